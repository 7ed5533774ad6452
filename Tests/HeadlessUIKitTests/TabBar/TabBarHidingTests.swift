import HeadlessUIKit
import NavbridgeRuntime
import NavbridgeTestSupport
import Testing

@MainQueue @Suite struct TabBarHidingTests {
  @Test("A tab bar that slides out is hidden at the end, and one that slides in is shown at once")
  func slides() async {
    let device = Device()
    let tabs = UITabBarController()
    tabs.viewControllers = [device.screen("a")]
    await device.show(tabs)
    tabs.setTabBarHidden(true, milliseconds: 150)
    #expect(!tabs.tabBar.isHidden && device.application.isBusy)
    await device.advance(150)
    #expect(tabs.tabBar.isHidden && tabs.viewControllers[0].safeAreaInsets.bottom == 34)
    tabs.setTabBarHidden(false, milliseconds: 150)
    #expect(!tabs.tabBar.isHidden)
    await device.settle()
    #expect(!device.application.isBusy)
  }

  @Test("A slide replaces one that still runs, and a transaction waits for it")
  func interruption() async {
    let device = Device()
    let tabs = UITabBarController()
    tabs.viewControllers = [device.screen("a")]
    await device.show(tabs)
    var isDone = false
    CATransaction.begin()
    CATransaction.setCompletionBlock { isDone = true }
    tabs.setTabBarHidden(true, milliseconds: 150)
    CATransaction.commit()
    await device.advance(100)
    #expect(!isDone)
    tabs.setTabBarHidden(false, milliseconds: 0)
    await device.settle()
    #expect(isDone && !tabs.tabBar.isHidden)
  }
}
