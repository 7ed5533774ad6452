import HeadlessUIKit
import NavbridgeRuntime
import NavbridgeTestSupport
import Testing

@MainQueue @Suite struct SplitTests {
  @MainQueue final class Delegate: UISplitViewControllerDelegate {
    var modes: [UISplitViewController.DisplayMode] = []

    func splitViewController(
      _: UISplitViewController, collapseSecondary: UIViewController, onto: UIViewController
    ) -> Bool { true }

    func splitViewController(_: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode) {
      modes.append(displayMode)
    }
  }

  @Test("Both columns of an expanded split view on an iPad appear and disappear with it")
  func expanded() async {
    let device = Device(screen: .iPad)
    let split = UISplitViewController()
    split.viewControllers = [device.screen("P"), device.screen("S")]
    device.window.rootViewController = split
    device.window.makeKeyAndVisible()
    await device.settle()
    #expect(
      device.log.take() == ["P didLoad", "P willAppear", "S didLoad", "S willAppear", "P didAppear", "S didAppear"])
    #expect(!split.isCollapsed && split.displayMode == .oneBesideSecondary)
    #expect(split.viewControllers.allSatisfy { $0.isInWindow })
    device.window.isHidden = true
    #expect(device.log.lines == ["P willDisappear", "S willDisappear", "P didDisappear", "S didDisappear"])
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let mode: UISplitViewController.DisplayMode
    var edge = UISplitViewController.PrimaryEdge.leading
    var minimum: Double?
    var maximum: Double?
    let primary: CGRect?
    let secondary: CGRect
    var testDescription: String { "\(mode), \(edge), \(minimum ?? 0) to \(maximum ?? 0)" }
  }

  nonisolated static let rows: [Row] = [
    Row(mode: .automatic, primary: rect(0, 320), secondary: rect(320, 514)),
    Row(mode: .oneBesideSecondary, edge: .trailing, primary: rect(514, 320), secondary: rect(0, 514)),
    Row(mode: .secondaryOnly, primary: nil, secondary: rect(0, 834)),
    Row(mode: .oneOverSecondary, primary: rect(0, 320), secondary: rect(0, 834)),
    Row(mode: .automatic, minimum: 400, primary: rect(0, 400), secondary: rect(400, 434)),
    Row(mode: .automatic, maximum: 200, primary: rect(0, 200), secondary: rect(200, 634)),
  ]

  nonisolated static func rect(_ x: Double, _ width: Double) -> CGRect {
    CGRect(x: x, y: 0, width: width, height: 1194)
  }

  @Test("The display mode, the edge and the widths determine the frames of the columns", arguments: rows)
  func frames(_ row: Row) async {
    let device = Device(screen: .iPad)
    let split = UISplitViewController()
    let (primary, secondary) = (device.screen("P"), device.screen("S"))
    split.viewControllers = [primary, secondary]
    split.preferredDisplayMode = row.mode
    split.primaryEdge = row.edge
    split.minimumPrimaryColumnWidth = row.minimum
    split.maximumPrimaryColumnWidth = row.maximum
    await device.show(split)
    #expect(primary.isInWindow == (row.primary != nil) && secondary.view.frame == row.secondary)
    if let frame = row.primary { #expect(primary.view.frame == frame && split.view.subviews.last === primary.view) }
  }

  @Test("Hiding and showing the primary column calls the delegate and the column's appearance callbacks")
  func modeChanges() async {
    let device = Device(screen: .iPad)
    let split = UISplitViewController()
    let delegate = Delegate()
    split.viewControllers = [device.screen("P"), device.screen("S")]
    await device.show(split)
    split.delegate = delegate
    split.preferredDisplayMode = .secondaryOnly
    #expect(device.log.take() == ["P willDisappear", "P didDisappear"])
    split.preferredDisplayMode = .automatic
    #expect(device.log.take() == ["P willAppear", "P didAppear"])
    #expect(delegate.modes == [.secondaryOnly, .oneBesideSecondary])
  }

  @Test("A new detail replaces the old one")
  func showDetail() async {
    let device = Device(screen: .iPad)
    let split = UISplitViewController()
    let old = device.screen("S")
    split.viewControllers = [device.screen("P"), old]
    await device.show(split)
    split.showDetailViewController(device.screen("T"))
    #expect(device.log.lines == ["S willDisappear", "S didDisappear", "T didLoad", "T willAppear", "T didAppear"])
    #expect(old.parent == nil && split.viewControllers.count == 2 && split.children.count == 2)
    split.viewControllers[1].removeFromParent()
    #expect(split.viewControllers.count == 1)
  }

  @Test(
    "A collapsed split view pushes the secondary column, be it a stack or not, onto the primary's stack",
    arguments: [true, false])
  func collapsed(isStack: Bool) async {
    let device = Device()
    let split = UISplitViewController()
    let (p, s) = (device.screen("P"), device.screen("S"))
    let primary = UINavigationController(rootViewController: p)
    let secondary = isStack ? UINavigationController(rootViewController: s) : s
    split.viewControllers = [primary, secondary]
    device.window.rootViewController = split
    device.window.makeKeyAndVisible()
    await device.settle()
    #expect(device.log.take() == ["S didLoad", "S willAppear", "S didAppear"])
    #expect(split.isCollapsed && split.viewControllers.isSame(as: [primary]) && secondary.parent === primary)
    #expect(s.isInWindow && !p.isInWindow && s.splitViewController === split)
    #expect(primary.tapBackButton())
    await device.settle()
    #expect(p.isInWindow && !s.isInWindow && p.faults + s.faults == [] && device.log.diagnostics == [])
    split.showDetailViewController(device.screen("T"))
    await device.settle()
    #expect((primary.topViewController as? Screen)?.name == "T")
  }

  @Test(
    "A split view that expands keeps the detail on the screen and the primary's bar above its content",
    arguments: [true, false])
  func expandedAgain(isStack: Bool) async {
    let device = Device()
    let split = UISplitViewController()
    let (p, s) = (device.screen("P"), device.screen("S"))
    let primary = UINavigationController(rootViewController: p)
    let secondary = isStack ? UINavigationController(rootViewController: s) : s
    split.viewControllers = [primary, secondary]
    await device.show(split)
    device.log.diagnostics = []
    #expect(device.application.rotate(to: .landscapeLeft))
    await device.settle()
    #expect(!split.isCollapsed && p.isInWindow && s.isInWindow && secondary.parent === split)
    // The detail has never left the screen.
    #expect(device.log.take().filter { $0.hasPrefix("S ") && $0 != "S didLoad" } == [])
    #expect(primary.view.subviews.last === primary.navigationBar && p.view.superview === primary.view)
    #expect(p.faults + s.faults == [] && device.log.diagnostics == [])
    #expect(device.application.rotate(to: .portrait))
    await device.settle()
    #expect(split.isCollapsed && s.isInWindow && !p.isInWindow && p.faults + s.faults == [])
    #expect(primary.tapBackButton())
    await device.settle()
    #expect(p.isInWindow && !s.isInWindow)
  }

  @Test("A collapsed split view shows the secondary column's stack in one bar, which pops through both stacks")
  func oneBar() async throws {
    let device = Device()
    let split = UISplitViewController()
    let (p, s, t) = (device.screen("P"), device.screen("S"), device.screen("T"))
    for screen in [p, s, t] { screen.title = screen.name }
    let primary = UINavigationController(rootViewController: p)
    let secondary = UINavigationController(rootViewController: s)
    split.viewControllers = [primary, secondary]
    await device.show(split)
    #expect(!primary.isNavigationBarHidden && secondary.isNavigationBarHidden)
    #expect(secondary.navigationBar.isHidden && secondary.stackWithBar === primary)
    #expect(primary.controllerInBar === s && primary.navigationBar.backButton?.title == "P")
    #expect(s.safeAreaInsets.top == primary.navigationBar.frame.y + primary.navigationBar.frame.height)
    secondary.pushViewController(t, animated: true)
    await device.settle()
    #expect(primary.controllerInBar === t && primary.navigationBar.backButton?.title == "S")
    #expect(primary.tapBackButton())
    await device.settle()
    #expect(primary.controllerInBar === s && s.isInWindow)
    #expect(device.application.rotate(to: .landscapeLeft))
    await device.settle()
    #expect(!secondary.isNavigationBarHidden && !secondary.navigationBar.isHidden)
    #expect(
      secondary.controllerInBar === s && primary.controllerInBar === p && secondary.navigationBar.backButton == nil)
  }

  @Test(
    "A collapsed split view keeps the primary column if its delegate requires it or the column is no stack",
    arguments: [true, false])
  func primaryStays(byDelegate: Bool) async {
    let device = Device()
    let split = UISplitViewController()
    let delegate = Delegate()
    if byDelegate { split.delegate = delegate }
    let (p, s) = (device.screen("P"), device.screen("S"))
    split.viewControllers = [byDelegate ? UINavigationController(rootViewController: p) : p, s]
    await device.show(split)
    #expect(p.isInWindow && !s.isInWindow && p.lastCallback == "didAppear" && !s.isViewLoaded)
  }
}
