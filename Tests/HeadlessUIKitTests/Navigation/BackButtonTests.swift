import HeadlessUIKit
import NavbridgeRuntime
import NavbridgeTestSupport
import Testing

@MainQueue @Suite struct BackButtonTests {
  final class Guarded: UINavigationController {
    var mayPop = true
    var asked = 0
    override func navigationBarShouldPop() -> Bool {
      asked += 1
      return mayPop
    }
  }

  @Test("The back button takes its title from the screen below")
  func title() async {
    let device = Device()
    let (stack, screens) = await device.showStack(["A", "B"])
    #expect(stack.navigationBar.backButton?.title == "A")
    screens[0].navigationItem.backButtonTitle = "Home"
    #expect(stack.navigationBar.backButton?.title == "Home")
    screens[0].navigationItem.backBarButtonItem = UIBarButtonItem(title: "Item")
    #expect(stack.navigationBar.backButton?.title == "Item")
    screens[0].navigationItem.backBarButtonItem = nil
    screens[0].navigationItem.backButtonTitle = nil
    screens[0].title = nil
    #expect(stack.navigationBar.backButton?.title == "Back")
  }

  @Test("The root has no back button, and a push shows one when its transition starts")
  func root() async {
    let device = Device()
    let (stack, _) = await device.showStack(["A"])
    #expect(stack.navigationBar.backButton == nil)
    stack.pushViewController(device.screen("B"), animated: true)
    #expect(stack.navigationBar.backButton == nil)
    await device.drain()
    #expect(stack.navigationBar.backButton?.isVisible == true)
  }

  @Test("Left items replace the back button unless they supplement it")
  func leftItems() async {
    let device = Device()
    let (stack, screens) = await device.showStack(["A", "B"])
    let item = screens[1].navigationItem
    let before = device.application.changes
    item.leftBarButtonItems = [UIBarButtonItem(title: "Menu")]
    #expect(stack.navigationBar.backButton?.isVisible == false)
    #expect(!stack.tapBackButton())
    item.leftItemsSupplementBackButton = true
    #expect(stack.navigationBar.backButton?.isVisible == true)
    item.hidesBackButton = true
    #expect(stack.navigationBar.backButton?.isVisible == false)
    #expect(device.application.changes == before + 3)
  }

  @Test("A tap on the back button calls navigationBarShouldPop and pops with animation")
  func tap() async {
    let device = Device()
    let stack = Guarded()
    stack.viewControllers = [device.screen("A"), device.screen("B")]
    device.window.rootViewController = stack
    device.window.makeKeyAndVisible()
    await device.settle()
    stack.mayPop = false
    #expect(stack.tapBackButton())
    await device.settle()
    #expect(stack.asked == 1 && stack.viewControllers.count == 2)
    stack.mayPop = true
    #expect(stack.tapBackButton())
    #expect(stack.viewControllers.count == 1)
    #expect(!stack.tapBackButton(), "A transition is about to run.")
    await device.drain()
    #expect(device.clock.nextDue == .milliseconds(350))
    #expect(!stack.tapBackButton(), "A transition runs.")
    #expect(stack.asked == 2)
    await device.settle()
    #expect(!stack.tapBackButton(), "The root has no back button.")
  }
}
