import HeadlessUIKit
import NavbridgeRuntime
import NavbridgeTestSupport
import Testing

/// The swipe that dismisses a sheet (uikit-behaviour §4).
@MainQueue @Suite struct SheetSwipeTests {
  @MainQueue final class Delegate: UIAdaptivePresentationControllerDelegate {
    let log: Log
    var allows = true

    init(_ log: Log) { self.log = log }

    func presentationControllerShouldDismiss(_: UIPresentationController) -> Bool {
      log.lines.append("shouldDismiss")
      return allows
    }

    func presentationControllerWillDismiss(_: UIPresentationController) { log.lines.append("willDismiss") }

    func presentationControllerDidDismiss(_ controller: UIPresentationController) {
      log.lines.append("didDismiss \((controller.presentedViewController as? Screen)?.name ?? "?")")
    }

    func presentationControllerDidAttemptToDismiss(_: UIPresentationController) { log.lines.append("didAttempt") }
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var isModal = false
    var allows = true
    var completes = true
    let calls: [String]
    let isGone: Bool
  }

  nonisolated static let rows: [Row] = [
    Row(
      testDescription: "completed",
      calls: ["shouldDismiss", "willDismiss", "B willDisappear", "250 ms", "B didDisappear", "didDismiss B"],
      isGone: true),
    Row(
      testDescription: "cancelled", completes: false,
      calls: ["shouldDismiss", "willDismiss", "B willDisappear", "250 ms", "B willAppear", "B didAppear"], isGone: false
    ),
    Row(testDescription: "modal in presentation", isModal: true, calls: ["didAttempt"], isGone: false),
    Row(testDescription: "not allowed", allows: false, calls: ["shouldDismiss", "didAttempt"], isGone: false),
  ]

  @Test("The delegate is called before and after the appearance callbacks of a swipe", arguments: rows)
  func swipe(_ row: Row) async {
    let device = Device()
    let delegate = Delegate(device.log)
    delegate.allows = row.allows
    let a = device.screen("A")
    await device.show(a)
    present(device, delegate, over: a, isModal: row.isModal)
    let presentation = a.presentedViewController?.presentationController
    if presentation?.beginInteractiveDismissal() ?? false {
      #expect(presentation?.endInteractiveDismissal(complete: row.completes) == true)
    }
    await device.settleAndTellTime()
    #expect(device.log.lines == row.calls)
    #expect((a.presentedViewController == nil) == row.isGone)
    #expect(a.faults == [] && !device.application.isBusy)
  }

  @Test("A dismissal by the program does not call the delegate")
  func programmatic() async {
    let device = Device()
    let delegate = Delegate(device.log)
    let a = device.screen("A")
    await device.show(a)
    present(device, delegate, over: a, isModal: true)
    a.dismiss(animated: true)
    await device.settle()
    #expect(device.log.lines == ["B willDisappear", "B didDisappear"])
  }

  @Test(
    "Only the topmost sheet can be swiped, and only outside a transition", arguments: UIModalPresentationStyle.allCases)
  func onlySheets(_ style: UIModalPresentationStyle) async {
    let device = Device()
    let (a, b, c) = (device.screen("A"), device.screen("B"), device.screen("C"))
    await device.show(a)
    b.modalPresentationStyle = style
    a.present(b, animated: true)
    #expect(b.presentationController?.beginInteractiveDismissal() == false)
    await device.settle()
    guard style != .none else { return }
    b.present(c, animated: false)
    #expect(b.presentationController?.beginInteractiveDismissal() == false)
    c.dismiss(animated: false)
    let isSheet = [.automatic, .pageSheet, .formSheet, .popover].contains(style)
    #expect(b.presentationController?.beginInteractiveDismissal() == isSheet)
    #expect(b.presentationController?.endInteractiveDismissal(complete: true) == isSheet)
  }

  private func present(_ device: Device, _ delegate: Delegate, over a: Screen, isModal: Bool) {
    let b = device.screen("B")
    b.presentationController?.delegate = delegate
    b.isModalInPresentation = isModal
    a.present(b, animated: false)
    device.log.lines = []
  }
}
