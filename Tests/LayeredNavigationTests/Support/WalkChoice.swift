import NavbridgeRuntime
import NavbridgeVocabulary

@testable import NavbridgeLayeredNavigation

/// The random choices of a walk through the layers.
@MainQueue
struct WalkChoice {
  private var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func below(_ bound: Int) -> Int { random.below(bound) }
  mutating func oneIn(_ count: Int) -> Bool { random.oneIn(count) }

  mutating func layer() -> Layer { Layer.all[below(Layer.all.count)] }

  /// - Parameter info: what the call's context is opened with, if it opens one.
  mutating func call(_ info: NavInfo) -> NavCall {
    let layer: Layer =
      switch below(3) {
      case 0: .nav
      case 1: .tab(below(3))
      default: .accesory(below(4))
      }
    let names = layer.isAccesory ? Accesories.allCases.map(\.rawValue) : Controllers.allCases.map(\.rawValue)
    let request = ContextRequest(names[below(names.count)], resourceId: oneIn(2) ? "\(below(3))" : nil, info: info)
    let animator = oneIn(4) ? NavAnimator(NavAnimationStyle.allCases[below(7)]) : nil
    switch below(10) {
    case 0, 1, 2, 3: return NavCall(layer, .push(request), animator: animator)
    case 4: return NavCall(layer, .popTo(request, contextId: nil), animator: animator)
    case 5: return NavCall(layer, .popCurrent(payload: .none), animator: animator)
    case 6: return NavCall(layer, .popToRoot(payload: .none), animator: animator)
    case 7: return NavCall(layer, .goTo(request), animator: animator)
    case 8: return NavCall(layer, .show, animator: animator)
    default: return NavCall(oneIn(2) ? .anyTab : .layer(layer), .hide(explicit: oneIn(2)))
    }
  }
}
