import HeadlessUIKit
import NavbridgeRuntime
import NavbridgeTestSupport
import Testing

@MainQueue @Suite struct TabSelectionTests {
  @Test(
    "A tab selection loads the view and calls both controllers in UIKit's order, within the call",
    arguments: [true, false])
  func order(byIndex: Bool) async {
    let (device, tabs, screens) = await shown(2)
    #expect(!screens[1].isViewLoaded)
    if byIndex { tabs.selectedIndex = 1 } else { tabs.selectedViewController = screens[1] }
    #expect(
      device.log.take() == [
        "1 didLoad", "1 willAppear", "0 willDisappear", "0 didDisappear", "1 didAppear",
      ])
    #expect(tabs.selectedIndex == 1 && tabs.selectedViewController === screens[1])
    #expect(!screens[0].isInWindow && screens[1].isInWindow)
    tabs.selectedIndex = 0
    #expect(device.log.take() == ["0 willAppear", "1 willDisappear", "1 didDisappear", "0 didAppear"])
    tabs.selectedIndex = 0
    await device.settle()
    #expect(device.log.lines == [] && screens.flatMap(\.faults) == [] && device.log.diagnostics == [])
  }

  @Test("An animated selection shows the new controller before the old one has gone, if it is seen")
  func animated() async {
    let (device, tabs, _) = await shown(3)
    tabs.animatesSelection = true
    tabs.selectedIndex = 1
    #expect(
      device.log.take() == ["1 didLoad", "1 willAppear", "0 willDisappear", "1 didAppear", "0 didDisappear"])
    tabs.selectedIndex = 0
    #expect(device.log.take() == ["0 willAppear", "1 willDisappear", "0 didAppear", "1 didDisappear"])
    tabs.selectedIndex = 0
    #expect(device.log.lines == [])
    device.window.isHidden = true
    device.window.isHidden = false
    device.log.lines = []
    tabs.selectedIndex = 2
    await device.settle()
    #expect(
      device.log.lines == ["2 didLoad", "2 willAppear", "0 willDisappear", "0 didDisappear", "2 didAppear"])
  }

  @Test("Invisible tabs change without callbacks, and the selected one appears with them")
  func unseen() async {
    let device = Device()
    let tabs = UITabBarController()
    let screens = (0..<3).map { device.screen("\($0)") }
    tabs.viewControllers = screens
    tabs.selectedIndex = 2
    device.window.rootViewController = tabs
    #expect(device.log.lines == [])
    device.window.isHidden = false
    tabs.selectedIndex = 1
    await device.settle()
    #expect(
      device.log.take() == [
        "2 didLoad", "2 willAppear", "1 didLoad", "1 willAppear", "2 willDisappear", "2 didDisappear", "1 didAppear",
      ])
    device.window.isHidden = true
    tabs.selectedIndex = 0
    device.window.isHidden = false
    await device.settle()
    #expect(
      device.log.lines == ["1 willDisappear", "1 didDisappear", "0 didLoad", "0 willAppear", "0 didAppear"])
  }

  @Test("A selection from a callback of another selection follows it")
  func nested() async {
    let (device, tabs, screens) = await shown(3)
    screens[1].onCallback = { if $0 == "willAppear" { tabs.selectedIndex = 2 } }
    tabs.selectedIndex = 1
    await device.settle()
    #expect(tabs.selectedIndex == 2 && screens[2].isInWindow)
    #expect(screens.map(\.lastCallback) == ["didDisappear", "didDisappear", "didAppear"])
    #expect(screens.flatMap(\.faults) == [] && device.log.diagnostics == [])
  }

  @Test("Replacing the tabs keeps the selected one, or selects the one in its place")
  func replaced() async {
    let (device, tabs, screens) = await shown(3)
    tabs.selectedIndex = 1
    device.log.lines = []
    tabs.viewControllers = [screens[1], screens[2]]
    #expect(tabs.selectedIndex == 0 && device.log.lines == [] && screens[0].parent == nil)
    tabs.viewControllers = [screens[0], screens[2]]
    await device.settle()
    #expect(tabs.selectedViewController === screens[0] && screens[1].parent == nil)
    #expect(device.log.lines == ["0 willAppear", "1 willDisappear", "1 didDisappear", "0 didAppear"])
    screens[0].removeFromParent()
    #expect(tabs.viewControllers.isSame(as: [screens[2]]) && tabs.selectedViewController === screens[2])
    tabs.viewControllers = []
    #expect(tabs.selectedViewController == nil && screens[2].lastCallback == "didDisappear")
    #expect(screens.flatMap(\.faults) == [])
  }

  @Test("An index without a tab and a controller that is no tab are refused")
  func refused() async {
    let (device, tabs, screens) = await shown(2)
    tabs.selectedIndex = 2
    tabs.selectedViewController = device.screen("x")
    #expect(tabs.selectedViewController === screens[0])
    #expect(
      device.log.diagnostics == [
        UIDiagnostic(
          kind: "NSRangeException", message: "There is no tab 2 among the 2 of <UITabBarController>.",
          isException: true),
        UIDiagnostic(
          kind: "NSInvalidArgumentException", message: "<Screen> is not among the tabs of <UITabBarController>.",
          isException: true),
      ])
  }

  private func shown(_ count: Int) async -> (Device, UITabBarController, [Screen]) {
    let device = Device()
    let tabs = UITabBarController()
    let screens = (0..<count).map { device.screen("\($0)") }
    tabs.viewControllers = screens
    await device.show(tabs)
    return (device, tabs, screens)
  }
}
