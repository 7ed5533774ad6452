extension UIViewController {
  /// Where the view is in its window, and what covers it; while it is in none, what both would be if it were shown, as far as
  /// the containers around it know. Each of them is asked once.
  public func findPlace() -> (frame: CGRect, safeArea: UIEdgeInsets) {
    if let view = viewIfLoaded, view.window != nil { return (view.convert(view.bounds, to: nil), safeAreaInsets) }
    guard let container = parentToBe ?? destination else { return (outermostPlace, safeAreaInsets) }
    let (around, outside) = container.findPlace()
    let bounds = CGRect(origin: .zero, size: around.size)
    var place = container.placeOfChild(self, in: bounds)
    // The container's own bars count as it has them; on the other edges what comes from outside.
    let (own, all) = (container.safeAreaInsets, container.safeAreaInsetsForChildren)
    let covered = UIEdgeInsets(
      top: all.top == own.top ? outside.top : all.top, left: all.left == own.left ? outside.left : all.left,
      bottom: all.bottom == own.bottom ? outside.bottom : all.bottom,
      right: all.right == own.right ? outside.right : all.right)
    let safeArea = covered.reaching(into: place, of: bounds.size) + additionalSafeAreaInsets
    place.x += around.x
    place.y += around.y
    return (place, safeArea)
  }

  /// Takes note of where this is about to be shown; nil, and what it holds itself, is nowhere that is known.
  public func expect(in container: UIViewController?) {
    destination = container.flatMap { $0.isInside(self) ? nil : $0 }
  }

  private var outermostPlace: CGRect {
    let isPresented = modal?.presentation?.isUnderWay ?? false || isAboutToBePresented
    if isPresented, let geometry = presentationController?.geometry { return geometry.frame }
    return windowAsRoot?.bounds ?? application?.screen.bounds ?? .zero
  }

  /// Whether a presentation of this is to come: its place is that of its style.
  public var isAboutToBePresented: Bool {
    get { modal?.isAboutToBePresented ?? false }
    set { if newValue != isAboutToBePresented { modalState.isAboutToBePresented = newValue } }
  }

  /// It is shown now, or never will be: what was known of that before counts no more.
  public func forgetDestination() {
    expect(in: nil)
    destinationApplication = nil
    isAboutToBePresented = false
  }
}
