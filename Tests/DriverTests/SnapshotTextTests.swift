import NavbridgeDriver
import NavbridgeWire
import Testing

@Suite("A snapshot as text")
struct SnapshotTextTests {
  @Test("A snapshot as text shows a tree for each window, with presented controllers after the root")
  func lines() {
    let screen: JSON = ["type": "Component", "componentId": "c", "name": "n", "visible": true]
    let bar: JSON = ["visible": true, "title": ["text": "T"], "backButton": ["title": "B"]]
    let stack: JSON = ["type": "Stack", "componentId": "s", "visible": true, "topBar": bar, "children": [screen]]
    let plain: JSON = ["class": "UIViewController", "topBar": ["visible": false, "title": ["text": "hidden"]]]
    let snapshot: JSON = [
      "windows": [
        [
          "kind": "main", "root": ["type": "BottomTabs", "componentId": "t", "children": [stack, plain]],
          "presented": [["type": "Component", "componentId": "m", "visible": true]],
        ], ["kind": "overlay", "root": .null, "presented": []],
      ]
    ]
    #expect(
      SnapshotText.lines(snapshot) == [
        "main window", "├─ BottomTabs t", "│  ├─ Stack s [< B | T]", "│  │  └─ Component c (n) visible",
        "│  └─ UIViewController", "└─ Component m visible", "overlay window",
      ])
  }

  /// The items of a bar, and the lines that show them.
  static let bars: [(bar: JSON, lines: [String])] = [
    (["visible": false, "testID": "BAR", "rightButtons": [["id": "b", "text": "B"]]], []), (["visible": true], []),
    (["visible": true, "testID": "BAR"], ["top bar #BAR"]),
    (
      [
        "visible": true, "backButton": ["title": "Back", "testID": "BACK"], "title": ["text": "T", "testID": "TITLE"],
      ],
      ["back button \"Back\" #BACK", "title #TITLE"]
    ),
    (["visible": true, "backButton": ["testID": "BACK", "visible": false], "title": ["text": "T"]], []),
    (
      ["visible": true, "title": ["component": ["componentId": "c9", "name": "Logo"]]], ["title c9 (Logo)"]
    ),
    (["visible": true, "title": ["component": .null, "text": "T"]], []),
    (["visible": true, "subtitle": ["text": "S"]], []),
    (["visible": true, "subtitle": ["text": "S", "testID": "SUB"]], ["subtitle \"S\" #SUB"]),
    (
      [
        "visible": true,
        "leftButtons": [["id": "l", "icon": "menu.png", "enabled": false], ["id": "x", "systemItem": "done"]],
        "rightButtons": [
          ["id": "r", "text": "Go", "icon": "go.png", "testID": "GO", "badge": "3"],
          ["id": "c", "component": ["componentId": "c3", "name": "Dot"], "accessibilityLabel": "Status"],
        ],
      ],
      [
        "left button l \"menu.png\" disabled", "left button x \"done\"", "right button r \"Go\" #GO badge \"3\"",
        "right button c \"Status\" c3 (Dot)",
      ]
    ),
    (["visible": true, "searchBar": ["text": "", "placeholder": "Find"]], ["search bar \"Find\""]),
    (["visible": true, "searchBar": ["text": "cat", "placeholder": "Find"]], ["search bar \"cat\""]),
    (["visible": true, "searchBar": .null], []), (["visible": true, "searchBar": [:]], ["search bar"]),
  ]

  @Test("A snapshot as text shows the items of a top bar that a test names", arguments: bars.indices)
  func topBar(_ index: Int) {
    #expect(
      Self.lines(["type": "Stack", "componentId": "s", "topBar": Self.bars[index].bar]) == Self.bars[index].lines)
  }

  @Test("A snapshot as text shows the texts of an alert, and what its buttons are for")
  func alert() {
    let buttons: JSON = [
      ["id": "0", "text": "Delete", "style": "destructive", "preferred": true],
      ["id": "1", "text": "Keep", "style": "cancel"],
      ["id": "2", "text": "Later", "style": "default", "enabled": false],
    ]
    let alert: JSON = ["type": "Alert", "title": "Sure?", "message": "", "buttons": buttons]
    #expect(
      Self.lines(alert) == [
        "text \"Sure?\"", "button \"Delete\" destructive preferred", "button \"Keep\" cancel",
        "button \"Later\" disabled",
      ])
  }

  @Test("A snapshot as text shows the tabs of a visible tab bar, with badges, before the children")
  func tabBar() {
    let items: JSON = [
      ["text": "Home", "testID": "HOME", "selected": true], ["icon": "list.png", "badge": "12", "selected": false], [:],
    ]
    let tabs: JSON = [
      "type": "BottomTabs", "componentId": "t", "tabBar": ["visible": true, "items": items],
      "children": [["type": "Component", "componentId": "c"]],
    ]
    #expect(
      Self.lines(tabs) == [
        "tab 0 \"Home\" #HOME selected", "tab 1 \"list.png\" badge \"12\"", "tab 2", "Component c",
      ])
    #expect(Self.lines(["type": "BottomTabs", "tabBar": ["visible": false, "items": items]]) == [])
  }

  @Test("A snapshot as text shows the native views that a test names, and the insets of those that scroll")
  func views() {
    let screen: JSON = [
      "class": "UIViewController", "visible": true,
      "views": [
        [
          "class": "DCFScrollView", "testID": "list", "contentInset": [100.66666666666666, 0, 83, 0],
          "contentOffset": [0, -91], "enabled": true,
        ],
        ["class": "UILabel", "text": "First", "testID": "first", "enabled": true], ["class": "UIView", "text": ""],
        ["class": "UIButton", "text": "Go", "enabled": false], ["class": "MapView", "testID": "map"],
      ],
    ]
    #expect(
      Self.lines(screen) == [
        "scroll view #list inset 100.67 0 83 0 offset 0 -91", "label \"First\" #first", "button \"Go\" disabled",
        "MapView #map",
      ])
  }

  @Test("A snapshot as text is whole if that is asked for, and otherwise has what a person reads")
  func whole() {
    let long = String(repeating: "a", count: 70)
    let rows: JSON = .array(
      (1...61).map { ["type": "RCTText", "text": .string("\($0) \(long)")] } + [["type": "RCTSwitch", "value": true]])
    let screen: JSON = [
      "type": "Stack", "topBar": ["visible": true, "subtitle": ["text": "Sub"]], "react": ["children": rows],
      "views": .array((1...61).map { ["class": "UILabel", "text": .string("n\($0)")] }),
    ]
    let snapshot: JSON = ["windows": [["kind": "main", "root": screen]]]
    let (short, whole) = (SnapshotText.lines(snapshot), SnapshotText.wholeLines(snapshot))
    // The window, its root, the texts with their end, and the labels.
    #expect(short.count == 2 + 61 + 60 && whole.count == 2 + 62 + 1 + 61)
    for line in ["Text \"61 \(long)\"", "Switch = true", "subtitle \"Sub\"", "label \"n61\""] {
      #expect(whole.contains { $0.hasSuffix(line) } && !short.contains { $0.hasSuffix(line) }, "\(line)")
    }
  }

  /// The lines in the root's line, without their branches.
  private static func lines(_ root: JSON) -> [String] {
    SnapshotText.lines(["windows": [["kind": "main", "root": root]]]).dropFirst(2).map { line in
      String(line.drop { " ├└─│".contains($0) })
    }
  }
}
