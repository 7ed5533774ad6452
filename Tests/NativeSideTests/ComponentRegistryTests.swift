import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import Testing

@testable import NativeSide
@testable import NavbridgeKernel
@testable import NavbridgeReactNativeNavigation

/// rnn-layouts §6.5.
@MainQueue @Suite("The registry of React components")
struct ComponentRegistryTests {
  private let host = NativeHost.alone()
  private let registry: RNNReactComponentRegistry

  init() { registry = host.buildCommandsHandler(.turbo).componentRegistry }

  private func create(_ id: String, in parent: String, ready: @escaping () -> Void = {}) throws -> RNNReactView {
    let component = try #require(ComponentOptions(["name": "app.Button", "componentId": .string(id)]))
    return registry.createComponentIfNotExists(
      component, parentComponentId: parent, type: .topBarButton, ready: ready)
  }

  @Test(
    """
    The registry of React components creates a component once for a parent, and calls the ready callback of a \
    repeated request at once
    """)
  func once() throws {
    var ready: [String] = []
    let first = try create("b1", in: "c1") { ready.append("first") }
    let second = try create("b1", in: "c1") { ready.append("second") }
    #expect(first === second && ready == ["second"])
    first.surfaceDidMount()
    #expect(ready == ["second", "first"])
    #expect(try create("b1", in: "c2") !== first)
    #expect(first.componentId == "b1" && first.moduleName == "app.Button" && first.componentType == "TopBarButton")
  }

  /// The removed components, and which of b1 in c1, b2 in c1 and b3 in c2 are made again afterwards.
  nonisolated static let rows: [(forget: @MainQueue @Sendable (RNNReactComponentRegistry) -> Void, anew: [Bool])] = [
    ({ $0.removeComponent("c1") }, [true, true, false]),
    ({ $0.clearComponents(forParentId: "c1") }, [true, true, false]),
    ({ $0.removeChildComponent("b1") }, [true, false, false]),
    ({ $0.removeComponent("b1") }, [false, false, false]),
    ({ $0.clear() }, [true, true, true]),
  ]

  @Test("The registry of React components creates removed components again, and no others", arguments: rows.indices)
  func removal(_ index: Int) throws {
    let keys = [("b1", "c1"), ("b2", "c1"), ("b3", "c2")]
    let before = try keys.map { try create($0.0, in: $0.1) }
    Self.rows[index].forget(registry)
    let after = try keys.map { try create($0.0, in: $0.1) }
    #expect(zip(before, after).map { $0 !== $1 } == Self.rows[index].anew)
  }

  @Test(
    """
    The registry of React components removes a child of several parents from the first of them, in the order of \
    their ids
    """)
  func severalParents() throws {
    let parents = (0..<20).map { "c\($0)" }
    let before = try parents.shuffled().reduce(into: [:]) { $0[$1] = try create("b1", in: $1) }
    registry.removeChildComponent("b1")
    let anew = try parents.filter { try create("b1", in: $0) !== before[$0] }
    #expect(anew == ["c0"])
  }

  nonisolated static let layouts: [JSON] = [
    .component("p"), .node("Stack", "p", [.component("c")]), .node("BottomTabs", "p", [.component("c")]),
  ]

  @Test(
    "The registry of React components removes the components of a screen, a stack or tabs when those are released",
    arguments: layouts)
  func deallocation(_ layout: JSON) throws {
    let factory = host.buildCommandsHandler(.turbo).controllerFactory
    var owner: (any RNNLayoutProtocol)? = try factory.createLayout(layout.value)
    let component = try #require(ComponentOptions(["name": "app.Button", "componentId": "b1"]))
    func view() -> RNNReactView {
      factory.registry.createComponentIfNotExists(component, parentComponentId: "p", type: .topBarButton)
    }
    let first = view()
    #expect(view() === first)
    withExtendedLifetime(owner) {}
    owner = nil
    #expect(view() !== first)
  }

  @Test("The registry of React components keeps no component alive")
  func weakness() throws {
    _ = try create("b1", in: "c1")
    #expect(host.liveObjects.json == [:])
  }
}
