import HeadlessUIKit
import NavbridgeRuntime
import Testing

/// The adapted style by width and delegate (uikit-behaviour §4), and the resulting place of the view.
@MainQueue @Suite struct AdaptationTests {
  @MainQueue final class Delegate: UIAdaptivePresentationControllerDelegate {
    let style: UIModalPresentationStyle
    init(_ style: UIModalPresentationStyle) { self.style = style }
    func adaptivePresentationStyle(for: UIPresentationController) -> UIModalPresentationStyle { style }
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let style: UIModalPresentationStyle
    var wish: UIModalPresentationStyle?
    let phone: UIModalPresentationStyle
    let pad: UIModalPresentationStyle
    var testDescription: String { "\(style), delegate: \(wish.map { "\($0)" } ?? "none")" }
  }

  nonisolated static let rows: [Row] = [
    Row(style: .automatic, phone: .pageSheet, pad: .pageSheet),
    Row(style: .pageSheet, phone: .pageSheet, pad: .pageSheet),
    Row(style: .formSheet, phone: .pageSheet, pad: .formSheet),
    Row(style: .popover, phone: .pageSheet, pad: .popover),
    Row(style: .popover, wish: .fullScreen, phone: .fullScreen, pad: .popover),
    Row(style: .popover, wish: UIModalPresentationStyle.none, phone: .popover, pad: .popover),
    Row(style: .popover, wish: .formSheet, phone: .pageSheet, pad: .popover),
    Row(style: .formSheet, wish: .overFullScreen, phone: .overFullScreen, pad: .formSheet),
    Row(style: .fullScreen, wish: .pageSheet, phone: .fullScreen, pad: .fullScreen),
    Row(style: .overFullScreen, phone: .overFullScreen, pad: .overFullScreen),
    Row(style: .currentContext, phone: .currentContext, pad: .currentContext),
    Row(style: .overCurrentContext, phone: .overCurrentContext, pad: .overCurrentContext),
    Row(style: .custom, phone: .custom, pad: .custom),
  ]

  @Test("A presentation style adapts to a compact width, as its delegate decides", arguments: rows)
  func adapts(_ row: Row) async {
    for (screen, expected) in [(UIScreen.iPhone16ProMax, row.phone), (.iPad, row.pad)] {
      let device = Device(screen: screen)
      let delegate = row.wish.map(Delegate.init)
      let (a, b) = (device.screen("A"), device.screen("B"))
      await device.show(a)
      b.modalPresentationStyle = row.style
      b.presentationController?.delegate = delegate
      a.present(b, animated: false)
      #expect(b.presentationController?.presentationStyle == expected)
      #expect(a.isInWindow == ![.fullScreen, .currentContext].contains(expected))
    }
  }

  @Test("A sheet on a phone starts below the status bar without a top inset, and a card on an iPad has no insets")
  func frames() async {
    let phone = Device()
    let (a, b) = (phone.screen("A"), phone.screen("B"))
    await phone.show(a)
    a.present(b, animated: false)
    #expect(b.view.frame == CGRect(x: 0, y: 62, width: 440, height: 894))
    #expect(b.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    let pad = Device(screen: .iPad)
    let (c, d) = (pad.screen("C"), pad.screen("D"))
    await pad.show(c)
    d.modalPresentationStyle = .formSheet
    c.present(d, animated: false)
    #expect(d.view.frame == CGRect(x: 147, y: 287, width: 540, height: 620))
    #expect(d.safeAreaInsets == .zero)
  }
}
