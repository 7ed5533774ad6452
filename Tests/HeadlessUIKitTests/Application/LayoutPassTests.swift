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

  final class Naming: UIWindow {
    var name = ""
    var onLayout: (String) -> Void = { _ in }
    override func layoutSubviews() { onLayout(name) }
  }

  @Test("A pass lays out the windows that need it from the back to the front, also those that ask during the pass")
  func windows() async {
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

  @Test("A pass of many windows has the order of one of few", arguments: [8, 9, 40])
  func manyWindows(_ count: Int) async {
    let device = Device()
    var log: [String] = []
    var windows = (0..<count).map { index in
      let window = Naming(application: device.application)
      (window.name, window.windowLevel, window.isHidden) = ("\(index)", Double(index % 4), false)
      window.onLayout = { log.append($0) }
      return window
    }
    let order = (0..<4).flatMap { level in (0..<count).filter { $0 % 4 == level }.map { "\($0)" } }
    await device.drain()
    #expect(log == order)
    log = []
    // One in the middle has one behind it, which has had its turn, and one in front of it ask again; another has gone.
    windows[1].onLayout = { [unowned back = windows[4], unowned front = windows[3]] name in
      log.append(name)
      if log.count(where: { $0 == name }) == 1 { for other in [back, front] { other.setNeedsLayout() } }
    }
    for window in windows where window !== windows[3] { window.setNeedsLayout() }
    let gone = windows.removeLast()
    gone.isHidden = true
    await device.drain()
    let name = "\(count - 1)"
    #expect(log == order.filter { $0 != name } + ["4"])
  }
}
