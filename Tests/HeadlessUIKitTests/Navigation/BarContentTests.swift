import HeadlessUIKit
import NavbridgeRuntime
import NavbridgeTestSupport
import Testing

/// Buttons and views in a navigation bar.
@MainQueue @Suite struct BarContentTests {
  @Test("The buttons lie at the edges of the bar, and the title between them")
  func frames() async {
    let device = Device()
    let (stack, screens) = await device.showStack(["A", "B"])
    let buttons = ["1", "2", "3"].map { UIBarButtonItem(title: $0) }
    let item = screens[1].navigationItem
    item.rightBarButtonItems = [buttons[0], buttons[1]]
    item.leftBarButtonItems = [buttons[2]]
    let title = UIView()
    item.titleView = title
    await device.settle()
    let bar = stack.navigationBar
    #expect(bar.frame(of: buttons[0])?.x == 388 && bar.frame(of: buttons[1])?.x == 344)
    #expect(bar.frame(of: buttons[2])?.x == 8)
    #expect(title.frame == CGRect(x: 96, y: 0, width: 248, height: 44) && title.window === device.window)
    item.leftItemsSupplementBackButton = true
    #expect(bar.frame(of: buttons[2])?.x == 52)
    stack.popViewController(animated: false)
    await device.settle()
    #expect(bar.frame(of: buttons[0]) == nil && title.window == nil)
  }

  @Test("A tap on a button runs its action only if the button is enabled")
  func tap() {
    var taps = 0
    let item = UIBarButtonItem(title: "x") { taps += 1 }
    #expect(item.tap() && taps == 1)
    item.isEnabled = false
    #expect(!item.tap() && taps == 1)
  }

  @Test("A custom view is in the bar while its button is shown")
  func customView() async {
    let device = Device()
    let (_, screens) = await device.showStack(["A"])
    let (first, second) = (UIView(), UIView())
    let item = UIBarButtonItem(customView: first)
    screens[0].navigationItem.rightBarButtonItems = [item]
    await device.settle()
    #expect(first.frame == CGRect(x: 388, y: 0, width: 44, height: 44) && first.window != nil)
    item.customView = second
    await device.settle()
    #expect(first.window == nil && second.window != nil)
    screens[0].navigationItem.rightBarButtonItems = []
    await device.settle()
    #expect(second.window == nil)
  }
}
