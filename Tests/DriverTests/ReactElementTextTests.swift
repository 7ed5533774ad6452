import NavbridgeDriver
import NavbridgeWire
import OrderedCollections
import Testing

/// The elements of React's in a printed snapshot.
@Suite("React's content as text")
struct ReactElementTextTests {
  /// The lines below the window, for a component whose content is `children`.
  private func lines(_ children: [JSON]) -> [String] {
    let screen: JSON = ["type": "Component", "componentId": "c", "react": ["children": .array(children)]]
    let snapshot: JSON = ["windows": [["kind": "main", "root": screen, "presented": []]]]
    return Array(SnapshotText.lines(snapshot).dropFirst(2))
  }

  private func line(_ element: JSON) -> String? { lines([element]).first.map { String($0.dropFirst("   └─ ".count)) } }

  static let rows: [(element: JSON, line: String?)] = [
    (["type": "RCTText", "text": "Save"], #"Text "Save""#),
    (["type": "Paragraph", "text": "Save", "testID": "s"], #"Text "Save" #s"#),
    (["type": "RCTSinglelineTextInputView", "placeholder": "Name", "value": ""], #"TextInput = "" (Name)"#),
    (["type": "RCTMultilineTextInputView", "testID": "m", "value": "one\ntwo"], #"TextInput = "one⏎two" #m"#),
    (["type": "RCTSwitch", "testID": "w", "value": true], "Switch = true #w"),
    (["type": "View", "label": "Close"], "View (Close)"),
    (["label": "Close", "placeholder": "Not this"], "View (Close)"),
    (["type": "Text", "text": "Shown", "label": "Not this"], #"Text "Shown""#),
    (["type": "View", "testID": "b", "disabled": true, "checked": true, "focused": false], "View #b disabled checked"),
    (["type": "View", "testID": "v", "value": nil], "View #v"),
    // These have no name, or are not seen.
    (["type": "View"], nil), (["type": "Text", "text": ""], nil), (["testID": "b", "visible": false], nil),
  ]

  @Test(
    "React's content as text names each kind of element by its type, text, value, label, test id and states",
    arguments: rows)
  func names(element: JSON, expected: String?) { #expect(line(element) == expected) }

  @Test("React's content as text cuts a text of more than 60 characters, and no shorter one")
  func longText() {
    let sixty = String(repeating: "x", count: 60)
    #expect(line(["text": .string(sixty)]) == "View \"\(sixty)\"")
    #expect(line(["text": .string(sixty + "y")]) == "View \"\(sixty.dropLast())…\"")
  }

  @Test("React's content as text leaves out views without a name, and puts their children in their place")
  func nesting() {
    let inner: JSON = ["children": [["testID": "a", "children": [["testID": "b"]]], ["testID": "c"]]]
    #expect(
      lines([inner, ["testID": "d"]]) == ["   ├─ View #a", "   │  └─ View #b", "   ├─ View #c", "   └─ View #d"])
  }

  @Test("React's content as text ends with '…' after 60 elements")
  func limit() {
    let few = (0..<59).map { JSON.object(["testID": .string("\($0)")]) }
    #expect(lines(few).count == 59 && lines(few).last == "   └─ View #58")
    let many = (0..<200).map { JSON.object(["testID": .string("\($0)")]) }
    #expect(lines(many).count == 61 && lines(many).last == "   └─ …")
  }
}
