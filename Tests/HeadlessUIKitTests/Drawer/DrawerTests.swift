import HeadlessUIKit
import NavbridgeRuntime
import NavbridgeTestSupport
import Testing

/// The drawer controller of rnn-layouts §10.
@MainQueue @Suite struct DrawerTests {
  nonisolated static let modes: [MMDrawerOpenMode] = [.pushContent, .aboveContent]

  @Test(
    "Opening and closing call the appearance callbacks of the side only, at the start and at the end", arguments: modes)
  func openAndClose(_ mode: MMDrawerOpenMode) async {
    let (device, drawer) = await shown(mode)
    drawer.openDrawerSide(.left, animated: true) { device.log.lines.append("opened \($0)") }
    #expect(drawer.openSide == .none && drawer.isAnimatingDrawer && !drawer.view.isUserInteractionEnabled)
    await device.settleAndTellTime()
    #expect(device.log.take() == ["L didLoad", "L willAppear", "333 ms", "L didAppear", "opened true"])
    #expect(drawer.openSide == .left && !drawer.isAnimatingDrawer && drawer.view.isUserInteractionEnabled)
    #expect(drawer.leftDrawerViewController!.isInWindow && drawer.centerViewController!.isInWindow)
    drawer.closeDrawer(animated: true) { device.log.lines.append("closed \($0)") }
    await device.settleAndTellTime()
    #expect(device.log.take() == ["L willDisappear", "333 ms", "L didDisappear", "closed true"])
    #expect(drawer.openSide == .none && !drawer.leftDrawerViewController!.isInWindow)
    #expect(device.log.diagnostics == [] && !device.application.isBusy)
  }

  @Test("Without animation a side opens and closes within the call")
  func notAnimated() async {
    let (device, drawer) = await shown()
    drawer.openDrawerSide(.right, animated: false) { device.log.lines.append("opened \($0)") }
    #expect(device.log.take() == ["R didLoad", "R willAppear", "R didAppear", "opened true"])
    drawer.closeDrawer(animated: false) { device.log.lines.append("closed \($0)") }
    #expect(device.log.take() == ["R willDisappear", "R didDisappear", "closed true"])
  }

  @Test("A request for the present state completes at once, and a request during an animation is ignored")
  func ignored() async {
    let (device, drawer) = await shown()
    drawer.closeDrawer(animated: true) { device.log.lines.append("closed \($0)") }
    drawer.openDrawerSide(.left, animated: true)
    drawer.openDrawerSide(.right, animated: true) { device.log.lines.append("right \($0)") }
    drawer.closeDrawer(animated: true) { device.log.lines.append("closed \($0)") }
    await device.settle()
    drawer.openDrawerSide(.left, animated: true) { device.log.lines.append("again \($0)") }
    #expect(
      device.log.lines == [
        "closed true", "L didLoad", "L willAppear", "right false", "closed false", "L didAppear", "again true",
      ])
  }

  @Test("The animation takes the width divided by the velocity, and at least 150 ms")
  func duration() async {
    for (width, velocity, expected) in [(300.0, 600.0, "500 ms"), (100, 1000, "150 ms"), (280, 840, "333 ms")] {
      let (device, drawer) = await shown()
      drawer.setMaximumWidth(width, of: .left)
      drawer.setAnimationVelocity(velocity, of: .left)
      drawer.openDrawerSide(.left, animated: true)
      await device.settleAndTellTime()
      #expect(device.log.lines.contains(expected))
      #expect(drawer.leftDrawerViewController?.view.frame == CGRect(x: 0, y: 0, width: width, height: 956))
    }
  }

  @Test("A pushing drawer moves the centre aside, and a drawer above covers and darkens it")
  func frames() async throws {
    let (_, push) = await shown(.pushContent)
    push.openDrawerSide(.right, animated: false)
    let center = try #require(push.centerViewController)
    #expect(center.view.convert(center.view.bounds, to: nil) == CGRect(x: -280, y: 0, width: 440, height: 956))
    #expect(push.rightDrawerViewController?.view.frame == CGRect(x: 160, y: 0, width: 280, height: 956))
    let (device, above) = await shown(.aboveContent)
    above.openDrawerSide(.left, animated: false)
    #expect(above.centerViewController?.view.convert(CGPoint.zero, to: nil) == .zero)
    #expect(device.application.hitTest(CGPoint(x: 10, y: 10)) === above.leftDrawerViewController?.view)
    #expect(above.centerContainer.subviews.last?.alpha == 0.5)
    // In both modes a touch beside the drawer does not reach the centre.
    #expect(device.application.hitTest(CGPoint(x: 400, y: 10)) === above.centerContainer)
    #expect(push.view.hitTest(CGPoint(x: 10, y: 10), with: nil) === push.centerContainer)
    #expect(above.width(of: .left) == 280 && MMDrawerController().width(of: .left) == 0)
  }

  @Test("The drawer forwards its appearance to the centre and to the open side")
  func forwarding() async {
    let (device, drawer) = await shown()
    drawer.openDrawerSide(.left, animated: false)
    device.log.lines = []
    device.window.isHidden = true
    #expect(device.log.take() == ["C willDisappear", "L willDisappear", "C didDisappear", "L didDisappear"])
    drawer.closeDrawer(animated: true)
    drawer.openDrawerSide(.right, animated: true)
    #expect(device.log.take() == [] && drawer.openSide == .right)
    device.window.isHidden = false
    await device.settle()
    #expect(device.log.lines == ["C willAppear", "R didLoad", "R willAppear", "C didAppear", "R didAppear"])
  }

  @Test("A drawer that leaves the screen ends its animation first", arguments: modes, [true, false])
  func leaves(_ mode: MMDrawerOpenMode, isOpening: Bool) async {
    let (device, drawer) = await shown(mode)
    if !isOpening { drawer.openDrawerSide(.left, animated: false) }
    device.log.lines = []
    if isOpening { drawer.openDrawerSide(.left, animated: true) } else { drawer.closeDrawer(animated: true) }
    await device.advance(100)
    device.window.isHidden = true
    device.window.isHidden = false
    await device.settle()
    #expect(drawer.openSide == (isOpening ? .left : .none) && !device.application.isBusy)
    #expect((drawer.leftDrawerViewController as? Screen)?.lastCallback == (isOpening ? "didAppear" : "didDisappear"))
    #expect((drawer.leftDrawerViewController as? Screen)?.faults == [] && device.log.diagnostics == [])
  }

  @Test("Replacing a child removes the old one and shows the new one if its place is visible")
  func replaced() async {
    let (device, drawer) = await shown()
    drawer.centerViewController = device.screen("D")
    #expect(device.log.take() == ["C willDisappear", "C didDisappear", "D didLoad", "D willAppear", "D didAppear"])
    drawer.leftDrawerViewController = device.screen("M")
    #expect(device.log.take() == [])
    drawer.openDrawerSide(.left, animated: false)
    device.log.lines = []
    drawer.leftDrawerViewController = device.screen("N")
    #expect(device.log.take() == ["M willDisappear", "M didDisappear", "N didLoad", "N willAppear", "N didAppear"])
    drawer.leftDrawerViewController?.removeFromParent()
    #expect(device.log.lines == ["N willDisappear", "N didDisappear"] && drawer.children.count == 2)
  }

  static func shown(_ mode: MMDrawerOpenMode = .pushContent, device: Device) async -> MMDrawerController {
    let drawer = MMDrawerController()
    drawer.centerViewController = device.screen("C")
    drawer.leftDrawerViewController = device.screen("L")
    drawer.rightDrawerViewController = device.screen("R")
    drawer.setOpenMode(mode, of: .left)
    drawer.setOpenMode(mode, of: .right)
    await device.show(drawer)
    return drawer
  }

  private func shown(_ mode: MMDrawerOpenMode = .pushContent) async -> (Device, MMDrawerController) {
    let device = Device()
    return (device, await Self.shown(mode, device: device))
  }
}
