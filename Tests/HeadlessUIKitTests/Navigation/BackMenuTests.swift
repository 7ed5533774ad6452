import HeadlessUIKit
import NavbridgeRuntime
import NavbridgeTestSupport
import Testing

/// uikit-behaviour §2, 'Menu of the back button'.
@Suite("The menu of the back button", .timeLimit(.minutes(20)))
@MainQueue
struct BackMenuTests {
  @Test(
    """
    The menu of the back button lists the screens below, the nearest first, and pops to the chosen one in one \
    transition
    """)
  func choose() async throws {
    let device = Device()
    let (stack, screens) = await device.showStack(["A", "B", "C", "D"])
    #expect(stack.longPressBackButton())
    await device.settle()
    let menu = try #require(stack.openMenu)
    #expect(menu.rows.map(\.title) == ["C", "B", "A"])
    #expect(device.application.hitTest(menu.rows[1].convert(menu.rows[1].bounds, to: nil).origin) === menu.rows[1])
    #expect(menu.rows[1].tap())
    #expect(stack.openMenu == nil && stack.viewControllers.elementsEqual(screens[..<2], by: ===))
    await device.drain()
    #expect(device.clock.nextDue == .milliseconds(350))
    await device.settle()
    #expect(device.log.lines.filter { $0.hasPrefix("didShow") }.count <= 1)
  }

  @Test(
    "The menu of the back button closes at a tap beside it, at a change of the stack and when the stack disappears")
  func close() async throws {
    let device = Device()
    let (stack, _) = await device.showStack(["A", "B"])
    #expect(stack.longPressBackButton())
    let outside = try #require(stack.openMenu?.subviews.first as? UIButton)
    #expect(outside.tap() && stack.openMenu == nil)
    #expect(stack.longPressBackButton())
    stack.pushViewController(device.screen("C"), animated: true)
    #expect(stack.openMenu == nil)
    #expect(!stack.longPressBackButton(), "A transition is about to run.")
    await device.settle()
    #expect(stack.longPressBackButton())
    device.window.rootViewController = device.screen("other")
    await device.settle()
    #expect(stack.openMenu == nil && stack.viewIfLoaded?.subviews.contains { $0 is UIContextMenu } == false)
  }

  @Test("The menu of the back button does not open on the root, nor for an item without a menu")
  func refused() async {
    let device = Device()
    let (stack, screens) = await device.showStack(["A", "B"])
    screens[0].navigationItem.backBarButtonItem = PlainBackItem(title: "Back")
    #expect(!stack.longPressBackButton())
    screens[0].navigationItem.backBarButtonItem = nil
    #expect(stack.longPressBackButton())
    stack.popToRootViewController(animated: false)
    await device.settle()
    #expect(!stack.longPressBackButton())
  }
}

private final class PlainBackItem: UIBarButtonItem {
  override var hasBackMenu: Bool { false }
}
