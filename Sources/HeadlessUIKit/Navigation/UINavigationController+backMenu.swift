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
      choose: { [weak self] row in
        self?.closeBackMenu()
        self?.backMenuDidChoose(below[row])
      },
      close: { [weak self] in self?.closeBackMenu() })
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

/// The menu that a long press of the back button opens: the titles of the screens below, the nearest first. A tap beside
/// it closes it (uikit-behaviour §2).
public final class UIBackButtonMenu: UIView {
  /// The size of a row in points.
  private static let rowSize = CGSize(width: 250, height: 44)

  /// The rows, from the top.
  public let rows: [UIButton]
  /// The rest of the screen, by the label that VoiceOver has for it.
  private let outside = UIButton()

  init(_ titles: [String], choose: @escaping (Int) -> Void, close: @escaping () -> Void) {
    rows = titles.map { title in
      let row = UIButton()
      row.title = title
      return row
    }
    super.init()
    outside.title = "Dismiss context menu"
    outside.action = close
    addSubview(outside)
    for (index, row) in rows.enumerated() {
      row.action = { choose(index) }
      addSubview(row)
    }
  }

  func place(in bounds: CGRect, below top: Double) {
    frame = bounds
    outside.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height)
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(
        x: 0, y: top + Double(index) * Self.rowSize.height, width: Self.rowSize.width, height: Self.rowSize.height)
    }
  }
}
