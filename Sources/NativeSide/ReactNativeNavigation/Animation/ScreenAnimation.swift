internal import Shared

/// What `ScreenAnimationController` draws: options of any of the transitions that may be animated (rnn-options §7.2).
struct ScreenAnimation: Sendable, Equatable {
  /// Of the arriving view.
  let enter: TransitionOptions
  /// Of the view that is left.
  let exit: TransitionOptions
  let elementTransitions: [ElementTransitionOptions]
  let sharedElementTransitions: [SharedElementTransitionOptions]
  /// Milliseconds: what UIKit is told.
  let maxDuration: Double

  /// Nil for options that leave the transition to UIKit.
  init?(_ options: RNNScreenTransition) {
    guard options.hasCustomAnimation else { return nil }
    enter = options.content.enter
    exit = options.content.exit
    elementTransitions = options.elementTransitions ?? options.content.elementTransitions ?? []
    sharedElementTransitions = options.sharedElementTransitions ?? options.content.sharedElementTransitions ?? []
    maxDuration = options.maxDuration
  }

  /// Nil for options that leave the transition to UIKit.
  init?(_ options: RNNEnterExitAnimation) {
    guard options.hasAnimation else { return nil }
    enter = options.enter
    exit = options.exit
    elementTransitions = options.elementTransitions ?? []
    sharedElementTransitions = options.sharedElementTransitions ?? []
    maxDuration = options.maxDuration
  }
}
