import HeadlessUIKit
import NavbridgeRuntime
import NavbridgeTestSupport
import Testing

/// Calls and events during a presentation or a dismissal.
@MainQueue @Suite struct PresentationTransitionTests {
  @Test("A presentation from a modal that is being presented waits for it, and all of them complete")
  func waits() async {
    let device = Device()
    let (a, b, c, d) = (device.screen("A"), device.screen("B"), device.screen("C"), device.screen("D"))
    await device.show(a)
    a.present(b, animated: true) { device.log.lines.append("B presented") }
    b.present(c, animated: true) { device.log.lines.append("C presented") }
    c.present(d, animated: false) { device.log.lines.append("D presented") }
    #expect(device.window.presentedViewControllers.isSame(as: [b, c, d]) && c.isBeingPresented && d.isBeingPresented)
    await device.settleAndTellTime()
    #expect(
      device.log.lines == [
        "B didLoad", "B willAppear", "500 ms", "B didAppear", "B presented", "C didLoad", "C willAppear", "1000 ms",
        "C didAppear", "C presented", "D didLoad", "D willAppear", "D didAppear", "D presented",
      ])
    #expect(device.log.diagnostics == [])
  }

  @Test("A dismissal during the presentation follows it")
  func dismissedWhilePresented() async {
    let device = Device()
    let (a, b) = (device.screen("A"), device.screen("B"))
    await device.show(a)
    a.present(b, animated: true) { device.log.lines.append("presented") }
    await device.advance(100)
    b.dismiss(animated: true) { device.log.lines.append("dismissed") }
    await device.settleAndTellTime()
    #expect(
      device.log.lines == [
        "B didLoad", "B willAppear", "400 ms", "B didAppear", "presented", "B willDisappear", "900 ms",
        "B didDisappear", "dismissed",
      ])
  }

  @Test("A second dismissal during a dismissal completes with it")
  func dismissedTwice() async {
    let device = Device()
    let (a, b) = (device.screen("A"), device.screen("B"))
    await device.show(a)
    a.present(b, animated: false)
    a.dismiss(animated: true) { device.log.lines.append("first") }
    b.dismiss(animated: true) { device.log.lines.append("second") }
    device.log.lines = []
    await device.settle()
    #expect(device.log.lines == ["B didDisappear", "first", "second"])
  }

  enum Leaving: String, CaseIterable, Sendable { case hidden, replaced, hiddenAndShown }
  enum Moment: String, CaseIterable, Sendable { case presenting, presented, dismissing, swiping }

  @Test(
    "A window that leaves ends and completes the running transition, and balances its appearance calls",
    arguments: Leaving.allCases,
    Moment.allCases)
  func windowGoes(_ leaving: Leaving, _ moment: Moment) async {
    for style in [.fullScreen, .pageSheet] as [UIModalPresentationStyle] where moment != .swiping || style == .pageSheet
    {
      let device = Device()
      let (a, b) = (device.screen("A"), device.screen("B"))
      await device.show(a)
      b.modalPresentationStyle = style
      var completions = 0
      a.present(b, animated: moment == .presenting) { completions += 1 }
      if moment == .dismissing { a.dismiss(animated: true) { completions += 1 } }
      if moment == .swiping { #expect(b.presentationController?.beginInteractiveDismissal() == true) }
      await device.advance(100)
      if leaving == .replaced {
        device.window.rootViewController = UIViewController()
      } else {
        device.window.isHidden = true
      }
      #expect(a.lastCallback == "didDisappear" && b.lastCallback == "didDisappear" || style == .pageSheet)
      #expect(!a.isInWindow && !b.isInWindow)
      if leaving == .hiddenAndShown { device.window.isHidden = false }
      await device.settle()
      #expect(completions == (moment == .dismissing ? 2 : 1))
      #expect(a.faults + b.faults == [] && device.log.diagnostics == [] && !device.application.isBusy)
      let isThere = leaving != .replaced && moment != .dismissing
      #expect((a.presentedViewController === b) == isThere)
      let isShown = leaving == .hiddenAndShown
      #expect(b.lastCallback == (isShown && isThere ? "didAppear" : "didDisappear"))
      let covered = isThere && style == .fullScreen
      #expect(a.lastCallback == (isShown && !covered ? "didAppear" : "didDisappear"))
      #expect(a.isInWindow == (isShown && !covered) && b.isInWindow == (isShown && isThere))
    }
  }

  @Test("A modal whose view was removed can still dismiss and be dismissed", arguments: [true, false])
  func buried(full: Bool) async {
    let device = Device()
    let (a, b, c) = (device.screen("A"), device.screen("B"), device.screen("C"))
    await device.show(a)
    b.modalPresentationStyle = full ? .fullScreen : .pageSheet
    a.present(b, animated: false)
    b.present(c, animated: false)
    device.log.lines = []
    b.view.removeFromSuperview()
    b.view = nil
    #expect(device.log.take() == ["B willDisappear", "B didDisappear"] && c.lastCallback == "didAppear")
    b.dismiss(animated: true)
    await device.settle()
    a.dismiss(animated: false) { device.log.lines.append("dismissed") }
    await device.settle()
    #expect(
      device.log.lines == ["C willDisappear", "C didDisappear"] + (full ? ["A willAppear", "A didAppear"] : []) + [
        "dismissed"
      ])
    #expect(a.isInWindow && a.lastCallback == "didAppear" && a.faults + b.faults == [])
  }

  @Test("A modal is released after its dismissal or after the replacement of its root", arguments: [true, false])
  func noLeak(dismissed: Bool) async {
    let device = Device()
    weak var released: Screen?
    do {
      let (a, b) = (device.screen("A"), device.screen("B"))
      released = b
      await device.show(a)
      a.present(b, animated: true)
    }
    await device.settle()
    if dismissed {
      device.window.rootViewController?.dismiss(animated: true)
    } else {
      device.window.rootViewController = nil
    }
    await device.settle()
    #expect(released == nil)
  }
}
