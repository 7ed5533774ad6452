/// The animations of an arriving and a leaving screen: `animations.showModal` and `dismissModal`, and the content of a
/// push or pop.
struct RNNEnterExitAnimation: Sendable, Equatable {
  let enter: TransitionOptions
  let exit: TransitionOptions
  let elementTransitions: [ElementTransitionOptions]?
  let sharedElementTransitions: [SharedElementTransitionOptions]?

  var hasAnimation: Bool {
    enter.hasAnimation || exit.hasAnimation || elementTransitions != nil || sharedElementTransitions != nil
  }

  /// The longest duration in milliseconds.
  var maxDuration: Double {
    ([enter.maxDuration, exit.maxDuration] + (elementTransitions ?? []).map(\.transition.maxDuration)
      + (sharedElementTransitions ?? []).map(\.maxDuration)).max() ?? 0
  }
}
