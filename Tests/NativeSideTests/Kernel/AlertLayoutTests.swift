import HeadlessUIKit
import Testing

@testable import NavbridgeKernel

/// Where the parts of alerts and action sheets lie.
@Suite("The layout of an alert")
struct AlertLayoutTests {
  private typealias Button = AlertLayout.Button

  private static let screen = CGRect(x: 0, y: 0, width: 400, height: 800)
  private static let insets = UIEdgeInsets(top: 60, left: 0, bottom: 34, right: 0)

  private static func layout(
    _ buttons: [Button], title: String = "", message: String = "", isSheet: Bool = false, fieldCount: Int = 0,
    in screen: CGRect = screen
  ) -> AlertLayout {
    let content = AlertLayout.Content(
      title: title, message: message, isSheet: isSheet, fieldCount: fieldCount, buttons: buttons)
    return AlertLayout(content, in: screen, insets: insets)
  }

  private static func bottom(_ frame: CGRect) -> Double { frame.y + frame.height }

  @Test("The layout of an alert has two short buttons beside each other, and the one that cancels on the left")
  func row() {
    let layout = Self.layout([Button(text: "Delete"), Button(text: "Cancel", cancels: true, isBold: true)])
    #expect(layout.card == CGRect(x: 65, y: 358, width: 270, height: 84))
    #expect(layout.buttons[1] == CGRect(x: 65, y: 398, width: 135, height: 44))
    #expect(layout.buttons[0] == CGRect(x: 200, y: 398, width: 135, height: 44))
  }

  @Test("The layout of an alert has two buttons below each other if one is too wide, and the one that cancels last")
  func stacked() {
    let layout = Self.layout([Button(text: "Cancel", cancels: true), Button(text: "Delete the whole account")])
    #expect(layout.card == CGRect(x: 65, y: 336, width: 270, height: 128))
    #expect(layout.buttons == [420, 376].map { CGRect(x: 65, y: $0, width: 270, height: 44) })
    // A bold text is wider: this one has room beside another only in the regular weight.
    let close = String(repeating: "n", count: 12)
    #expect(Self.layout([Button(text: "A"), Button(text: close)]).buttons[0].width == 135)
    #expect(Self.layout([Button(text: "A"), Button(text: close, isBold: true)]).buttons[0].width == 270)
  }

  @Test("The layout of an alert has one or three buttons below each other", arguments: [1, 3])
  func column(count: Int) {
    let layout = Self.layout((0..<count).map { Button(text: "\($0)", cancels: $0 == 0) })
    #expect(layout.buttons.allSatisfy { $0.width == 270 && $0.height == 44 })
    #expect(layout.buttons[0].y == layout.buttons.map(\.y).max())
    #expect(Self.bottom(layout.buttons[0]) == Self.bottom(layout.card))
  }

  @Test("The layout of an alert has the title, the message, the fields and the buttons below each other")
  func parts() {
    let message = "A message that is so long that it goes on in a second line"
    let layout = Self.layout([Button(text: "OK")], title: "Title", message: message, fieldCount: 2)
    #expect(layout.title.texts == ["Title"] && layout.message.texts.count == 2)
    #expect(layout.message.texts.joined(separator: " ") == message)
    let top = layout.card.y
    #expect(layout.title.frame == CGRect(x: 81, y: top + 20, width: 238, height: 22))
    #expect(layout.message.frame == CGRect(x: 81, y: top + 44, width: 238, height: 33))
    #expect(layout.fields == [91, 121].map { CGRect(x: 81, y: top + $0, width: 238, height: 26) })
    #expect(layout.buttons[0].y == top + 171 && layout.card.height == 215)
  }

  @Test("The layout of an action sheet has the button that cancels apart, above the home indicator")
  func sheet() {
    let buttons = [Button(text: "Cancel", cancels: true), Button(text: "Share"), Button(text: "Delete")]
    let layout = Self.layout(buttons, title: "Photo", message: "Taken today", isSheet: true)
    #expect(layout.buttons[0] == CGRect(x: 8, y: 709, width: 384, height: 57))
    #expect(layout.buttons[1...] == [587, 644].map { CGRect(x: 8, y: $0, width: 384, height: 57) }[...])
    #expect(layout.card == CGRect(x: 8, y: 525, width: 384, height: 176))
    #expect(layout.title.frame.y == 539 && layout.message.frame.y == 556)
    // Without a button that cancels, and without texts, the card has nothing but the buttons.
    let plain = Self.layout([Button(text: "A"), Button(text: "B")], isSheet: true)
    #expect(plain.card == CGRect(x: 8, y: 652, width: 384, height: 114) && plain.buttons[0].y == 652)
  }

  @Test(
    "The layout of an action sheet is as wide as the screen's shorter side, and keeps off the edge of a phone with a button"
  )
  func sheetInLandscape() {
    let content = AlertLayout.Content(title: "", message: "", isSheet: true, buttons: [Button(text: "A")])
    let layout = AlertLayout(content, in: CGRect(x: 0, y: 0, width: 667, height: 375), insets: .zero)
    #expect(layout.card == CGRect(x: 154, y: 310, width: 359, height: 57))
  }

  @Test(
    "The layout of an alert with more buttons than the screen has room for keeps them all on it",
    arguments: [false, true])
  func many(isSheet: Bool) {
    let buttons = (0..<60).map { Button(text: "\($0)", cancels: $0 == 0) }
    let layout = Self.layout(buttons, title: "Many", isSheet: isSheet)
    #expect(layout.buttons.allSatisfy { $0.y >= 0 && Self.bottom($0) <= 800 && $0.height > 5 })
    #expect(Set(layout.buttons.map(\.y)).count == 60)
  }

  @Test("The layout of an alert without buttons, and one on a screen without room, has frames of no negative height")
  func edges() {
    #expect(Self.layout([]).card == CGRect(x: 65, y: 380, width: 270, height: 40))
    let tiny = Self.layout([Button(text: "OK")], title: "T", in: CGRect(x: 0, y: 0, width: 100, height: 20))
    #expect(tiny.card.width == 100 && tiny.buttons[0].height >= 1)
  }
}
