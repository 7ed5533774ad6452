import NavbridgeDriver
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import OrderedCollections
import ScriptSide
import Testing

/// Draws the steps of a walk through the app of `RouterRoutes`.
struct RouterActs {
  enum Kind: CaseIterable {
    case script, native, link, flag, gesture, nestedFailure, modalInTab, replacement
  }

  private var random: SeededGenerator
  private var waiting: [Kind] = []
  private var taken: Set<Kind> = []

  /// The number of kinds of steps that were taken.
  var kinds: Int { taken.count }

  init(seed: UInt64) { random = SeededGenerator(seed: seed, index: 3) }

  mutating func next(in state: RouterState) -> RouterAct {
    // Long chains would only make the messages longer.
    if state.activeChain.count + state.modals.count > 6 { return .perform(.reset) }
    // Each kind comes once before any comes again.
    if waiting.isEmpty { waiting = Kind.allCases }
    let kind = waiting.remove(at: random.below(waiting.count))
    taken.insert(kind)
    switch kind {
    case .script: return .perform(action(state))
    case .native: return .performByNative(action(state))
    case .link: return .link("entain://bets/\(random.below(3))?tab=x#odds")
    case .flag: return .flag(random.below(2) == 0)
    case .gesture:
      return .gesture(RouterAct.Gesture.allCases[random.below(RouterAct.Gesture.allCases.count)], random.below(3) > 0)
    case .nestedFailure:
      let pop = NavigationAction.pop(popParams: PopParams(toKey: "none"))
      let inner = NavigationAction.navigate(action: pop, route: route(["A", "B"]), stack: nil)
      return .nestedFailure(
        .navigate(action: random.below(2) == 0 ? pop : inner, route: route(["A", "B", "Event", "S"]), stack: stack()))
    case .modalInTab: return .modal(pick(["L", "ModalEvent"]), in: pick(["home", "sports"]))
    case .replacement:
      return .replacement(route(["A", "B", "Event", "Wallet"]), key: pick(state.activeChain).route.key)
    }
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value { values[random.below(values.count)] }

  private mutating func route(_ names: [String]) -> NativeRoute {
    NativeRoute(name: pick(names), params: ["id": .int(Int64(random.below(3)))])
  }

  private mutating func stack() -> String? { pick([nil, "home", "sports"]) }

  private mutating func action(_ state: RouterState) -> NavigationAction {
    let route = route(["H", "S", "A", "B", "L", "Event", "Plain", "Sheet"])
    switch random.below(10) {
    case 0: return .goBack
    case 1, 2: return .setParams(params: ["id": .int(Int64(random.below(9))), "x": [1]])
    case 3, 4: return .navigate(action: .setParams(params: ["deep": true]), route: route, stack: stack())
    case 5, 6: return .push(navParams: NavigateParams(route: route, animated: random.below(2) == 0))
    case 7: return .pop(popParams: PopParams(count: 1 + random.below(2)))
    case 8: return .toggleDrawer(drawerState: DrawerState(side: pick([.left, .right])))
    default: return pick([.popToTop, .resetHome])
    }
  }
}

/// A step of a walk.
enum RouterAct {
  enum Gesture: CaseIterable { case swipeBack, swipeDown, openDrawer, closeDrawer, tab, back }

  case perform(NavigationAction)
  case performByNative(NavigationAction)
  case link(String)
  case flag(Bool)
  case gesture(Gesture, Bool)
  /// A navigate whose nested action names a key that no screen has.
  case nestedFailure(NavigationAction)
  case modal(String, in: String)
  case replacement(NativeRoute, key: String)

  /// Makes the step. Returns the answer of a request by its code.
  @ScriptThread
  func make(_ world: World, _ script: RouterScript) async throws -> String {
    switch self {
    case .perform(let action), .nestedFailure(let action): return await script.perform(action)
    case .performByNative(let action):
      _ = try await world.driver.request(CoordinatorRouterMethods.perform, action.json)
    case .link(let url): return await script.open(url)
    case .flag(let isEnabled):
      _ = try await world.driver.request(CoordinatorRouterMethods.setFlag, "nativeEvent", isEnabled)
    case .gesture(let gesture, let completes): await Self.make(gesture, completes, world.driver)
    case .modal(let name, let tab):
      return await script.perform(.navigate(action: nil, route: NativeRoute(name: name), stack: tab))
    case .replacement(let route, let key):
      return await script.perform(.replace(navParams: NavigateParams(route: route, replaceKey: key)))
    }
    return "ok"
  }

  /// A gesture that is not possible now changes nothing.
  @ScriptThread
  private static func make(_ gesture: Gesture, _ completes: Bool, _ driver: Driver) async {
    switch gesture {
    case .swipeBack: _ = try? await driver.swipeBack(complete: completes)
    case .swipeDown: _ = try? await driver.dismissModal(complete: completes)
    case .openDrawer: _ = try? await driver.openSideMenu(.left, complete: completes)
    case .closeDrawer: _ = try? await driver.closeSideMenu(.left, complete: completes)
    case .tab: _ = try? await driver.tap(tabIndex: 1)
    case .back: _ = try? await driver.tapBack()
    }
  }

  /// Requires what this kind of step promises.
  func check(_ answer: String, _ before: RouterState, _ state: RouterState, _ place: Comment) {
    switch self {
    case .nestedFailure: #expect(answer == "unknownKey", place)
    case .modal(let name, let tab):
      #expect(answer.hasPrefix("ok") && state.current.route.name == name, place)
      if state.modals.count > before.modals.count { #expect(state.tabs[state.selected].name == tab, place) }
    case .replacement(let route, let key):
      #expect(answer.hasPrefix("ok") && state.activeChain.count == before.activeChain.count, place)
      let position = before.activeChain.firstIndex { $0.route.key == key }
      #expect(position.map { state.activeChain[$0].route.name } == route.name, place)
    case .link: #expect(answer.hasPrefix("ok") && state.current.route.name == "EventScreen", place)
    default: break
    }
  }
}
