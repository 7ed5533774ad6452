internal import NavbridgeRuntime

extension UINavigationController {
  /// Puts the loaded view of `controller` under the bar: in front of the other views, or behind that of `other`.
  func installView(of controller: UIViewController?, below other: UIViewController? = nil) {
    guard let content = controller?.viewIfLoaded, let view = viewIfLoaded else { return }
    content.frame = contentFrame(of: controller)
    guard content.superview !== view else { return }
    // The view of `other` may be in another container by now.
    let front = other?.viewIfLoaded.flatMap { $0.superview === view ? $0 : nil } ?? navigationBar
    let index = view.subviews.firstIndex { $0 === front }
    view.insertSubview(content, at: index ?? view.subviews.count)
  }

  /// Removes the view of a view controller that is not shown any more. The other views keep their places, so this needs
  /// no layout.
  func removeView(of controller: UIViewController?) {
    guard let view = viewIfLoaded, let content = controller?.viewIfLoaded, content.superview === view else { return }
    let neededLayout = view.needsLayout
    content.removeFromSuperview()
    view.needsLayout = neededLayout
  }

  func placeBarAndContent() {
    guard let view = viewIfLoaded else { return }
    var place = findBarPlace()
    if place.awaitsSearchBar {
      beginSearchBar()
      place = findBarPlace()
    }
    placing = place
    defer { placing = nil }
    placeBar(in: view, place)
    guard let top = topOnScreen else { return }
    if let around = stackAround { around.placeBarAndContent() } else { showBarContent() }
    if let content = top.viewIfLoaded, content.superview === view { content.frame = contentFrame(of: top) }
    (storedParent as? UITabBarController)?.contentMayExtendOtherwise(self)
    top.updateSafeArea()
  }

  private func showBarContent() {
    if let shown = controllerInBar { navigationBar.showContent(of: shown.navigationItem) }
  }

  /// Removes the views of all view controllers except the new top, for a stack that is not visible. The top's view
  /// loads when it appears. Other views of the stack, such as a picture behind its screens, stay.
  func showStackAtOnce() {
    let top = topOnScreen?.viewIfLoaded
    for content in viewIfLoaded?.subviews ?? [] where content.controller != nil && content !== top {
      content.removeFromSuperview()
    }
    settle()
  }

  /// Calls the delegate's `didShow` for the first view controller at the first layout in a window, without a
  /// transition.
  func notifyFirstShow() {
    guard !hasShown, isInWindow, machine.running == nil, let top = topOnScreen else { return }
    guard isSeen else { return }
    hasShown = true
    delegate?.navigationController(self, didShow: top, animated: false)
  }
}

/// The view controllers on the screen, with a fast membership test. A few queries search the list one after the other;
/// more queries use a set of identities.
@MainQueue
struct ShownControllers {
  private let list: StackOnScreen<UIViewController>
  private let identities: Set<ObjectIdentifier>?

  private static let few = 8

  init(_ list: StackOnScreen<UIViewController>, asked: Int) {
    self.list = list
    identities = asked > Self.few ? Set(list.map(ObjectIdentifier.init)) : nil
  }

  func contains(_ controller: UIViewController) -> Bool {
    if let identities { return identities.contains(ObjectIdentifier(controller)) }
    return list.contains(identical: controller)
  }
}
