extension UITabBarController {
  func replaceTabs(with new: [UIViewController]) {
    let old = machine.controllers
    guard !old.isIdentical(to: new), canAdopt(new) else { return }
    machine.set(new, keeping: needsMore(new.count) ? storedMore : nil)
    for child in new where child.parent !== self {
      adopt(child)
      child.movement = .none
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
    (to as? UINavigationController)?.askForBottomBar()
    if isSeen, let to, !to.outwardAppearance.isSeen { to.beginAppearanceTransition(true, animated: false) }
    if let from, from.outwardAppearance.isSeen { from.beginAppearanceTransition(false, animated: false) }
    if let content = from?.viewIfLoaded, content.superview === viewIfLoaded { content.removeFromSuperview() }
    if isSeen, machine.shown === to { installView(of: to) }
    let isAnimated = animatesSelection && appearanceState == .didAppear
    if !isAnimated { endDisappearance(of: from) }
    if appearanceState == .didAppear, to?.outwardAppearance == .willAppear { to?.endAppearanceTransition() }
    if isAnimated { endDisappearance(of: from) }
  }

  private func endDisappearance(of controller: UIViewController?) {
    if controller?.outwardAppearance == .willDisappear { controller?.endAppearanceTransition() }
  }

  /// Puts the view of a view controller behind the bar.
  func installView(of controller: UIViewController?) {
    guard let controller, let view = viewIfLoaded else { return }
    let content: UIView = controller.view
    content.frame = contentFrame(of: controller)
    if content.superview !== view { view.insertSubview(content, at: 0) }
  }
}

/// Decides which tab a tab bar controller selects and shows.
struct TabSelectionMachine<Controller: AnyObject> {
  struct Change {
    let from: Controller?
    let to: Controller?
  }

  /// The view controllers in the order of their tabs.
  private(set) var controllers: [Controller] = []
  /// The view controller that was selected last.
  private(set) var selected: Controller?
  /// The view controller whose view is shown while the tab bar controller itself is shown.
  private(set) var shown: Controller?

  /// Makes `new` the tabs. The selected view controller stays selected. When it is no longer a tab, the one at its
  /// former position is selected.
  mutating func set(_ new: [Controller], keeping extra: Controller?) {
    let index = index(of: selected) ?? 0
    controllers = new
    if let selected, self.index(of: selected) != nil || selected === extra { return }
    selected = new.isEmpty ? nil : new[min(index, new.count - 1)]
  }

  mutating func select(_ controller: Controller) { selected = controller }

  func index(of controller: Controller?) -> Int? { controllers.firstIndex { $0 === controller } }

  /// Returns the next change of the shown view controller and counts it as made. Returns nil when the selected one is
  /// shown.
  mutating func next() -> Change? {
    guard shown !== selected else { return nil }
    let change = Change(from: shown, to: selected)
    shown = selected
    return change
  }
}
