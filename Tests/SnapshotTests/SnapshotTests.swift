import NavbridgeTesting
import NavbridgeWire
import Testing

@Suite("A snapshot as a value")
struct SnapshotTests {
  static func component(_ id: String, visible: Bool = true) -> JSON {
    ["class": "RNNComponentViewController", "type": "Component", "componentId": .string(id), "visible": .bool(visible)]
  }

  static func stack(_ id: String, _ children: [JSON], visible: Bool = true, title: String? = nil) -> JSON {
    let bar: JSON = [
      "visible": .bool(title != nil), "title": ["text": .string(title ?? "")],
      "backButton": ["title": "Back", "testID": "BACK"],
      "rightButtons": [["id": "save", "text": "Save", "testID": "SAVE", "enabled": false]],
    ]
    return [
      "class": "RNNStackController", "type": "Stack", "componentId": .string(id), "visible": .bool(visible),
      "topBar": bar, "children": .array(children),
    ]
  }

  /// Tabs with two stacks, of which the first has two screens, a modal on its way out, a modal, and an overlay.
  static func screen(modals: [JSON] = [], overlays: [JSON] = []) -> Snapshot {
    let tabs: JSON = [
      "class": "RNNBottomTabsController", "type": "BottomTabs", "componentId": "tabs", "visible": true,
      "tabBar": [
        "visible": true, "selectedIndex": 0,
        "items": [
          ["text": "One", "testID": "TAB1", "badge": "3", "selected": true], ["text": "Two", "selected": false],
        ],
      ],
      "children": [
        stack("first", [component("home", visible: false), component("form")], title: "Form"),
        stack("second", [component("settings", visible: false)], visible: false),
      ],
    ]
    let windows = [["kind": "main", "key": true, "root": tabs, "presented": .array(modals)] as JSON]
    let others = overlays.map { ["kind": "overlay", "root": $0, "presented": []] as JSON }
    return Snapshot(["windows": .array(windows + others)])
  }

  @Test("A snapshot as a value has the root, the modals without those on their way out, and the overlays")
  func parts() {
    var leaving = Self.component("old").object!
    leaving["dismissed"] = true
    let screen = Self.screen(
      modals: [.object(leaving), Self.component("terms")], overlays: [Self.component("toast"), .null])
    #expect(screen.root?.componentId == "tabs" && screen.front?.componentId == "terms")
    #expect(screen.modals.map(\.componentId) == ["terms"] && screen.overlays.map(\.componentId) == ["toast"])
    #expect(screen.windows.map(\.isMain) == [true, false, false] && screen.windows[0].isKey)
    #expect(screen.nodes.map(\.componentId).contains("settings"))
  }

  @Test("A snapshot as a value finds the stack in front below a modal without one, and another stack by its id")
  func stacks() {
    let screen = Self.screen(modals: [Self.component("terms")])
    #expect(screen.stack()?.componentId == "first" && screen.stack("second")?.componentId == "second")
    #expect(screen.stack("none") == nil)
    let other = Self.screen(modals: [Self.stack("modal", [Self.component("m")])])
    #expect(other.stack()?.componentId == "modal" && other.topBar() == nil)
  }

  @Test("A snapshot as a value has bars with titles, buttons, tabs and badges")
  func bars() throws {
    let screen = Self.screen()
    let bar = try #require(screen.topBar())
    #expect(bar.title == "Form" && bar.backButton?.text == "Back" && bar.leftButtons == [])
    #expect(bar.rightButtons.map(\.id) == ["save"] && bar.rightButtons[0].isEnabled == false)
    let tabs = try #require(screen.tabs()?.tabBar)
    #expect(tabs.items.map(\.text) == ["One", "Two"] && tabs.items.map(\.badge) == ["3", nil])
    #expect(tabs.items.map(\.isSelected) == [true, false] && tabs.selectedIndex == 0)
  }

  @Test("A snapshot as a value has the elements of bars and of React's content, hidden with what is around them")
  func elements() throws {
    var home = Self.component("home").object!
    home["options"] = ["text": "not shown"]
    home["react"] = [
      "children": [
        ["testID": "box", "visible": false, "children": [["text": "in"], ["value": "typed"], ["label": "L"]]],
        ["testID": "twin", "visible": false], ["testID": "twin", "value": 3, "focused": true],
      ]
    ]
    let screen = Snapshot(["windows": [["kind": "main", "root": .object(home)]]])
    #expect(screen.element(.testID("box"))?.text == "in typed")
    #expect(screen.isVisible(.label("L")) == false && screen.isVisible(.text("not shown")) == nil)
    let twin = try #require(screen.element(.testID("twin")))
    #expect(twin.isVisible && twin.isFocused && twin.value == 3)
    #expect(screen.isVisible(.component("home")) == true && screen.isVisible(.component("none")) == nil)
    #expect(Self.screen().isVisible(.testID("SAVE")) == true)
  }

  @Test("A snapshot as a value prints the tree of the screen")
  func description() {
    #expect(Self.screen().description.contains("Stack first [< Back | Form]"))
  }
}
