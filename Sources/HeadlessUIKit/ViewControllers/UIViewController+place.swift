public import NavbridgeRuntime

extension UIViewController {
  /// Returns the view's frame in its window and the safe area that covers it. For a view in no window, it returns the
  /// values that both would have if it were shown, as far as the containers around it can compute them. Each container
  /// computes its part once.
  public func findPlace() -> (frame: CGRect, safeArea: UIEdgeInsets) {
    if let view = viewIfLoaded, view.window != nil { return (view.convert(view.bounds, to: nil), safeAreaInsets) }
    guard let container = parentToBe ?? destination else { return (outermostPlace, safeAreaInsets) }
    let (around, outside) = container.findPlace()
    let bounds = CGRect(origin: .zero, size: around.size)
    var place = container.placeOfChild(self, in: bounds)
    // The insets of the container's own bars are used where it has bars. On the other edges the insets come from
    // outside.
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

  /// Records the container in which this view controller is about to be shown. With nil, or with a container inside
  /// this view controller, the place is unknown.
  public func expect(in container: UIViewController?) {
    destination = container.flatMap { $0.isInside(self) ? nil : $0 }
  }

  private var outermostPlace: CGRect {
    let isPresented = modal?.presentation?.isUnderWay ?? false || isAboutToBePresented
    if isPresented, let geometry = presentationController?.geometry { return geometry.frame }
    return windowAsRoot?.bounds ?? application?.screen.bounds ?? .zero
  }

  /// True when this view controller is about to be presented. Its place is then that of its presentation style.
  public var isAboutToBePresented: Bool {
    get { modal?.isAboutToBePresented ?? false }
    set { if newValue != isAboutToBePresented { modalState.isAboutToBePresented = newValue } }
  }

  /// Clears the expected place, because the view controller is shown now or never will be.
  public func forgetDestination() {
    expect(in: nil)
    destinationApplication = nil
    isAboutToBePresented = false
  }
}

/// The colour of the status bar's text.
public enum UIStatusBarStyle: String, Sendable {
  /// Dark or light, according to the user interface style.
  case `default`
  /// Light text.
  case lightContent
  /// Dark text.
  case darkContent
}

/// Provides the preferences that the system requests from the view controller that fills the screen. It replaces those
/// of a view controller and of all inside it. A library that decides by the options of a whole tree sets one on its
/// containers, in place of overrides in each of their classes.
@MainQueue
public protocol UISystemPreferences: AnyObject {
  /// True if the status bar is hidden.
  var prefersStatusBarHidden: Bool { get }
  /// The colour of the status bar's text.
  var preferredStatusBarStyle: UIStatusBarStyle { get }
  /// True if the home indicator is hidden.
  var prefersHomeIndicatorAutoHidden: Bool { get }
  /// The orientations to which the interface rotates.
  var supportedInterfaceOrientations: UIInterfaceOrientationMask { get }
}
