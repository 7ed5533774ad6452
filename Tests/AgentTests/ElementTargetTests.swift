import NavbridgeWire
import OrderedCollections
import Testing

@testable import NavbridgeAgent

/// The elements that calls name.
@Suite("The element that a call names")
struct ElementTargetTests {
  private static let views = [
    ScreenReaderTests.view(2, "RCTView", ["role": "button", "label": "Add to cart", "testID": "add"]),
    ScreenReaderTests.view(3, "RCTText", ["text": "Add to cart"]),
    ScreenReaderTests.view(4, "RCTView", ["role": "button", "label": "Remove", "testID": "remove-1"]),
    ScreenReaderTests.view(5, "RCTView", ["role": "button", "label": "Remove", "testID": "remove-2"]),
    ScreenReaderTests.view(6, "RCTSinglelineTextInputView", ["placeholder": "Name", "value": "Ann"]),
    ScreenReaderTests.view(7, "RCTView", ["role": "link", "label": "Terms", "share": 0]),
  ]

  private let elements: [ScreenElement]
  private let ids: ElementIDs

  init() {
    elements = ScreenReader(ScreenReaderTests.snapshot(ScreenReaderTests.screen(Self.views))).elements
    var ids = ElementIDs()
    for element in elements { _ = ids.name(of: element.key) }
    self.ids = ids
  }

  static let found: [(target: ElementTarget, id: String)] = [
    (ElementTarget(ref: "e2"), "e2"), (ElementTarget(testID: "add"), "e1"),
    // A person means what can be pressed, of two with the same text.
    (ElementTarget(text: "Add to cart"), "e1"), (ElementTarget(text: "add to"), "e1"),
    (ElementTarget(text: "Ann"), "e5"), (ElementTarget(placeholder: "Name"), "e5"),
    (ElementTarget(role: "textbox"), "e5"), (ElementTarget(role: "text", name: "Add to cart"), "e2"),
    (ElementTarget(testID: "remove-2", name: "Remove"), "e4"),
    // Out of sight, but the only one.
    (ElementTarget(text: "Terms"), "e6"), (ElementTarget(label: "terms"), "e6"),
  ]

  @Test("It is found by ref, testID, text, placeholder, role and name, and parts of a text", arguments: found.indices)
  func finds(_ row: Int) throws {
    let (target, id) = Self.found[row]
    let element = try target.element(in: elements, ids: ids)
    #expect(ids.existing(element.key) == id)
  }

  static let refused: [(target: ElementTarget, sentence: String)] = [
    (
      ElementTarget(text: "Remove"),
      "2 elements have text \"Remove\". Name one by its ref:\n  button \"Remove\" [ref=e3] testID=\"remove-1\""
    ),
    (ElementTarget(testID: "ad"), "No element has the testID \"ad\". On the screen are:"),
    (ElementTarget(testID: "remove1"), "No element has the testID \"remove1\". Did you mean \"remove-1\"?"),
    (ElementTarget(text: "Removed"), "No element has text \"Removed\". Did you mean \"Remove\"?"),
    (
      ElementTarget(role: "buton"),
      "There is no role 'buton'. Did you mean 'button'? On the screen are: button, link, text, textbox."
    ),
    (ElementTarget(ref: "e99"), "There is no element 'e99'. 'see' lists the elements that are."),
    (ElementTarget(ref: "nonsense"), "There is no element 'nonsense'."),
    (ElementTarget(role: "tab", name: "Home"), "No element has role \"tab\" name \"Home\"."),
  ]

  @Test("A name that none or several have is refused with names that there are", arguments: refused.indices)
  func refuses(_ row: Int) {
    let (target, sentence) = Self.refused[row]
    let refusal = #expect(throws: ToolRefusal.self) { try target.element(in: elements, ids: ids) }
    #expect(refusal?.message.hasPrefix(sentence) == true, "\(refusal?.message ?? "")")
  }

  @Test("An element that has gone is told from one that never was")
  func gone() {
    let target = ElementTarget(ref: "e3")
    let left = elements.filter { $0.testID != "remove-1" }
    let refusal = #expect(throws: ToolRefusal.self) { try target.element(in: left, ids: ids) }
    #expect(refusal?.message == "e3 is not on the screen any more. 'see' lists the elements that are.")
  }

  @Test("An expectation takes whole texts, and refuses a ref that never was and a role that there is not")
  func exact() throws {
    #expect(ElementTarget(text: "add to").matches(in: elements, ids: ids, comparisons: [.equal]).isEmpty)
    #expect(ElementTarget(text: "Add to cart").matches(in: elements, ids: ids, comparisons: [.equal]).count == 2)
    try ElementTarget(ref: "e3", role: "button").expectKnown(ids: ids)
    #expect(throws: ToolRefusal("There is no role 'buton'.")) { try ElementTarget(role: "buton").expectKnown(ids: ids) }
    #expect(throws: ToolRefusal.self) { try ElementTarget(ref: "zzz").expectKnown(ids: ids) }
  }

  @Test("An empty screen has nothing to propose")
  func empty() {
    let refusal = #expect(throws: ToolRefusal.self) { try ElementTarget(text: "A").element(in: [], ids: ElementIDs()) }
    #expect(refusal?.message == "No element has text \"A\". Nothing on the screen can be acted on.")
  }
}
