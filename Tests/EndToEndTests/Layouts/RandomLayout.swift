import NavbridgeNavigation
import NavbridgeRuntime
import NavbridgeWire
import ScriptSide

/// Draws layouts of every kind nested in every kind, from a seed. Only a few ids exist, so that most are used
/// repeatedly.
struct RandomLayout {
  private var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &random) }

  mutating func id() -> String { ["main", "a", "b", "c", "d", "e"][below(6)] }

  /// Returns a layout that may occur anywhere except, when it is a stack, inside a stack.
  mutating func next() -> Layout {
    // Most layouts are small; one in twenty is deep.
    draw(depth: below(20) == 0 ? 12 : 1 + below(4), inStack: false)
  }

  /// Returns a layout that may occur inside a stack.
  mutating func nextForStack() -> Layout { draw(depth: below(20) == 0 ? 12 : 1 + below(4), inStack: true) }

  private mutating func draw(depth: Int, inStack: Bool) -> Layout {
    let id = below(5) == 0 ? nil : id()
    guard depth > 0 else { return leaf(id) }
    // A deep layout is narrow, because it would have thousands of nodes otherwise.
    let width = depth > 4 ? 1 : 3
    switch below(inStack ? 9 : 12) {
    case 0, 1: return leaf(id)
    case 2, 3: return .bottomTabs(children(width, depth, inStack: false), id: id, options: options())
    case 4: return .topTabs(children(width, depth, inStack: false), id: id)
    case 5, 6:
      let left = below(2) == 0 ? draw(depth: depth > 4 ? 0 : depth - 1, inStack: false) : nil
      let center = draw(depth: depth - 1, inStack: false)
      let right = below(4) == 0 ? draw(depth: 0, inStack: false) : nil
      return .sideMenu(left: left, center: center, right: right, id: id)
    case 7, 8:
      let master = draw(depth: depth - 1, inStack: false)
      return .splitView(master: master, detail: draw(depth: depth > 4 ? 0 : depth - 1, inStack: false), id: id)
    default: return .stack(children(width, depth, inStack: true), id: id, options: options())
    }
  }

  private mutating func children(_ width: Int, _ depth: Int, inStack: Bool) -> [Layout] {
    (0...below(width)).map { _ in draw(depth: depth - 1, inStack: inStack) }
  }

  private mutating func leaf(_ id: String?) -> Layout {
    .component(name: "screen", id: id ?? self.id(), options: options())
  }

  private mutating func options() -> JSON {
    switch below(4) {
    case 0: ["topBar": ["visible": false]]
    case 1:
      [
        "animations": [
          "push": ["enabled": .bool(below(2) == 0), "waitForRender": .bool(below(2) == 0)],
          "setRoot": ["waitForRender": .bool(below(2) == 0)],
          "setStackRoot": ["enabled": .bool(below(2) == 0), "waitForRender": .bool(below(2) == 0)],
        ]
      ]
    case 2: ["bottomTabs": ["tabsAttachMode": .string(["together", "afterInitialTab", "onSwitchToTab"][below(3)])]]
    default: [:]
    }
  }
}
