import HeadlessUIKit
import NavbridgeRuntime
import NavbridgeTestSupport
import Testing

/// The moments at which views load (rnn-layouts §16.7).
@MainQueue @Suite struct ViewLoadingTests {
  @Test("viewDidLoad runs once, before the first willAppear, however often a controller appears")
  func once() async {
    let device = Device()
    let (stack, screens) = await device.showStack(["A"])
    let b = device.screen("B")
    for _ in 0..<3 {
      stack.pushViewController(b, animated: true)
      await device.settle()
      stack.popViewController(animated: true)
      await device.settle()
      device.window.isHidden = true
      device.window.isHidden = false
      await device.settle()
    }
    let own = device.log.take().filter { $0.hasPrefix("B ") }
    #expect(own.first == "B didLoad" && own.filter { $0 == "B didLoad" }.count == 1)
    #expect(screens[0].faults + b.faults == [])
  }

  @Test("A stack loads only the views of the controllers that it shows")
  func onlyShown() async {
    let device = Device()
    let (stack, screens) = await device.showStack(["A", "B", "C"])
    #expect(screens.map(\.isViewLoaded) == [false, false, true])
    let (d, e) = (device.screen("D"), device.screen("E"))
    stack.setViewControllers(screens + [d, e], animated: true)
    #expect(!e.isViewLoaded)
    await device.settle()
    #expect((screens + [d, e]).map(\.isViewLoaded) == [false, false, true, false, true])
    stack.popToViewController(screens[1], animated: true)
    await device.settle()
    #expect((screens + [d, e]).map(\.isViewLoaded) == [false, true, true, false, true])
    #expect(stack.view.subviews.isSame(as: [screens[1].view, stack.navigationBar]))
  }

  @Test("A swipe loads the view that it uncovers, and inserts it behind the swiped view")
  func swipe() async {
    let device = Device()
    let (stack, screens) = await device.showStack(["A", "B"])
    stack.beginInteractivePop()
    #expect(screens[0].isViewLoaded)
    #expect(stack.view.subviews.isSame(as: [screens[0].view, screens[1].view, stack.navigationBar]))
    stack.endInteractivePop(complete: false)
    await device.settle()
    #expect(stack.view.subviews.isSame(as: [screens[1].view, stack.navigationBar]))
  }
}
