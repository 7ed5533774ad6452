/// How a push, a pop or a new stack root is animated: `animations.push` and its like (rnn-options §7.1).
struct RNNScreenTransition: Sendable, Equatable {
  let content: RNNEnterExitAnimation
  /// Parsed and counted; nothing on iOS draws them.
  let topBar: TransitionOptions
  let bottomTabs: TransitionOptions
  let isEnabled: Bool?
  let waitForRender: Bool?
  let elementTransitions: [ElementTransitionOptions]?
  let sharedElementTransitions: [SharedElementTransitionOptions]?

  /// What options say that do not speak of it.
  static let unset = RNNScreenTransition(
    content: RNNEnterExitAnimation(
      enter: TransitionOptions(nil), exit: TransitionOptions(nil), elementTransitions: nil,
      sharedElementTransitions: nil),
    topBar: TransitionOptions(nil), bottomTabs: TransitionOptions(nil), isEnabled: nil, waitForRender: nil,
    elementTransitions: nil, sharedElementTransitions: nil)

  /// Whether `ScreenAnimationController` draws it in place of UIKit.
  var hasCustomAnimation: Bool {
    topBar.hasAnimation || content.hasAnimation || bottomTabs.hasAnimation || elementTransitions != nil
      || sharedElementTransitions != nil
  }

  func shouldWaitForRender(default unset: Bool) -> Bool { waitForRender ?? unset || hasCustomAnimation }

  /// Milliseconds: what UIKit is told that it lasts, however long it runs.
  var maxDuration: Double {
    ([content.maxDuration, topBar.maxDuration, bottomTabs.maxDuration]
      + (elementTransitions ?? []).map(\.transition.maxDuration)
      + (sharedElementTransitions ?? []).map(\.maxDuration)).max() ?? 0
  }
}
