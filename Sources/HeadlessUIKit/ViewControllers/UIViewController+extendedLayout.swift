/// How far a container lets a controller's view reach below its bars (layout-guides §1).
struct ExtendedLayout: Equatable {
  var edges = UIRectEdge.all
  var includesOpaqueBars = false
}

extension UIViewController {
  /// The edges at which the view may lie below a bar. An edge that is missing ends at the bar.
  public var edgesForExtendedLayout: UIRectEdge {
    get { extendedLayout.edges }
    set { extendedLayout.edges = newValue }
  }

  /// Whether the view lies below bars that nothing shows through, too.
  public var extendedLayoutIncludesOpaqueBars: Bool {
    get { extendedLayout.includesOpaqueBars }
    set { extendedLayout.includesOpaqueBars = newValue }
  }

  /// Whether the view reaches below a bar at `edge`.
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
  /// Where the content lies: the whole view, or from the bar downwards.
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
  /// Where the content lies: the whole view, or from the top to the bar.
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

  /// Another controller in the content's stack may reach less far, or farther.
  func contentMayExtendOtherwise(_ content: UIViewController) {
    guard content === machine.shown, let view = content.viewIfLoaded, view.superview === viewIfLoaded else { return }
    view.frame = contentFrame(of: content)
  }
}
