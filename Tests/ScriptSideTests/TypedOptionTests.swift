import NavbridgeNavigation
import NavbridgeRuntime
import NavbridgeTestSupport
import NavbridgeWire
import ScriptSide
import Testing

/// Options as Swift values in layouts and commands, over a native side that the test writes.
@Suite("Typed options", .timeLimit(.minutes(20)))
struct TypedOptionTests {
  private static let options = NavigationOptions(popGesture: false, animations: .init(pop: .init(enabled: false)))
  private static let json: JSON = ["popGesture": false, "animations": ["pop": ["enabled": false]]]

  static let commands: [NavigationClientTests.Row] = [
    .init("pop", ["pop1", "c", json]) { try await $0.pop("c", options: options) },
    .init("popTo", ["popTo1", "c", json]) { try await $0.pop(to: "c", options: options) },
    .init("popToRoot", ["popToRoot1", "c", json]) { try await $0.popToRoot("c", options: options) },
    .init("dismissModal", ["dismissModal1", "c", json]) { try await $0.dismissModal("c", options: options) },
    .init("dismissAllModals", ["dismissAllModals1", json]) { try await $0.dismissAllModals(options: options) },
    .init("mergeOptions", ["c", json]) { $0.mergeOptions("c", options) },
    .init("setDefaultOptions", [json]) { $0.setDefaultOptions(options) },
    .init("pop", ["pop1", "c", ["popGesture": true]]) { try await $0.pop("c", options: .init(popGesture: true)) },
    .init("pop", ["pop1", "c", [:]]) { try await $0.pop("c", options: [:]) },
  ]

  @Test(
    "Typed options of a command are sent as their JSON, and a literal without a type is JSON still", arguments: commands
  )
  @ScriptThread func sent(_ row: NavigationClientTests.Row) async throws { try await Self.expect(row) }

  private static let screen = Layout.component(name: "home", id: "c")
  private static let child: JSON = [
    "id": "c", "type": "Component", "data": ["name": "home", "options": [:]], "children": [],
  ]

  static let layouts: [NavigationClientTests.Row] = [
    .init(
      "setRoot", ["setRoot1", ["root": node("TopTabs", ["options": json], [child]), "modals": [], "overlays": []]]
    ) {
      try await $0.setRoot(.topTabs([screen], id: "t", options: options))
    },
    .init(
      "push",
      ["push1", "s", node("ExternalComponent", ["name": "Map", "options": json, "passProps": ["zoom": 2]], [])]
    ) { try await $0.push("s", .external("Map", id: "t", options: options, passProps: ["zoom": 2])) },
    .init("setStackRoot", ["setStackRoot1", "s", [child]]) { try await $0.setStackRoot("s", screen) },
  ]

  @Test(
    "Typed options of layouts of every type are sent as their JSON, and one screen may become the root of a stack",
    arguments: layouts
  )
  @ScriptThread func layoutsSent(_ row: NavigationClientTests.Row) async throws { try await Self.expect(row) }

  private static func node(_ type: String, _ data: JSON, _ children: [JSON]) -> JSON {
    ["id": "t", "type": .string(type), "data": data, "children": .array(children)]
  }

  @ScriptThread private static func expect(_ row: NavigationClientTests.Row) async throws {
    let (navigation, peer) = try await Navigation.scripted()
    _ = await peer.take()
    try await row.call(navigation)
    #expect(await peer.take(atLeast: 1) == [.init("RNNTurboModule.\(row.method)", row.arguments)])
    navigation.close()
  }
}
