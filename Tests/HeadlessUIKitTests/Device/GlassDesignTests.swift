import HeadlessUIKit
import NavbridgeRuntime
import NavbridgeTestSupport
import NavbridgeText
import Testing

/// The bars of iOS 26.
@MainQueue @Suite("The design of iOS 26") struct GlassDesignTests {
  private func device(_ name: String = "iPhone 16") throws -> Device {
    Device(screen: UIScreen(try #require(UIDevice.named(name)), design: .iOS26))
  }

  @Test(
    "The design of iOS 26 has navigation bars of 54 points that begin below the safe area, or 10 points from the top")
  func navigationBars() async throws {
    for (name, y) in [("iPhone 16", 59.0), ("iPhone SE 3", 20)] {
      let device = try device(name)
      let (stack, screens) = await device.showStack(["A"])
      #expect(stack.navigationBar.frame.y == y && stack.navigationBar.frame.height == 54)
      #expect(screens[0].safeAreaInsets.top == y + 54)
      stack.navigationBar.prefersLargeTitles = true
      screens[0].navigationItem.largeTitleDisplayMode = .always
      await device.settle()
      #expect(stack.navigationBar.frame.height == 106)
      #expect(stack.navigationBar.titleFrame.y == 54 && stack.navigationBar.titleFrame.x == 16)
    }
  }

  @Test("The design of iOS 26 has navigation bars 24 points from the top in landscape")
  func landscape() async throws {
    let device = try device()
    let (stack, _) = await device.showStack(["A"])
    device.application.rotate(to: .landscapeLeft)
    await device.settle()
    #expect(stack.navigationBar.frame.y == 24 && stack.navigationBar.frame.height == 54)
  }

  @Test(
    "The design of iOS 26 has buttons of 44 points with 16 beside their texts, 12 apart, and back buttons without a title"
  )
  func buttons() async throws {
    let device = try device()
    let (stack, screens) = await device.showStack(["A", "B"])
    let (answer, icon, left) = (UIBarButtonItem(title: "Answer"), UIBarButtonItem(), UIBarButtonItem(title: "i"))
    icon.image = UIImage(source: "star.png")
    let item = screens[1].navigationItem
    item.rightBarButtonItems = [answer, icon]
    item.leftBarButtonItems = [left]
    item.leftItemsSupplementBackButton = true
    await device.settle()
    let bar = stack.navigationBar
    let width = ((TextWidths.width(of: "Answer", fontSize: 17) + 32) * 3).rounded(.up) / 3
    #expect(bar.frame(of: answer) == CGRect(x: 377 - width, y: 0, width: width, height: 44))
    #expect(bar.frame(of: icon) == CGRect(x: 377 - width - 12 - 44, y: 0, width: 44, height: 44))
    #expect(bar.backButtonFrame == CGRect(x: 16, y: 0, width: 44, height: 44))
    #expect(bar.frame(of: left) == CGRect(x: 72, y: 0, width: 44, height: 44))
    #expect(bar.shownTitle(of: try #require(bar.backButton), over: item).isEmpty)
  }

  @Test(
    "The design of iOS 26 has tabs on a platter of 86 points each in a bar of 83",
    arguments: ["iPhone 16", "iPhone SE 3"])
  func tabs(name: String) async throws {
    let device = try device(name)
    let tabs = UITabBarController()
    tabs.viewControllers = ["A", "B", "C"].map(device.screen)
    await device.show(tabs)
    let size = device.application.screen.bounds
    let x = (size.width - 274) / 2
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: size.height - 83, width: size.width, height: 83))
    #expect(tabs.tabBar.platter == CGRect(x: x, y: 0, width: 274, height: 62))
    #expect(tabs.tabBar.buttons.map(\.frame.x) == [x + 8, x + 94, x + 180])
    #expect(tabs.tabBar.buttons.allSatisfy { $0.frame.width == 86 && $0.frame.height == 62 })
    #expect(tabs.viewControllers[0].safeAreaInsets.bottom == 83)
  }

  @Test("The design of iOS 26 has a platter no wider than the screen, and none in landscape")
  func manyTabs() async throws {
    let device = try device("iPhone SE 1")
    let tabs = UITabBarController()
    tabs.viewControllers = ["A", "B", "C", "D", "E"].map(device.screen)
    await device.show(tabs)
    #expect(tabs.tabBar.platter == CGRect(x: 8, y: 0, width: 304, height: 62))
    device.application.rotate(to: .landscapeLeft)
    await device.settle()
    #expect(tabs.tabBar.platter == nil)
  }
}
