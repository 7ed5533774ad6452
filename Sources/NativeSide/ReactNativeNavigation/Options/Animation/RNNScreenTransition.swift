/// The animation of a push, a pop or a new stack root: `animations.push` and its like (rnn-options §7.1).
struct RNNScreenTransition: Sendable, Equatable {
  let content: RNNEnterExitAnimation
  /// The transition of the top bar. Like that of the bottom tabs, it counts as an animation, and nothing on iOS draws
  /// it.
  let topBar: TransitionOptions
  let bottomTabs: TransitionOptions
  let isEnabled: Bool?
  let waitForRender: Bool?
  let elementTransitions: [ElementTransitionOptions]?
  let sharedElementTransitions: [SharedElementTransitionOptions]?

  /// The transition of options that do not mention one.
  static let unset = RNNScreenTransition(
    content: RNNEnterExitAnimation(
      enter: TransitionOptions(nil), exit: TransitionOptions(nil), elementTransitions: nil,
      sharedElementTransitions: nil),
    topBar: TransitionOptions(nil), bottomTabs: TransitionOptions(nil), isEnabled: nil, waitForRender: nil,
    elementTransitions: nil, sharedElementTransitions: nil)

  /// True if `ScreenAnimationController` draws the transition in place of UIKit.
  var hasCustomAnimation: Bool {
    topBar.hasAnimation || content.hasAnimation || bottomTabs.hasAnimation || elementTransitions != nil
      || sharedElementTransitions != nil
  }

  func shouldWaitForRender(default unset: Bool) -> Bool { waitForRender ?? unset || hasCustomAnimation }

  /// The duration that UIKit receives, in milliseconds. The actual run may differ.
  var maxDuration: Double {
    ([content.maxDuration, topBar.maxDuration, bottomTabs.maxDuration]
      + (elementTransitions ?? []).map(\.transition.maxDuration)
      + (sharedElementTransitions ?? []).map(\.maxDuration)).max() ?? 0
  }
}
