import HeadlessUIKit
import NavbridgeRuntime
import NavbridgeTestSupport
import Testing

/// The menus of buttons in bars, as UIKit documents `UIBarButtonItem.menu`.
@Suite("The menu of a bar's button", .timeLimit(.minutes(20)))
@MainQueue
struct BarItemMenuTests {
  private var chosen: [String] { log.lines }
  private let log = Log()
  private let device = Device()

  private final class Log {
    var lines: [String] = []
  }

  private func action(
    _ title: String, _ attributes: UIAction.Attributes = [], state: UIAction.State = .off
  ) -> UIAction {
    UIAction(title: title, identifier: title, attributes: attributes, state: state) { [log] in log.lines.append(title) }
  }

  /// Shows a stack whose bar has one button.
  private func show(_ item: UIBarButtonItem) async -> UINavigationController {
    let (stack, screens) = await device.showStack(["A", "B"])
    screens[1].navigationItem.rightBarButtonItems = [item]
    await device.settle()
    return stack
  }

  private func titles(_ stack: UINavigationController) -> [String?]? { stack.openMenu?.rows.map(\.title) }

  private func choose(_ title: String, in stack: UINavigationController) throws {
    let row = try #require(stack.openMenu?.rows.first { $0.title == title })
    #expect(device.application.hitTest(row.convert(row.bounds, to: nil).origin) === row, "A finger reaches the row.")
    row.tap()
  }

  @Test("The menu of a bar's button opens by a tap, calls the chosen action once, and closes")
  func tap() async throws {
    let item = UIBarButtonItem(title: "More")
    item.menu = UIMenu(children: [
      action("Sort"), action("Secret", .hidden), action("Delete", [.destructive, .disabled]),
    ])
    let stack = await show(item)
    #expect(stack.tap(item))
    #expect(titles(stack) == ["Sort", "Delete"])
    try choose("Delete", in: stack)
    #expect(chosen.isEmpty && stack.openMenu != nil, "A disabled row does nothing.")
    try choose("Sort", in: stack)
    #expect(chosen == ["Sort"] && stack.openMenu == nil)
  }

  @Test("The menu of a bar's button opens by a long press where a tap has an action")
  func longPress() async {
    let item = UIBarButtonItem(title: "More") { [log] in log.lines.append("tap") }
    item.menu = UIMenu(children: [action("Sort")])
    let stack = await show(item)
    #expect(stack.tap(item) && chosen == ["tap"] && stack.openMenu == nil)
    #expect(stack.openMenu(of: item) && titles(stack) == ["Sort"])
    item.isEnabled = false
    #expect(!stack.openMenu(of: item))
  }

  @Test("The menu of a bar's button opens a menu within it in its place, whose first row leads back")
  func nested() async throws {
    let item = UIBarButtonItem(title: "More")
    let inline = UIMenu(options: .displayInline, children: [action("Cut"), action("Copy")])
    item.menu = UIMenu(children: [UIMenu(title: "Sort by", children: [action("Name"), action("Date")]), inline])
    let stack = await show(item)
    stack.tap(item)
    #expect(titles(stack) == ["Sort by", "Cut", "Copy"])
    try choose("Sort by", in: stack)
    #expect(titles(stack) == ["Sort by", "Name", "Date"])
    try choose("Sort by", in: stack)
    #expect(titles(stack) == ["Sort by", "Cut", "Copy"])
    try choose("Sort by", in: stack)
    try choose("Date", in: stack)
    #expect(chosen == ["Date"] && stack.openMenu == nil)
  }

  @Test("The menu of a bar's button stays open for an action that keeps it")
  func keeps() async throws {
    let item = UIBarButtonItem(title: "More")
    item.menu = UIMenu(children: [action("Larger", .keepsMenuPresented)])
    let stack = await show(item)
    stack.tap(item)
    try choose("Larger", in: stack)
    try choose("Larger", in: stack)
    #expect(chosen == ["Larger", "Larger"] && stack.openMenu != nil)
    stack.popViewController(animated: true)
    #expect(stack.openMenu == nil, "A change of the stack closes it.")
  }

  @Test(
    """
    The menu of a bar's button marks one action in single selection, and gives its title to the button that shows \
    the selection
    """)
  func selection() async throws {
    let item = UIBarButtonItem(title: "Sort")
    let (name, date) = (action("Name", state: .on), action("Date"))
    item.menu = UIMenu(options: .singleSelection, children: [name, date])
    item.changesSelectionAsPrimaryAction = true
    #expect(item.title == "Name")
    let stack = await show(item)
    stack.tap(item)
    try choose("Date", in: stack)
    #expect(name.state == .off && date.state == .on && item.title == "Date" && chosen == ["Date"])
  }
}
