extension UITabBarController {
  func replaceTabs(with new: [UIViewController]) {
    let old = machine.controllers
    guard !old.isIdentical(to: new), canAdopt(new) else { return }
    machine.set(new, keeping: needsMore(new.count) ? storedMore : nil)
    for child in new where child.parent !== self {
      adopt(child)
      child.didMove(toParent: self)
    }
    showItems()
    catchUp()
    for child in old where !machine.controllers.contains(identical: child) && child.parent === self {
      child.willMove(toParent: nil)
      release(child)
    }
  }

  func select(_ controller: UIViewController) {
    guard machine.index(of: controller) != nil || controller === storedMore else {
      application?.raise(
        "NSInvalidArgumentException", "<\(controller.className)> is not among the tabs of <\(className)>.")
      return
    }
    machine.select(controller)
    catchUp()
  }

  /// Shows the selected view controller. A nested call returns at once, because the outer call performs the change.
  private func catchUp() {
    guard !isSelecting else { return }
    isSelecting = true
    while let change = machine.next() { make(change) }
    isSelecting = false
    showSelectedItem()
    viewIfLoaded?.setNeedsLayout()
    application?.noteChange()
  }

  /// Performs a change in the order of uikit-behaviour §1. While the tab bar controller is appearing, the new view
  /// controller's `viewDidAppear` comes with the tab bar controller's.
  private func make(_ change: TabSelectionMachine<UIViewController>.Change) {
    let (from, to) = (change.from, change.to)
    if isSeen, let to, !to.outwardAppearance.isSeen { to.beginAppearanceTransition(true, animated: false) }
    if let from, from.outwardAppearance.isSeen { from.beginAppearanceTransition(false, animated: false) }
    if let content = from?.viewIfLoaded, content.superview === viewIfLoaded { content.removeFromSuperview() }
    if isSeen, machine.shown === to { installView(of: to) }
    if from?.outwardAppearance == .willDisappear { from?.endAppearanceTransition() }
    if appearanceState == .didAppear, to?.outwardAppearance == .willAppear { to?.endAppearanceTransition() }
  }

  /// Puts the view of a view controller behind the bar.
  func installView(of controller: UIViewController?) {
    guard let controller, let view = viewIfLoaded else { return }
    let content: UIView = controller.view
    content.frame = contentFrame(of: controller)
    if content.superview !== view { view.insertSubview(content, at: 0) }
  }
}
