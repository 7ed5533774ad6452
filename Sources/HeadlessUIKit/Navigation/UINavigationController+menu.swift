extension UINavigationController {
  /// Presses the back button long with a finger: a menu of the screens below opens. Returns false when no back button is
  /// visible, when its item has no menu, or while a transition runs or is pending.
  @discardableResult
  public func longPressBackButton() -> Bool {
    if let stackOnTop, stackOnTop.viewControllers.count > 1 { return stackOnTop.longPressBackButton() }
    guard let button = stackWithBar.navigationBar.backButton, button.isVisible, button.item?.hasBackMenu ?? true,
      machine.canPopInteractively(while: visibility)
    else { return false }
    let screens = machine.stack.dropLast().reversed().map { screen in
      UIAction(title: Self.titleInBackMenu(screen)) { [weak self] in self?.backMenuDidChoose(screen) }
    }
    return open(UIMenu(children: screens), at: 0)
  }

  /// Taps a button of the bar with a finger. A button with a menu and without an action opens its menu. Returns false when
  /// it is disabled.
  @discardableResult
  public func tap(_ item: UIBarButtonItem) -> Bool {
    item.opensMenuByTap ? openMenu(of: item) : item.tap()
  }

  /// Opens the menu of a button of the bar, as a long press does. Returns false when the button is disabled, has no menu, or
  /// is not in the bar.
  @discardableResult
  public func openMenu(of item: UIBarButtonItem) -> Bool {
    guard item.isEnabled, let menu = item.menu, let frame = navigationBar.frame(of: item), let view = viewIfLoaded
    else { return false }
    return open(menu, of: item, at: navigationBar.convert(frame.origin, to: view).x)
  }

  private func open(_ menu: UIMenu, of item: UIBarButtonItem? = nil, at x: Double) -> Bool {
    guard let view = viewIfLoaded else { return false }
    closeMenu()
    let list = UIContextMenu(menu, of: item) { [weak self] in self?.closeMenu() }
    list.place(in: view.bounds, at: CGPoint(x: x, y: barPlace.bottom))
    view.addSubview(list)
    openMenu = list
    application?.noteChange()
    return true
  }

  func closeMenu() {
    guard let openMenu else { return }
    openMenu.removeFromSuperview()
    self.openMenu = nil
  }

  private static func titleInBackMenu(_ controller: UIViewController) -> String {
    let item = controller.navigationItem
    return item.backBarButtonItem?.title ?? item.backButtonTitle ?? item.title ?? controller.title ?? "Back"
  }
}
