import HeadlessUIKit
import NavbridgeRuntime
import Testing

@MainQueue @Suite struct LayoutPassTests {
  final class CountingView: UIView {
    var layouts = 0
    override func layoutSubviews() { layouts += 1 }
  }

  @Test("Several layout requests cause one pass, which runs as a later item of the main queue")
  func coalesced() async {
    let device = Device()
    device.window.makeKeyAndVisible()
    let view = CountingView()
    device.window.addSubview(view)
    await device.drain()
    #expect(view.layouts == 1 && !device.application.isBusy)
    view.setNeedsLayout()
    view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(view.layouts == 1 && device.application.isBusy && device.queue.depth == 1)
    await device.drain()
    #expect(view.layouts == 2 && !device.application.isBusy)
  }

  @Test("A layout pass lays out only the views that need it")
  func onlyWhatNeedsIt() async {
    let device = Device()
    device.window.makeKeyAndVisible()
    let (outer, inner, other) = (CountingView(), CountingView(), CountingView())
    device.window.addSubview(outer)
    outer.addSubview(inner)
    device.window.addSubview(other)
    await device.drain()
    inner.setNeedsLayout()
    await device.drain()
    #expect([outer.layouts, inner.layouts, other.layouts] == [1, 2, 1])
  }

  @Test("A view that changed in a hidden window is laid out when the window is shown")
  func hiddenWindow() async {
    let device = Device()
    let view = CountingView()
    device.window.addSubview(view)
    await device.drain()
    #expect(view.layouts == 0)
    device.window.isHidden = false
    await device.drain()
    #expect(view.layouts == 1)
  }

  @Test("A view that requests layout during the layout of another view is laid out")
  func askedDuringLayout() async {
    final class Asking: UIView {
      weak var other: UIView?
      override func layoutSubviews() { other?.setNeedsLayout() }
    }
    let device = Device()
    device.window.makeKeyAndVisible()
    let (before, asking) = (CountingView(), Asking())
    device.window.addSubview(before)
    device.window.addSubview(asking)
    await device.drain()
    asking.other = before
    asking.setNeedsLayout()
    await device.drain()
    #expect(before.layouts == 2)
  }
}
