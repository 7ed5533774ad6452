import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import OrderedCollections

@testable import NavbridgeKernel

/// Draws the steps of a random walk through the tests' app.
struct RouterWalk {
  enum Step {
    case perform(NavigationAction, ActionOrigin)
    case gesture(Gesture)
  }

  enum Gesture {
    case swipeBack(Bool), swipeDown(Bool), open(MenuSide, Bool), close(MenuSide, Bool), tab(Int), back, backMenu(String)

    @MainQueue
    func make(by finger: Finger) {
      switch self {
      case .swipeBack(let completes): _ = try? finger.make(finger.swipeBack(completes: completes))
      case .swipeDown(let completes): _ = try? finger.make(finger.dismissModal(completes: completes))
      case .open(let side, let completes): _ = try? finger.make(finger.openSideMenu(side, completes: completes))
      case .close(let side, let completes): _ = try? finger.make(finger.closeSideMenu(side, completes: completes))
      case .tab(let index): _ = try? finger.tap(.tab(index: index))
      case .back: _ = try? finger.tap(.back)
      case .backMenu(let name):
        guard (try? finger.longPress(.back)) == true else { return }
        if (try? finger.tap(.text(name))) != true { _ = try? finger.tap(.text("Dismiss context menu")) }
      }
    }
  }

  var numbers: SeededGenerator
  private static let names = ["H", "S", "A", "B", "C", "L", "L2", "Forced", "Account", "Limits", "Checkout"]
  private static let origins: [ActionOrigin] = [.script, .native, .deeplink]

  init(seed: UInt64) { numbers = SeededGenerator(seed: seed) }

  mutating func next(_ state: RouterState) -> Step {
    numbers.below(4) == 0 ? .gesture(gesture()) : .perform(action(state), pick(Self.origins))
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value { values[numbers.below(values.count)] }

  private mutating func route() -> NativeRoute {
    NativeRoute(name: pick(Self.names), params: ["n": .int(Int64(numbers.below(3)))])
  }

  private mutating func key(_ state: RouterState) -> String {
    numbers.below(8) == 0 ? "none" : pick(state.activeChain).route.key
  }

  private mutating func stack() -> String? { pick([nil, nil, nil, "home", "sports", "casino"]) }

  private mutating func side() -> DrawerState { DrawerState(side: pick([.left, .right])) }

  private mutating func gesture() -> Gesture {
    let completes = numbers.below(3) > 0
    let side = pick([MenuSide.left, .right])
    switch numbers.below(9) {
    case 0, 1: return .swipeBack(completes)
    case 2: return .swipeDown(completes)
    case 3: return .open(side, completes)
    case 4: return .close(side, completes)
    case 5, 6: return .tab(numbers.below(2))
    case 7: return .back
    default: return .backMenu(pick(Self.names))
    }
  }

  private mutating func action(_ state: RouterState) -> NavigationAction {
    switch numbers.below(16) {
    case 0: return .goBack
    case 1: return .setParams(params: pick([nil, ["x": .int(Int64(numbers.below(3)))]]))
    case 2, 3, 4:
      return .navigate(
        action: pick([nil, nil, .setParams(params: ["deep": 1]), .goBack]), route: pick([route(), nil]), stack: stack())
    case 5: return numbers.below(6) == 0 ? .reset : .resetHome
    case 6: return .openDrawer(drawerState: side())
    case 7: return .closerDrawer
    case 8: return .toggleDrawer(drawerState: side())
    case 9, 10, 11:
      return .push(
        navParams: NavigateParams(
          route: route(), stack: numbers.below(4) == 0 ? stack() : nil, animated: numbers.below(2) == 0))
    case 12:
      return .pop(
        popParams: PopParams(
          count: numbers.below(4), toKey: numbers.below(3) == 0 ? key(state) : nil, animated: numbers.below(2) == 0))
    case 13, 14:
      return .replace(
        navParams: NavigateParams(
          route: route(), stack: numbers.below(6) == 0 ? stack() : nil, animated: numbers.below(2) == 0,
          replaceKey: numbers.below(2) == 0 ? key(state) : nil))
    default: return .popToTop
    }
  }
}
