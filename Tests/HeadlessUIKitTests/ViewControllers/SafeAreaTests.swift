import HeadlessUIKit
import NavbridgeRuntime
import NavbridgeTestSupport
import Testing

/// The part of a container's safe area that reaches its children (uikit-behaviour §7).
@MainQueue @Suite struct SafeAreaTests {
  @Test("Each column of a split view has the side inset of the edge that it touches")
  func split() async {
    let device = Device()
    let split = UISplitViewController()
    let (primary, secondary) = (device.screen("P"), device.screen("S"))
    split.viewControllers = [primary, secondary]
    await device.show(split)
    device.application.rotate(to: .landscapeLeft)
    await device.settle()
    // The width of this phone is regular in landscape.
    #expect(!split.isCollapsed)
    #expect(primary.safeAreaInsets == UIEdgeInsets(top: 0, left: 62, bottom: 21, right: 0))
    #expect(secondary.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 21, right: 62))
    device.application.userInterfaceLayoutDirection = .rightToLeft
    await device.settle()
    #expect(primary.view.frame.x == 956 - 320 && primary.safeAreaInsets.right == 62)
    #expect(secondary.view.frame.x == 0 && secondary.safeAreaInsets.left == 62)
  }

  @Test("A drawer has the side inset of its edge, also in a right-to-left layout")
  func drawer() async {
    let device = Device()
    let menu = MMDrawerController()
    let (center, left) = (device.screen("C"), device.screen("L"))
    menu.centerViewController = center
    menu.leftDrawerViewController = left
    await device.show(menu)
    device.application.rotate(to: .landscapeLeft)
    device.application.userInterfaceLayoutDirection = .rightToLeft
    menu.openDrawerSide(.left, animated: false)
    await device.settle()
    #expect(left.view.frame.x == 0)
    #expect(left.safeAreaInsets == UIEdgeInsets(top: 0, left: 62, bottom: 21, right: 0))
    // The drawer has pushed the centre away from the left edge, and a part of the centre off the screen.
    #expect(center.view.superview?.frame.x == 280)
    #expect(center.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 21, right: 62))
  }

  @Test("A child that fills a part of its parent has the insets that reach into that part")
  func partOfParent() async {
    let device = Device()
    let (parent, child) = (device.screen("P"), device.screen("C"))
    await device.show(parent)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    #expect(child.safeAreaInsets == UIEdgeInsets(top: 62, left: 0, bottom: 34, right: 0))
    for (frame, top, bottom) in [
      (CGRect(x: 0, y: 20, width: 440, height: 100), 42.0, 0.0), (CGRect(x: 0, y: 70, width: 440, height: 880), 0, 28),
      (CGRect(x: 0, y: -10, width: 440, height: 1000), 62, 34),
    ] {
      child.view.frame = frame
      #expect(child.safeAreaInsets == UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
    }
  }

  @Test("Additional insets of a container reach its children and its bar")
  func additional() async {
    let device = Device()
    let (stack, screens) = await device.showStack(["A"])
    let top = screens[0].safeAreaInsets.top
    stack.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 1, bottom: 2, right: 3)
    await device.settle()
    #expect(screens[0].safeAreaInsets == UIEdgeInsets(top: top + 10, left: 1, bottom: 36, right: 3))
    #expect(stack.navigationBar.frame.y + stack.navigationBar.frame.height == top + 10)
  }
}
