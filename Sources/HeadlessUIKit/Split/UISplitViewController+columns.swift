extension UISplitViewController {
  func replaceColumns(with new: [UIViewController]) {
    let old = [primary, secondary].compactMap { $0 }
    guard canShow(new) else { return }
    (primary, secondary) = (new.first, new.count > 1 ? new[1] : nil)
    for child in new where child.parent !== self && !isOnPrimary(child) {
      adopt(child)
      child.didMove(toParent: self)
    }
    if isCollapsed { pushSecondary() }
    showColumns()
    for child in old where !new.contains(identical: child) && child.parent === self {
      child.willMove(toParent: nil)
      release(child)
    }
  }

  /// Whether the columns can hold `new`. What UIKit raises an exception for is reported.
  private func canShow(_ new: [UIViewController]) -> Bool {
    guard new.count < 2 || new[0] !== new[1] else {
      application?.raise(
        "NSInvalidArgumentException", "<\(className)> cannot show the same <\(new[0].className)> in both columns.")
      return false
    }
    return canAdopt(new)
  }

  func showDetail(_ controller: UIViewController) {
    guard isCollapsed else { return replaceColumns(with: [primary, controller].compactMap { $0 }) }
    guard let stack = primary as? UINavigationController else { return present(controller, animated: true) }
    guard stack.canAdopt([controller]) else { return }
    secondary = controller
    stack.change(to: stack.viewControllers + [controller], animated: true)
  }

  /// Collapses or parts the columns as the width asks.
  func adaptToWidth() {
    guard let screen = application?.screen else { return }
    let isCompact = screen.horizontalSizeClass == .compact
    guard isCompact != isCollapsed else { return showColumns() }
    layout.isCollapsed = isCompact
    if isCompact { pushSecondary() } else { partColumns() }
    showColumns()
  }

  /// On a compact width a primary column that is a stack takes the secondary one on top, itself a stack or not.
  private func pushSecondary() {
    guard let primary, let secondary, !isOnPrimary(secondary) else { return }
    let isHandled = delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false
    guard !isHandled, let stack = primary as? UINavigationController else { return }
    showColumns()
    release(secondary)
    stack.change(to: stack.viewControllers + [secondary], animated: false)
  }

  private func partColumns() {
    guard let primary else { return }
    let wished = delegate?.splitViewController(self, separateSecondaryFrom: primary)
    guard let secondary = wished ?? secondary else { return }
    replaceColumns(with: [primary])
    adopt(secondary)
    self.secondary = secondary
    secondary.didMove(toParent: self)
  }

  private func isOnPrimary(_ controller: UIViewController) -> Bool { primary != nil && controller.parent === primary }

  /// Shows the columns that are to be seen. From inside such a change nothing happens: the change sees to it.
  func showColumns() {
    guard !isShowing, !shown.isIdentical(to: wanted) else { return }
    isShowing = true
    defer { isShowing = false }
    while !shown.isIdentical(to: wanted) { change(to: wanted) }
    viewIfLoaded?.setNeedsLayout()
    application?.noteChange()
  }

  private var wanted: [UIViewController] {
    let columns = [layout.showsPrimary ? primary : nil, layout.showsSecondary ? secondary : nil]
    return columns.compactMap { $0 }.filter { $0.parent === self }
  }

  private func change(to new: [UIViewController]) {
    let old = shown
    shown = new
    for controller in old where !new.contains(identical: controller) {
      if controller.outwardAppearance.isSeen { controller.beginAppearanceTransition(false, animated: false) }
      if let content = controller.viewIfLoaded, content.superview === viewIfLoaded { content.removeFromSuperview() }
      if controller.outwardAppearance == .willDisappear { controller.endAppearanceTransition() }
    }
    for controller in new where !old.contains(identical: controller) && isSeen && shown.contains(identical: controller)
    {
      if !controller.outwardAppearance.isSeen { controller.beginAppearanceTransition(true, animated: false) }
      placeColumns()
      if appearanceState == .didAppear, controller.outwardAppearance == .willAppear {
        controller.endAppearanceTransition()
      }
    }
  }

  /// Puts the views of what is shown into their places, the primary column in front.
  func placeColumns() {
    guard isSeen, let view = viewIfLoaded else { return }
    layout.isRightToLeft = application?.userInterfaceLayoutDirection == .rightToLeft
    for controller in shown.reversed() where controller.outwardAppearance.isSeen {
      let content: UIView = controller.view
      if content.superview !== view { view.addSubview(content) }
      content.frame =
        controller === primary ? layout.primaryFrame(in: view.bounds) : layout.secondaryFrame(in: view.bounds)
    }
  }
}
