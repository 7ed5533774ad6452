public import NavbridgeRuntime

extension UIViewController {
  /// The insets that cover this view controller from outside. They are the part of its parent's insets that reaches
  /// into its view, the part of the screen's insets inside a presentation, or the screen's insets.
  var outerSafeAreaInsets: UIEdgeInsets {
    if let container = parentToBe { return container.safeAreaInsets(reaching: self) }
    if let presentation = modal?.presentation, presentation.isUnderWay { return presentation.geometry.safeAreaInside }
    if windowAsRoot == nil, viewIfLoaded?.window == nil {
      if let destination { return destination.safeAreaInsetsForChildren }
      if isAboutToBePresented, let geometry = presentationController?.geometry { return geometry.safeAreaInside }
    }
    return application?.safeAreaInsets ?? .zero
  }

  private func safeAreaInsets(reaching child: UIViewController) -> UIEdgeInsets {
    let all = safeAreaInsetsForChildren
    guard let own = viewIfLoaded, let view = child.viewIfLoaded, all != .zero else { return all }
    var frame = view.frame
    var ancestor = view.superview
    while let next = ancestor, next !== own {
      frame.x += next.frame.x
      frame.y += next.frame.y
      ancestor = next.superview
    }
    // A view that is not in the hierarchy yet has no edges to compare.
    return ancestor == nil ? all : all.reaching(into: frame, of: own.bounds.size)
  }

  /// Makes the view lay itself out again if its safe area has changed.
  func updateSafeArea() {
    guard let view = viewIfLoaded else { return }
    let insets = safeAreaInsets
    guard insets != lastSafeArea else { return }
    lastSafeArea = insets
    viewSafeAreaInsetsDidChange()
    view.notifySafeAreaChange()
    view.setNeedsLayout()
  }

  /// Updates the content of this view controller at the end of its layout.
  func updateInside() {
    if let over = modal?.presentationOver, over.isInContext { over.containerView?.frame = view.bounds }
    if !storedChildren.isEmpty { updateSafeAreaOfChildren() }
  }
}

/// The length of a view controller's view that bars cover from one edge (layout-guides §1).
@MainQueue
public protocol UILayoutSupport {
  /// The length in points, measured in the view controller's own view.
  var length: Double { get }
}

/// A length that does not change.
public struct UIFixedLayoutSupport: UILayoutSupport, Sendable, Equatable {
  public let length: Double

  /// A guide of a length in points.
  public init(length: Double) { self.length = length }
}

/// A length that is computed at each read. It is 0 until the view controller's view is laid out for the first time.
struct UIViewControllerLayoutSupport: UILayoutSupport {
  let controller: UIViewController
  let edge: KeyPath<UIEdgeInsets, Double>

  var length: Double { controller.hasLaidOut ? max(0, controller.safeAreaInsets[keyPath: edge]) : 0 }
}

extension UIViewController {
  /// The length that the status bar, the notch and navigation bars cover at the view's top. It is reliable from the
  /// first layout on.
  public var topLayoutGuide: any UILayoutSupport { UIViewControllerLayoutSupport(controller: self, edge: \.top) }

  /// The length that the home indicator and tab bars cover at the view's bottom. It is reliable from the first layout
  /// on.
  public var bottomLayoutGuide: any UILayoutSupport { UIViewControllerLayoutSupport(controller: self, edge: \.bottom) }
}
