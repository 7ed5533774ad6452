/// The options of an animated transition of any kind, as `ScreenAnimationController` draws it (rnn-options §7.2).
struct ScreenAnimation: Sendable, Equatable {
  /// The animation of the arriving view.
  let enter: TransitionOptions
  /// The animation of the leaving view.
  let exit: TransitionOptions
  let elementTransitions: [ElementTransitionOptions]
  let sharedElementTransitions: [SharedElementTransitionOptions]
  /// The duration that UIKit receives, in milliseconds.
  let maxDuration: Double

  /// Returns nil if the options leave the transition to UIKit.
  init?(_ options: RNNScreenTransition) {
    guard options.hasCustomAnimation else { return nil }
    enter = options.content.enter
    exit = options.content.exit
    elementTransitions = options.elementTransitions ?? options.content.elementTransitions ?? []
    sharedElementTransitions = options.sharedElementTransitions ?? options.content.sharedElementTransitions ?? []
    maxDuration = options.maxDuration
  }

  /// Returns nil if the options leave the transition to UIKit.
  init?(_ options: RNNEnterExitAnimation) {
    guard options.hasAnimation else { return nil }
    enter = options.enter
    exit = options.exit
    elementTransitions = options.elementTransitions ?? []
    sharedElementTransitions = options.sharedElementTransitions ?? []
    maxDuration = options.maxDuration
  }
}
