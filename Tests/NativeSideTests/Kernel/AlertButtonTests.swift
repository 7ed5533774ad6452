import HeadlessUIKit
import NavbridgeRuntime
import NavbridgeWire
import Testing

@testable import NavbridgeKernel

/// The buttons of React Native's alerts and sheets: what each is for, and where it lies.
@Suite("The buttons of an alert")
struct AlertButtonTests {
  /// Buttons with the ids 0, 1, … and these texts.
  private static func buttons(_ texts: String...) -> JSON {
    .array(texts.enumerated().map { [String($0.offset): .string($0.element)] })
  }

  /// The members of the snapshot's buttons that say what they are for, in the order of the script.
  @MainQueue private static func described(_ props: JSON) -> [String] {
    let alert = RCTAlertController(alertId: 1, props: props) { _ in }
    return (alert.description["buttons"]?.array ?? []).map { button in
      [button["id"]?.string, button["text"]?.string, button["style"]?.string].compactMap(\.self).joined(separator: " ")
        + (button["preferred"] == true ? " preferred" : "") + (button["enabled"] == false ? " disabled" : "")
    }
  }

  /// The texts of the buttons from top to bottom, and of those beside each other from the left to the right.
  @MainQueue private static func inPlace(_ props: JSON) -> [String] {
    let alert = RCTAlertController(alertId: 1, props: props) { _ in }
    alert.view.frame = CGRect(x: 0, y: 0, width: 400, height: 800)
    alert.viewDidLayoutSubviews()
    return alert.view.subviews.compactMap { $0 as? RCTAlertButton }
      .sorted { ($0.frame.y, $0.frame.x) < ($1.frame.y, $1.frame.x) }.map(\.text)
  }

  @Test("The buttons of an alert have the styles of their keys, and one is preferred")
  @MainQueue func styles() {
    let props: JSON = [
      "buttons": Self.buttons("Delete", "Keep", "Later"), "cancelButtonKey": "1", "destructiveButtonKey": "0",
      "preferredButtonKey": "2",
    ]
    #expect(Self.described(props) == ["0 Delete destructive", "1 Keep cancel", "2 Later default preferred"])
  }

  @Test("The buttons of an alert are default without keys, and with keys that name none of them")
  @MainQueue func plain() {
    #expect(Self.described(["buttons": Self.buttons("A", "B")]) == ["0 A default", "1 B default"])
    let keys: JSON = [
      "buttons": Self.buttons("A"), "cancelButtonKey": "", "destructiveButtonKey": "7", "preferredButtonKey": .null,
    ]
    #expect(Self.described(keys) == ["0 A default"])
  }

  @Test("The buttons of an alert that is named by two keys cancel")
  @MainQueue func bothKeys() {
    let props: JSON = ["buttons": Self.buttons("A"), "cancelButtonKey": "0", "destructiveButtonKey": "0"]
    #expect(Self.described(props) == ["0 A cancel"])
  }

  @Test("The buttons of a sheet may be destructive and disabled, several of them")
  @MainQueue func sheet() {
    let props: JSON = [
      "style": "actionSheet", "buttons": Self.buttons("A", "B", "C", "D"), "destructiveButtons": ["0", "2", "9"],
      "disabledButtons": ["2"], "cancelButtonKey": "1",
    ]
    #expect(
      Self.described(props) == ["0 A destructive", "1 B cancel", "2 C destructive disabled", "3 D default"])
    #expect(Self.inPlace(props) == ["A", "C", "D", "B"])
  }

  @Test(
    "The buttons of an alert without any are OK, which cancels, and of a prompt OK and Cancel",
    arguments: [
      ("default", ["0 OK cancel"]), ("plain-text", ["0 OK default", "1 Cancel cancel"]),
      ("secure-text", ["0 OK default", "1 Cancel cancel"]), ("login-password", ["0 OK default", "1 Cancel cancel"]),
    ])
  @MainQueue func none(_ type: String, _ expected: [String]) {
    #expect(Self.described(["type": .string(type), "buttons": []]) == expected)
  }

  @Test("The buttons of an alert that cancel lie at the end, and of two at the beginning")
  @MainQueue func places() {
    #expect(Self.inPlace(["buttons": Self.buttons("A", "B"), "cancelButtonKey": "1"]) == ["B", "A"])
    #expect(Self.inPlace(["buttons": Self.buttons("A", "B"), "cancelButtonKey": "0"]) == ["A", "B"])
    #expect(Self.inPlace(["buttons": Self.buttons("A", "B", "C"), "cancelButtonKey": "0"]) == ["B", "C", "A"])
    #expect(Self.inPlace(["buttons": Self.buttons("A", "B", "C")]) == ["A", "B", "C"])
    let sheet: JSON = ["style": "actionSheet", "buttons": Self.buttons("A", "B"), "cancelButtonKey": "0"]
    #expect(Self.inPlace(sheet) == ["B", "A"])
  }
}
