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

  /// Returns true when the columns can hold `new`. Otherwise it reports the exception that UIKit raises.
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

  /// Collapses or separates the columns according to the width.
  func adaptToWidth() {
    guard let screen = application?.screen else { return }
    let isCompact = screen.horizontalSizeClass == .compact
    guard isCompact != isCollapsed else { return showColumns() }
    layout.isCollapsed = isCompact
    if isCompact { pushSecondary() } else { partColumns() }
    showColumns()
  }

  /// Pushes the secondary column on a primary column that is a stack, on a compact width. The secondary column may be a
  /// stack too.
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

  /// Shows the visible columns. A nested call returns at once, because the outer call performs the change.
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

  /// Puts the views of the shown columns into their places, with the primary column in front.
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
