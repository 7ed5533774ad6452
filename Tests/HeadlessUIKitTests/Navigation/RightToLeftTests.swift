import HeadlessUIKit
import NavbridgeRuntime
import NavbridgeTestSupport
import Testing

@MainQueue @Suite struct RightToLeftTests {
  @Test("A navigation bar mirrors its buttons and its back button")
  func navigationBar() async {
    let device = Device()
    let (stack, screens) = await device.showStack(["A", "B"])
    let (left, right) = (UIBarButtonItem(title: "L"), UIBarButtonItem(title: "R"))
    screens[1].navigationItem.leftBarButtonItems = [left]
    screens[1].navigationItem.leftItemsSupplementBackButton = true
    screens[1].navigationItem.rightBarButtonItems = [right]
    await device.settle()
    let bar = stack.navigationBar
    func places() -> [Double?] { [bar.backButtonFrame.x, bar.frame(of: left)?.x, bar.frame(of: right)?.x] }
    #expect(places() == [8, 52, 388])
    device.application.userInterfaceLayoutDirection = .rightToLeft
    await device.settle()
    #expect(places() == [388, 344, 8])
    device.application.rotate(to: .landscapeLeft)
    await device.settle()
    // The items lie inside the safe area of both sides.
    #expect(places() == [842, 798, 70])
  }

  @Test("A tab bar shows its first button at the right")
  func tabBar() async {
    let device = Device()
    let tabs = UITabBarController()
    tabs.viewControllers = ["A", "B", "C", "D"].map(device.screen)
    await device.show(tabs)
    #expect(tabs.tabBar.buttons.map(\.frame.x) == [0, 110, 220, 330])
    device.application.userInterfaceLayoutDirection = .rightToLeft
    await device.settle()
    #expect(tabs.tabBar.buttons.map(\.frame.x) == [330, 220, 110, 0])
  }
}
