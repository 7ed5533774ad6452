extension UINavigationController {
  /// Presses the back button long with a finger: a menu of the screens below opens. Returns false when no back button is
  /// visible, when its item has no menu, or while a transition runs or is pending.
  @discardableResult
  public func longPressBackButton() -> Bool {
    if let stackOnTop, stackOnTop.viewControllers.count > 1 { return stackOnTop.longPressBackButton() }
    guard let button = stackWithBar.navigationBar.backButton, button.isVisible, button.item?.hasBackMenu ?? true,
      machine.canPopInteractively(while: visibility), let view = viewIfLoaded
    else { return false }
    let below = Array(machine.stack.dropLast().reversed())
    let menu = UIBackButtonMenu(
      below.map(Self.titleInBackMenu),
      choose: { [unowned self] row in
        closeBackMenu()
        backMenuDidChoose(below[row])
      },
      close: { [unowned self] in closeBackMenu() })
    menu.place(in: view.bounds, below: barPlace.bottom)
    view.addSubview(menu)
    backMenu = menu
    application?.noteChange()
    return true
  }

  func closeBackMenu() {
    guard let backMenu else { return }
    backMenu.removeFromSuperview()
    self.backMenu = nil
  }

  private static func titleInBackMenu(_ controller: UIViewController) -> String {
    let item = controller.navigationItem
    return item.backBarButtonItem?.title ?? item.backButtonTitle ?? item.title ?? controller.title ?? "Back"
  }
}
