import NavbridgeWire
import OrderedCollections
import Testing

@testable import NavbridgeAgent

/// The elements that are read from snapshots.
@Suite("The elements of a screen")
struct ScreenReaderTests {
  static func view(_ tag: Int64, _ type: String = "RCTView", _ members: JSONObject = [:]) -> JSON {
    let usual: JSONObject = ["type": .string(type), "tag": .int(tag), "inWindow": [0, 100, 100, 50], "share": 1]
    return .object(usual.merging(members))
  }

  static func screen(_ views: [JSON], _ members: JSONObject = [:]) -> JSON {
    let usual: JSONObject = [
      "type": "Component", "componentId": "home", "name": "Home", "visible": true,
      "react": ["tag": 1, "children": .array(views)],
    ]
    return .object(usual.merging(members))
  }

  static func snapshot(_ root: JSON, presented: [JSON] = [], epoch: Int64 = 1) -> JSON {
    [
      "epoch": .int(epoch), "size": [400, 800], "keyboard": ["visible": false],
      "windows": [["root": root, "presented": .array(presented)]],
    ]
  }

  static func lines(_ snapshot: JSON) -> [String] {
    var ids = ElementIDs()
    return ScreenReader(snapshot).elements.map { ScreenText.line($0, id: ids.name(of: $0.key)) }
  }

  static let views: [(what: String, view: JSON, line: String?)] = [
    ("a button of a role", view(2, "RCTView", ["role": "button", "label": "Save"]), #"button "Save" [ref=e1]"#),
    (
      "what can be pressed without a role", view(2, "RCTView", ["accessible": true, "composedLabel": "Row"]),
      #"touchable "Row" [ref=e1]"#
    ),
    (
      "an input with its placeholder as a name",
      view(2, "RCTSinglelineTextInputView", ["placeholder": "Name", "value": ""]), #"textbox "Name" [ref=e1] value="""#
    ),
    (
      "an input with a label",
      view(2, "RCTMultilineTextInputView", ["label": "Note", "placeholder": "…", "value": "a"]),
      #"textbox "Note" [ref=e1] value="a" placeholder="…""#
    ),
    (
      "a switch that is on", view(2, "RCTSwitch", ["value": true, "testID": "mail"]),
      #"switch [ref=e1] testID="mail" [on]"#
    ),
    ("a switch that is off", view(2, "RCTSwitch", ["value": false]), "switch [ref=e1] [off]"),
    ("a heading", view(2, "RCTText", ["text": "Title", "role": "header"]), #"heading "Title" [ref=e1]"#),
    ("a text", view(2, "RCTText", ["text": "Words"]), #"text "Words" [ref=e1]"#),
    ("an empty text", view(2, "RCTText", ["text": ""]), nil),
    ("a plain view", view(2), nil),
    ("a plain view with a testID", view(2, "RCTView", ["testID": "box"]), #"view [ref=e1] testID="box""#),
    ("an image without a name", view(2, "RCTImageView"), nil),
    ("an image with a name", view(2, "RCTImageView", ["label": "Logo"]), #"image "Logo" [ref=e1]"#),
    ("a list in sight as a whole", view(2, "RCTScrollView"), "scroll [ref=e1]"),
    (
      "a list with more below and above",
      view(2, "RCTScrollView", ["scroll": ["offset": [0, 20], "size": [100, 500], "inset": [0, 0, 0, 0]]]),
      "scroll [ref=e1] [more: 20 points above, 430 points below]"
    ),
    (
      "states",
      view(2, "RCTView", ["role": "checkbox", "label": "A", "checked": true, "disabled": true, "busy": true]),
      #"checkbox "A" [ref=e1] [disabled] [busy] [checked]"#
    ),
    (
      "a half checked box", view(2, "RCTView", ["role": "checkbox", "label": "A", "checked": "mixed"]),
      #"checkbox "A" [ref=e1] [partly checked]"#
    ),
    (
      "a menu that is open", view(2, "RCTView", ["role": "combobox", "label": "A", "expanded": true]),
      #"combobox "A" [ref=e1] [expanded]"#
    ),
    ("a role that nobody knows", view(2, "RCTView", ["role": "list", "testID": "a"]), #"view [ref=e1] testID="a""#),
    (
      "a view of which nothing is seen", view(2, "RCTView", ["role": "button", "label": "Far", "share": 0]),
      #"button "Far" [ref=e1] [not in sight]"#
    ),
    ("a hidden view", view(2, "RCTView", ["role": "button", "label": "No", "visible": false]), nil),
  ]

  @Test("A view of React's is read by its type, its role and its states", arguments: views.indices)
  func react(_ row: Int) {
    let (what, view, line) = Self.views[row]
    #expect(Self.lines(Self.snapshot(Self.screen([view]))) == (line.map { [$0] } ?? []), "\(what)")
  }

  @Test("The texts of a button are its name and no elements of their own, but a field in it is one")
  func folded() {
    let inner = Self.view(3, "RCTText", ["text": "Save"])
    let field = Self.view(4, "RCTSinglelineTextInputView", ["value": "x", "label": "Field"])
    let button = Self.view(
      2, "RCTView", ["role": "button", "composedLabel": "Save", "children": [inner, field]])
    #expect(
      Self.lines(Self.snapshot(Self.screen([button])))
        == [#"button "Save" [ref=e1]"#, #"textbox "Field" [ref=e2] value="x""#])
  }

  @Test("A button without a testID has that of a view in it, and keeps its own")
  func innerTestID() {
    func button(_ members: JSONObject) -> JSON {
      let inner = Self.view(3, "RCTText", ["text": "A", "testID": "inner"])
      return Self.view(2, "RCTView", members.merging(["role": "button", "composedLabel": "A", "children": [inner]]))
    }
    #expect(Self.lines(Self.snapshot(Self.screen([button([:])]))) == [#"button "A" [ref=e1] testID="inner""#])
    #expect(
      Self.lines(Self.snapshot(Self.screen([button(["testID": "own"])]))) == [#"button "A" [ref=e1] testID="own""#])
  }

  @Test("Elements keep their keys in a context, and none of another context has the same")
  func keys() {
    let screen = Self.screen([Self.view(2, "RCTText", ["text": "A"])])
    func key(_ epoch: Int64) -> String? { ScreenReader(Self.snapshot(screen, epoch: epoch)).elements.first?.key }
    #expect(key(1) == key(1))
    #expect(key(1) != key(2))
  }

  @Test("A bar has its back button, buttons, title and search field, and a tab bar its tabs")
  func bars() {
    let bar: JSON = [
      "visible": true, "frame": [0, 0, 400, 100], "title": ["text": "Shop", "frame": [100, 0, 200, 50]],
      "subtitle": ["text": nil], "backButton": ["visible": true, "title": "Back", "frame": [0, 0, 50, 50]],
      "leftButtons": [],
      "rightButtons": [["id": "done", "text": "Done", "enabled": false, "testID": "done", "frame": [350, 0, 50, 50]]],
      "searchBar": ["text": "ket", "placeholder": "Search", "focused": true, "frame": [0, 50, 400, 50]],
    ]
    let tabs: JSON = [
      "visible": true, "frame": [0, 700, 400, 100],
      "items": [
        ["text": "A", "selected": true, "badge": "2", "frame": [0, 700, 200, 100]],
        ["text": "B", "selected": false, "badge": nil, "frame": [200, 700, 200, 100]],
      ],
    ]
    #expect(
      Self.lines(Self.snapshot(Self.screen([], ["topBar": bar, "tabBar": tabs]))) == [
        #"button "Back" [ref=e1] [back]"#, #"button "Done" [ref=e2] testID="done" [disabled]"#,
        #"heading "Shop" [ref=e3]"#, #"search "Search" [ref=e4] value="ket" [focused]"#,
        #"tab "A" [ref=e5] [selected] [badge "2"]"#, #"tab "B" [ref=e6]"#,
      ])
  }

  @Test("While a search runs its bar has the button that ends it, and buttons with equal ids are two")
  func search() {
    let bar: JSON = [
      "visible": true, "frame": [0, 0, 400, 100],
      "rightButtons": [
        ["id": "x", "text": "A", "frame": [0, 0, 50, 50]], ["id": "x", "text": "B", "frame": [50, 0, 50, 50]],
      ],
      "searchBar": ["text": "", "placeholder": "Find", "frame": [0, 50, 300, 50], "cancelFrame": [300, 50, 100, 50]],
    ]
    let reader = ScreenReader(Self.snapshot(Self.screen([], ["topBar": bar])))
    #expect(reader.elements.map(\.name) == ["A", "B", "Find", "Cancel"])
    #expect(Set(reader.elements.map(\.key)).count == 4)
    #expect(reader.elements.last?.key.hasSuffix(ScreenReader.endOfSearch) == true)
  }

  @Test("Sizes of an app that no number of points has are written, too")
  func hugeSizes() {
    let list = Self.view(
      2, "RCTScrollView",
      [
        "scroll": ["offset": [0, 0], "size": [100, 1e20], "inset": [0, 0, 0, 0]], "inWindow": [0, -1e20, 1e20, 2e20],
      ])
    #expect(Self.lines(Self.snapshot(Self.screen([list]))).first?.hasPrefix("scroll [ref=e1]") == true)
  }

  @Test("A window below an overlay is read, too: touches beside an overlay reach it")
  func overlays() {
    let below: JSON = ["root": Self.screen([Self.view(2, "RCTText", ["text": "Below"])]), "accessibilityHidden": true]
    let over: JSON = ["root": Self.screen([Self.view(3, "RCTText", ["text": "Over"])], ["componentId": "over"])]
    let both: JSON = ["epoch": 1, "size": [400, 800], "windows": [below, over]]
    #expect(ScreenReader(both).elements.map(\.name) == ["Below", "Over"])
    #expect(!ScreenReader(both).isBelowModal)
  }

  @Test("A title belongs to the screen below its bar: another screen has another one")
  func titles() {
    func stack(_ top: String) -> JSON {
      [
        "type": "Stack", "componentId": "s", "visible": true,
        "topBar": ["visible": true, "frame": [0, 0, 400, 50], "title": ["text": "T", "frame": [0, 0, 400, 50]]],
        "children": [["type": "Component", "componentId": .string(top), "visible": true]],
      ]
    }
    func key(_ top: String) -> String? { ScreenReader(Self.snapshot(stack(top))).elements.last?.key }
    #expect(key("a") != key("b"))
    #expect(key("a") == key("a"))
  }

  @Test("Nothing below a modal or an alert is an element, and each is named among the places")
  func modals() {
    let below = Self.screen([Self.view(2, "RCTText", ["text": "Below"])])
    let modal = Self.screen([Self.view(3, "RCTText", ["text": "Above"])], ["componentId": "m", "name": "Cart"])
    #expect(Self.lines(Self.snapshot(below, presented: [modal])) == [#"text "Above" [ref=e1]"#])
    let alert: JSON = [
      "type": "Alert", "visible": true, "alertId": 7, "title": "Sure?", "message": "It is lost.",
      "frame": [50, 300, 300, 200], "inputs": [["text": "a", "placeholder": "Why", "frame": [60, 380, 280, 40]]],
      "buttons": [["text": "No", "frame": [50, 450, 150, 50]], ["text": "Yes", "frame": [200, 450, 150, 50]]],
    ]
    let shown = Self.snapshot(below, presented: [modal, alert])
    #expect(
      Self.lines(shown) == [
        #"alert "Sure?" [ref=e1]"#, #"text "It is lost." [ref=e2]"#, #"textbox "Why" [ref=e3] value="a""#,
        #"button "No" [ref=e4]"#, #"button "Yes" [ref=e5]"#,
      ])
    #expect(
      ScreenText.places(ScreenReader(shown).places)
        == #"Component "Home" id="home" > modal > Component "Cart" id="m" > alert"#)
    #expect(ScreenReader(shown).isBelowModal)
    let leaving = modal.merging(["dismissed": true])
    #expect(Self.lines(Self.snapshot(below, presented: [leaving])) == [#"text "Below" [ref=e1]"#])
  }

  @Test("What a later opaque area covers is out of sight, and a finger goes to the largest part that is left")
  func covers() {
    let first = Self.screen([Self.view(2, "RCTView", ["role": "button", "label": "A", "inWindow": [0, 0, 400, 100]])])
    func element(coveredBy bar: JSON) -> ScreenElement? {
      ScreenReader(Self.snapshot(first.merging(["tabBar": ["visible": true, "frame": bar, "items": []]]))).elements
        .first
    }
    #expect(element(coveredBy: [0, 0, 400, 100])?.seen.isEmpty == true)
    let half = element(coveredBy: [0, 0, 300, 100])
    #expect(half?.touchPlace?.x == 350 && half?.touchPlace?.y == 50)
    let whole = element(coveredBy: [0, 500, 400, 100])
    #expect(whole?.touchPlace?.x == 200)
  }

  @Test("A stack has the number of screens below its top")
  func depth() {
    let stack: JSON = [
      "type": "Stack", "componentId": "s", "visible": true,
      "children": [
        ["componentId": "a", "visible": false], ["type": "Component", "componentId": "b", "visible": true],
      ],
    ]
    #expect(
      ScreenText.places(ScreenReader(Self.snapshot(stack)).places) == #"Stack id="s" (1 below) > Component id="b""#)
    #expect(ScreenText.places(ScreenReader([:]).places) == "nothing is shown")
  }
}
