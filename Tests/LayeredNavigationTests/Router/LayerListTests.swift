import HeadlessUIKit
import NavbridgeRuntime
import Testing

@testable import NavbridgeLayeredNavigation

/// The same list of calls for the main navigation, a tab and an accessory.
@MainQueue @Suite("Each kind of layer")
struct LayerListTests {
  nonisolated static let layers = [Layer.nav, .tab(0), .tab(2), .accesory(0), .accesory(9)]

  private func request(_ layer: Layer, _ index: Int) -> ContextRequest {
    ContextRequest(layer.isAccesory ? ["login", "permissions"][index] : ["settings", "detail"][index])
  }

  @Test("Each kind of layer pushes, pops, pops to and goes to", arguments: layers)
  func calls(_ layer: Layer) async throws {
    let device = try await LayeredDevice.started()
    let (one, two) = (request(layer, 0), request(layer, 1))
    func run(_ action: NavCall.Action) async throws {
      #expect(try await device.run { device.engine.perform(NavCall(layer, action), completion: $0) }.isDone)
      #expect(device.differences.isEmpty && device.shown(layer) == device.stack(layer))
    }
    try await run(.push(one))
    try await run(.push(two))
    #expect(device.stack(layer) == "\(one.controller) \(two.controller)")
    try await run(.popCurrent(payload: .none))
    #expect(device.stack(layer) == one.controller)
    try await run(.push(two))
    try await run(.popTo(one, contextId: nil))
    #expect(device.stack(layer) == one.controller)
    try await run(.popTo(two, contextId: nil))
    #expect(device.stack(layer) == two.controller)
    try await run(.goTo(one))
    #expect(device.stack(layer) == one.controller && device.engine.state.active.isShown(layer))
    try await run(.popToRoot(payload: .none))
    #expect(device.stack(layer) == "" && device.engine.contexts.count == 14 && device.diagnostics.isEmpty)
  }

  /// K3.
  @Test(
    "Each kind of layer of the window and the tabs clears the accessories first", arguments: [Layer.nav, .tab(1)], 0..<5
  )
  func clearing(_ layer: Layer, _ number: Int) async throws {
    let device = try await LayeredDevice.started()
    let (one, two) = (request(layer, 0), request(layer, 1))
    for each in [one, two] {
      _ = try await device.run { device.engine.perform(NavCall(layer, .push(each)), completion: $0) }
    }
    for index in [0, 4] { _ = try await device.run { device.router.accesory(index).push(.login, completion: $0) } }
    let actions: [NavCall.Action] = [
      .push(one), .popCurrent(payload: .none), .popTo(one, contextId: nil),
      .popTo(ContextRequest("photo"), contextId: nil),
      .goTo(ContextRequest("photo")),
    ]
    let stacks = ["settings detail settings", "settings", "settings", "photo", "photo"]
    device.records = []
    #expect(try await device.run { device.engine.perform(NavCall(layer, actions[number]), completion: $0) }.isDone)
    #expect(device.screen == layer.name && device.shown(layer) == stacks[number] && device.differences.isEmpty)
    #expect(
      device.stack(.accesory(0)) == "" && device.engine.contexts.count == 14 + device.engine.state[layer].entries.count)
    let reactions = device.records.filter { $0.kind == .reaction }.map(\.subject)
    #expect(reactions.first == "accesories" && reactions.last == "layers.\(layer.name)")
  }

  @Test("Each kind of layer keeps its stack when another layer goes to its root")
  func roots() async throws {
    let device = try await LayeredDevice.started()
    _ = try await device.run { device.router.nav.push(.settings, completion: $0) }
    _ = try await device.run { device.router.tab(.home).push(.detail, completion: $0) }
    #expect(try await device.run { device.router.nav.popToRoot(completion: $0) }.isDone)
    #expect(device.stack(.nav) == "" && device.stack(.tab(0)) == "detail" && device.screen == "nav")
    _ = try await device.run { device.router.nav.push(.settings, completion: $0) }
    #expect(try await device.run { device.router.tab(.home).popToRoot(completion: $0) }.isDone)
    #expect(device.stack(.nav) == "settings" && device.stack(.tab(0)) == "" && device.screen == "tab0")
  }

  /// K1: the table of layered-navigation §2.
  @Test("Each kind of layer changes the active layer and the flags by its rule")
  func flags() {
    var state = NavigationState()
    func push(_ layer: Layer) { state[layer].push(NavEntry(contextId: 1, controller: "x")) }
    state.show(.accesory(1))
    #expect(state.active.active == .nav && state.active.accesories == [1])
    push(.accesory(1))
    state.show(.accesory(1))
    #expect(state[.accesory(1)].entries.count == 1)
    state.active.showTab(2)
    #expect(state.active.active == .tab(2) && state.active.accesories == [1] && state.active.selectedTab == 2)
    state.active.hideTabs()
    #expect(state.active.active == .nav && state.active.accesories == [1])
    state.setAccesory(1, isUp: false)
    #expect(state.active.accesories == [] && state[.accesory(1)].entries.isEmpty)
    push(.accesory(1))
    state.show(.accesory(1))
    #expect(state[.accesory(1)].entries.isEmpty)
    push(.accesory(1))
    state.show(.tab(0))
    #expect(state.active.active == .tab(0) && state.active.accesories == [] && state[.accesory(1)].entries.isEmpty)
  }
}
