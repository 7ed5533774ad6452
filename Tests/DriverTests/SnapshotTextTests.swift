import NavbridgeDriver
import NavbridgeWire
import Testing

@Suite("A snapshot as text")
struct SnapshotTextTests {
  @Test("shows a tree for each window, with presented controllers after the root")
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
}
