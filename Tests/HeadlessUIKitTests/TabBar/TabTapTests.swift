import HeadlessUIKit
import NavbridgeRuntime
import NavbridgeTestSupport
import Testing

/// The effect of taps on the tab bar (uikit-behaviour §3).
@MainQueue @Suite struct TabTapTests {
  @MainQueue final class Delegate: UITabBarControllerDelegate {
    let log: Log
    var allows = true
    init(_ log: Log) { self.log = log }

    func tabBarController(_ tabs: UITabBarController, shouldSelect controller: UIViewController) -> Bool {
      log.lines.append("shouldSelect \(controller.title ?? "?")")
      return allows
    }

    func tabBarController(_ tabs: UITabBarController, didSelect controller: UIViewController) {
      log.lines.append("didSelect \(controller.title ?? "?")")
    }
  }

  @Test("A tap, also on the selected tab, calls the delegate, and a selection by the program does not")
  func tap() async {
    let (device, tabs, delegate) = await shown(2)
    #expect(tabs.tapTab(at: 1))
    #expect(
      device.log.take() == [
        "shouldSelect 1", "1 didLoad", "1 willAppear", "0 willDisappear", "0 didDisappear", "1 didAppear",
        "didSelect 1",
      ])
    #expect(tabs.tapTab(at: 1))
    #expect(device.log.take() == ["shouldSelect 1", "didSelect 1"])
    tabs.selectedIndex = 0
    #expect(!device.log.take().contains { $0.contains("elect") })
    delegate.allows = false
    #expect(tabs.tapTab(at: 1) && tabs.selectedIndex == 0)
    #expect(device.log.lines == ["shouldSelect 1"])
  }

  @Test("A tap on the selected tab pops its stack to the root with animation")
  func popsToRoot() async {
    let device = Device()
    let tabs = UITabBarController()
    let stack = UINavigationController()
    let screens = ["a", "b", "c"].map(device.screen)
    stack.viewControllers = screens
    tabs.viewControllers = [stack, device.screen("other")]
    await device.show(tabs)
    tabs.tapTab(at: 0)
    #expect(stack.viewControllers.isSame(as: [screens[0]]))
    await device.settleAndTellTime()
    #expect(
      device.log.lines == ["a didLoad", "c willDisappear", "a willAppear", "350 ms", "c didDisappear", "a didAppear"])
  }

  @Test("A tap does not reach a bar that is hidden or off the screen, nor a disabled item")
  func unreachable() async {
    let (device, tabs, _) = await shown(2)
    #expect(!tabs.tapTab(at: 2) && !tabs.tapTab(at: -1) && !tabs.tapMoreRow(at: 0))
    tabs.viewControllers[1].tabBarItem.isEnabled = false
    #expect(!tabs.tapTab(at: 1))
    tabs.tabBar.isHidden = true
    #expect(!tabs.tapTab(at: 0))
    tabs.tabBar.isHidden = false
    device.window.isHidden = true
    #expect(!tabs.tapTab(at: 0))
    #expect(device.log.lines.allSatisfy { !$0.contains("elect") })
  }

  @Test("On a phone the fifth of more than five tabs lists the others, and on an iPad all tabs fit")
  func more() async {
    let (device, tabs, delegate) = await shown(7)
    #expect(tabs.tabBar.items.map(\.title) == ["0", "1", "2", "3", "More"])
    device.log.lines = []
    #expect(tabs.tapTab(at: 4) && tabs.selectedIndex == Int.max)
    #expect(device.log.take() == ["shouldSelect More", "0 willDisappear", "0 didDisappear", "didSelect More"])
    #expect((tabs.moreNavigationController.topViewController as? UIMoreListController)?.rows.count == 3)
    #expect(tabs.tapMoreRow(at: 1) && tabs.selectedIndex == 5)
    #expect(tabs.tabBar.selectedItem?.title == "More")
    await device.settle()
    #expect(delegate.allows && tabs.viewControllers[5].isInWindow && device.log.diagnostics == [])
    let (_, five, _) = await shown(5)
    #expect(five.tabBar.items.map(\.title) == ["0", "1", "2", "3", "4"])
    let (_, wide, _) = await shown(7, on: .iPad)
    #expect(wide.tabBar.items.count == 7)
  }

  private func shown(_ count: Int, on screen: UIScreen = .iPhone16ProMax) async -> (
    Device, UITabBarController, Delegate
  ) {
    let device = Device(screen: screen)
    let tabs = UITabBarController()
    let delegate = Delegate(device.log)
    tabs.viewControllers = (0..<count).map { device.screen("\($0)") }
    await device.show(tabs)
    tabs.delegate = delegate
    return (device, tabs, delegate)
  }
}
