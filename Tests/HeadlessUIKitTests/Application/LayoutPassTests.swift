import HeadlessUIKit
import NavbridgeRuntime
import NavbridgeTestSupport
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

  @Test("A pass lays out the windows that need it from the back to the front, also those that ask during the pass")
  func windows() async {
    final class Naming: UIWindow {
      var name = ""
      var onLayout: (String) -> Void = { _ in }
      override func layoutSubviews() { onLayout(name) }
    }
    let device = Device()
    var log: [String] = []
    let windows = [("back", 0), ("front", 2), ("middle", 1), ("hidden", 1)].map { name, level in
      let window = Naming(application: device.application)
      (window.name, window.windowLevel, window.isHidden) = (name, Double(level), name == "hidden")
      window.onLayout = { log.append($0) }
      return window
    }
    await device.drain()
    #expect(log == ["back", "middle", "front"])
    log = []
    windows[2].setNeedsLayout()
    await device.drain()
    #expect(log == ["middle"])
    log = []
    windows[2].onLayout = { [unowned back = windows[0], unowned front = windows[1]] name in
      log.append(name)
      if log.count == 1 { for other in [back, front] { other.setNeedsLayout() } }
    }
    windows[2].setNeedsLayout()
    await device.drain()
    // The one behind has its turn in the next pass.
    #expect(log == ["middle", "front", "back"])
    log = []
    windows[3].isHidden = false
    await device.drain()
    #expect(log == ["hidden"])
  }
}
