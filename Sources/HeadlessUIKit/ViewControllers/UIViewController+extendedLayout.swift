/// The extent to which a container lets a view controller's view reach below its bars (layout-guides §1).
struct ExtendedLayout: Equatable {
  var edges = UIRectEdge.all
  var includesOpaqueBars = false
}

extension UIViewController {
  /// The edges at which the view may lie below a bar. At every other edge it ends at the bar.
  public var edgesForExtendedLayout: UIRectEdge {
    get { extendedLayout.edges }
    set { extendedLayout.edges = newValue }
  }

  /// True when the view also lies below opaque bars.
  public var extendedLayoutIncludesOpaqueBars: Bool {
    get { extendedLayout.includesOpaqueBars }
    set { extendedLayout.includesOpaqueBars = newValue }
  }

  /// Returns true when the view reaches below a bar at `edge`.
  func extends(below edge: UIRectEdge, isTranslucent: Bool) -> Bool {
    let wish = controllerForExtendedLayout.extendedLayout
    return wish.edges.contains(edge) && (isTranslucent || wish.includesOpaqueBars)
  }

  func extendedLayoutChanged() {
    parent?.viewIfLoaded?.setNeedsLayout()
    tabBarController?.viewIfLoaded?.setNeedsLayout()
    application?.noteChange()
  }
}

extension UINavigationController {
  /// Returns the frame of the content: the whole view, or the part below the bar.
  func contentFrame(of controller: UIViewController?) -> CGRect {
    contentFrame(of: controller, in: CGRect(origin: .zero, size: view.bounds.size))
  }

  func contentFrame(of controller: UIViewController?, in bounds: CGRect) -> CGRect {
    var frame = bounds
    guard let controller, !isNavigationBarHidden else { return frame }
    if controller.extends(below: .top, isTranslucent: navigationBar.isTranslucent) { return frame }
    frame.y = min(barPlace.bottom, frame.height)
    frame.height -= frame.y
    return frame
  }
}

extension UITabBarController {
  /// Returns the frame of the content: the whole view, or the part above the bar.
  func contentFrame(of controller: UIViewController?) -> CGRect {
    contentFrame(of: controller, in: CGRect(origin: .zero, size: view.bounds.size))
  }

  func contentFrame(of controller: UIViewController?, in bounds: CGRect) -> CGRect {
    var frame = bounds
    guard let controller, isTabBarShown else { return frame }
    if controller.extends(below: .bottom, isTranslucent: tabBar.isTranslucent) { return frame }
    frame.height = max(0, frame.height - tabBarHeight(inside: safeAreaInsets))
    return frame
  }

  /// Updates the frame of the content. Another view controller in the content's stack may reach below the bar to a
  /// different extent.
  func contentMayExtendOtherwise(_ content: UIViewController) {
    guard content === machine.shown, let view = content.viewIfLoaded, view.superview === viewIfLoaded else { return }
    view.frame = contentFrame(of: content)
  }
}

/// The sides of a rectangle.
public struct UIRectEdge: OptionSet, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The upper edge.
  public static let top = UIRectEdge(rawValue: 1)
  /// The left edge.
  public static let left = UIRectEdge(rawValue: 2)
  /// The lower edge.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// The right edge.
  public static let right = UIRectEdge(rawValue: 8)
  /// All four edges.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}
