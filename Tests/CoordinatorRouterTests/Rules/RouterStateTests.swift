import NavbridgeVocabulary
import NavbridgeWire
import OrderedCollections
import Testing

/// native-router §2, §10: the state as a value and on the wire.
@Suite("The router's state")
struct RouterStateTests {
  static let state = RouterState(
    tabs: [
      RouterState.Tab(
        name: "home", navId: "tab0", rootRoute: NativeRoute(name: "Home"),
        chain: [
          RouterState.Screen(route: NativeRoute(key: "a", name: "Home"), coordinator: "ReactCoordinator"),
          RouterState.Screen(route: NativeRoute(key: "b", name: "Flow"), coordinator: "FlowCoordinator", views: 2),
        ]),
      RouterState.Tab(
        name: "sports", navId: "tab1", rootRoute: NativeRoute(name: "Sports", params: ["x": 1]),
        chain: [RouterState.Screen(route: NativeRoute(key: "c", name: "Sports"), coordinator: "ReactCoordinator")]),
    ],
    selected: 1,
    modals: [
      RouterState.Modal(
        navId: "modal1", presenterKey: "c",
        chain: [RouterState.Screen(route: NativeRoute(key: "d", name: "Login"), coordinator: "ModalReactCoordinator")])
    ],
    drawer: .right, seq: 7)

  @Test("The router's state reads the JSON that it writes")
  func json() {
    #expect(RouterState(json: Self.state.json) == Self.state)
    var closed = Self.state
    closed.drawer = nil
    #expect(RouterState(json: closed.json) == closed)
    #expect(closed.json["drawer"] == "none")
  }

  @Test("The router's state reads no JSON with a member that is missing or wrong")
  func wrong() throws {
    let members = try #require(Self.state.json.object)
    for name in members.keys {
      var less = members
      less[name] = nil
      #expect(RouterState(json: .object(less)) == nil, "\(name) is missing")
      less[name] = .object([:])
      #expect(RouterState(json: .object(less)) == nil, "\(name) is wrong")
    }
    var outside = members
    outside["selected"] = 2
    #expect(RouterState(json: .object(outside)) == nil)
  }

  @Test("The router's state is a value: a copy keeps what it was")
  func copy() {
    var state = Self.state
    let copy = state
    state.tabs[0].chain.removeLast()
    state.seq += 1
    #expect(copy == Self.state && copy != state && !copy.hasSameScreens(as: state))
    state = copy
    state.seq = 100
    #expect(state != copy && state.hasSameScreens(as: copy))
  }

  @Test("The router's state has the current screen in the highest modal, or else in the selected tab")
  func current() {
    #expect(Self.state.current.route.key == "d")
    var state = Self.state
    state.modals = []
    #expect(state.current.route.key == "c")
    #expect(state.tabIndex(named: "home") == 0 && state.tabIndex(named: "none") == nil)
  }
}
