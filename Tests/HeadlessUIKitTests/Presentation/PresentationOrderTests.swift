import HeadlessUIKit
import NavbridgeRuntime
import NavbridgeTestSupport
import Testing

/// The rows of uikit-behaviour §1 on presenting and dismissing, with the completions of §4.
@MainQueue @Suite struct PresentationOrderTests {
  nonisolated static let covering: [UIModalPresentationStyle] = [.fullScreen, .currentContext]
  nonisolated static let leaving: [UIModalPresentationStyle] = [
    .automatic, .pageSheet, .formSheet, .popover, .overFullScreen, .overCurrentContext, .custom,
  ]

  @Test(
    "A presentation that removes the presenter calls the appearance callbacks of both controllers", arguments: covering,
    [true, false])
  func covers(_ style: UIModalPresentationStyle, animated: Bool) async {
    let (device, a, b) = await presented(style, animated: animated)
    let time = animated ? ["500 ms"] : []
    #expect(
      device.log.take() == ["B didLoad", "A willDisappear", "B willAppear"] + time + [
        "B didAppear", "A didDisappear", "presented",
      ])
    #expect(!a.isInWindow && b.isInWindow && b.view.frame == device.window.bounds)
    await dismiss(device, a, animated: animated)
    #expect(
      device.log.take() == ["B willDisappear", "A willAppear"] + time + ["A didAppear", "B didDisappear", "dismissed"])
    expectAtRest(device, a, b)
  }

  @Test(
    "A presentation that keeps the presenter calls the appearance callbacks of the presented one only",
    arguments: leaving, [true, false])
  func leaves(_ style: UIModalPresentationStyle, animated: Bool) async {
    let (device, a, b) = await presented(style, animated: animated)
    let time = animated ? ["500 ms"] : []
    #expect(device.log.take() == ["B didLoad", "B willAppear"] + time + ["B didAppear", "presented"])
    #expect(a.isInWindow && b.isInWindow && a.appearanceState == .didAppear)
    await dismiss(device, a, animated: animated)
    #expect(device.log.take() == ["B willDisappear"] + time + ["B didDisappear", "dismissed"])
    expectAtRest(device, a, b)
  }

  @Test("Without animation a presentation and a dismissal complete inside the call")
  func atOnce() async {
    let device = Device()
    let (a, b) = (device.screen("A"), device.screen("B"))
    await device.show(a)
    a.present(b, animated: false) { device.log.lines.append("presented") }
    #expect(device.log.take() == ["B didLoad", "B willAppear", "B didAppear", "presented"])
    a.dismiss(animated: false) { device.log.lines.append("dismissed") }
    #expect(device.log.take() == ["B willDisappear", "B didDisappear", "dismissed"])
    #expect(device.application.runningTransitions == 0)
  }

  @Test("Dismissing from the middle dismisses every modal above it, and animates only the topmost")
  func middle() async {
    let device = Device()
    let flags = AnimatedFlags()
    let (a, b) = (device.screen("A"), device.screen("B"))
    let (c, d) = (Flagged("C", flags), Flagged("D", flags))
    await device.show(a)
    for (presenter, presented) in [(a, b), (b, c), (c, d)] as [(UIViewController, UIViewController)] {
      presented.modalPresentationStyle = .pageSheet
      presenter.present(presented, animated: false)
    }
    device.log.lines = []
    flags.lines = []
    #expect(device.window.presentedViewControllers.isSame(as: [b, c, d]))
    b.dismiss(animated: true) { device.log.lines.append("dismissed") }
    #expect(d.isBeingDismissed && c.isBeingDismissed && !b.isBeingDismissed)
    await device.settleAndTellTime()
    #expect(
      flags.lines == ["D willDisappear true", "C willDisappear false", "D didDisappear true", "C didDisappear false"])
    #expect(device.log.lines == ["500 ms", "dismissed"])
    #expect(b.presentedViewController == nil && a.presentedViewController === b)
    #expect(device.window.presentedViewControllers.isSame(as: [b]))
  }

  @Test("Dismissing from the lowest restores a presenter that a full-screen modal removed")
  func fromTheLowest() async {
    let device = Device()
    let (a, b, c) = (device.screen("A"), device.screen("B"), device.screen("C"))
    b.modalPresentationStyle = .fullScreen
    c.modalPresentationStyle = .fullScreen
    await device.show(a)
    a.present(b, animated: false)
    b.present(c, animated: false)
    #expect(!a.isInWindow && !b.isInWindow && c.isInWindow)
    device.log.lines = []
    a.dismiss(animated: true)
    await device.settle()
    #expect(device.log.lines == ["C willDisappear", "A willAppear", "A didAppear", "C didDisappear"])
    #expect(a.isInWindow && !c.isInWindow && device.window.subviews.isSame(as: [a.view]))
  }

  @Test("A controller that presents nothing forwards the dismissal to its presenter, even in a container")
  func forwarded() async {
    let device = Device()
    let (a, b) = (device.screen("A"), device.screen("B"))
    await device.show(a)
    let stack = UINavigationController(rootViewController: b)
    a.present(stack, animated: true)
    await device.settle()
    #expect(b.presentingViewController === a && a.presentedViewController === stack)
    b.dismiss(animated: true) { device.log.lines.append("dismissed") }
    await device.settle()
    #expect(device.log.lines.suffix(2) == ["B didDisappear", "dismissed"])
    #expect(a.presentedViewController == nil)
  }

  private func presented(_ style: UIModalPresentationStyle, animated: Bool) async -> (Device, Screen, Screen) {
    let device = Device()
    let (a, b) = (device.screen("A"), device.screen("B"))
    await device.show(a)
    b.modalPresentationStyle = style
    a.present(b, animated: animated) { device.log.lines.append("presented") }
    #expect(a.presentedViewController === b && b.presentingViewController === a)
    await device.settleAndTellTime()
    return (device, a, b)
  }

  private func dismiss(_ device: Device, _ a: Screen, animated: Bool) async {
    a.dismiss(animated: animated) { device.log.lines.append("dismissed") }
    await device.settleAndTellTime()
  }

  private func expectAtRest(_ device: Device, _ a: Screen, _ b: Screen) {
    #expect(a.faults + b.faults == [] && device.log.diagnostics == [])
    #expect(a.presentedViewController == nil && b.presentingViewController == nil)
    #expect(a.isInWindow && !b.isInWindow && device.window.subviews.isSame(as: [a.view]))
    #expect(!device.application.isBusy && device.clock.scheduled == 0)
  }
}
