import HeadlessUIKit
import NavbridgeRuntime
import NavbridgeTestSupport
import Testing

@MainQueue @Suite struct TabBarTests {
  @Test("The tab bar ends at the bottom of the screen, its buttons share its width, and it insets its children")
  func frames() async {
    let device = Device()
    let tabs = UITabBarController()
    tabs.viewControllers = (0..<4).map { device.screen("\($0)") }
    await device.show(tabs)
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 873, width: 440, height: 83))
    #expect(tabs.tabBar.buttons.map(\.frame.x) == [0, 110, 220, 330])
    #expect(tabs.tabBar.buttons.allSatisfy { $0.frame.size == CGSize(width: 110, height: 49) })
    #expect(tabs.viewControllers[0].safeAreaInsets.bottom == 83)
    let hit = device.application.hitTest(CGPoint(x: 230, y: 880))
    #expect(hit === tabs.tabBar.buttons[2])
    tabs.tabBar.isHidden = true
    #expect(tabs.viewControllers[0].safeAreaInsets.bottom == 34)
  }

  @Test("A controller with `hidesBottomBarWhenPushed` hides the bar while it or a controller above it is on top")
  func hidesBottomBar() async {
    let device = Device()
    let tabs = UITabBarController()
    let stack = UINavigationController(rootViewController: device.screen("root"))
    tabs.viewControllers = [stack, device.screen("other")]
    await device.show(tabs)
    let (flagged, above) = (device.screen("flagged"), device.screen("above"))
    flagged.hidesBottomBarWhenPushed = true
    for (step, isShown) in [
      (0, true), (1, false), (2, false), (3, false), (4, true), (5, false), (6, true), (7, false), (8, true),
    ] {
      switch step {
      case 1: stack.pushViewController(flagged, animated: true)
      case 2: stack.pushViewController(above, animated: false)
      case 3, 4: stack.popViewController(animated: true)
      case 5: stack.setViewControllers([stack.viewControllers[0], flagged, above], animated: false)
      case 6: tabs.selectedIndex = 1
      case 7: tabs.selectedIndex = 0
      case 8: stack.popToRootViewController(animated: true)
      default: break
      }
      await device.settle()
      #expect(tabs.isTabBarShown == isShown, "step \(step)")
      #expect((tabs.tabBar.frame.y < 956) == isShown, "step \(step)")
    }
  }

  @Test("A swipe that pops the controller with `hidesBottomBarWhenPushed` shows the bar, unless it is cancelled")
  func swipe() async {
    let device = Device()
    let tabs = UITabBarController()
    let stack = UINavigationController(rootViewController: device.screen("root"))
    let flagged = device.screen("flagged")
    flagged.hidesBottomBarWhenPushed = true
    stack.pushViewController(flagged, animated: false)
    tabs.viewControllers = [stack]
    await device.show(tabs)
    for completes in [false, true] {
      stack.beginInteractivePop()
      stack.endInteractivePop(complete: completes)
      await device.settle()
      #expect(tabs.isTabBarShown == completes)
    }
  }

  @Test("A change of a tab bar item is a visible change")
  func items() async {
    let device = Device()
    let tabs = UITabBarController()
    let a = device.screen("A")
    tabs.viewControllers = [a]
    await device.show(tabs)
    let before = device.application.changes
    a.tabBarItem.badgeValue = "3"
    #expect(device.application.changes > before)
    let item = UITabBarItem(title: "new")
    a.tabBarItem = item
    #expect(tabs.tabBar.items.isSame(as: [item]) && tabs.tabBar.selectedItem === item)
    a.title = "renamed"
    #expect(item.title == "renamed")
  }
}
