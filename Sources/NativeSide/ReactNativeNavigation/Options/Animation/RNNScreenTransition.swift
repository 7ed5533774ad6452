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

extension ResolvedOptions {
  /// Returns the animation of a stack operation.
  func screenTransition(_ paths: ScreenTransitionOptionPaths) -> RNNScreenTransition {
    guard mentions(paths.mask) else { return .unset }
    return RNNScreenTransition(
      content: enterExitAnimation(paths.content), topBar: TransitionOptions(value(at: paths.topBar)),
      bottomTabs: TransitionOptions(value(at: paths.bottomTabs)), isEnabled: bool(paths.enabled),
      waitForRender: bool(paths.waitForRender),
      elementTransitions: ElementTransitionOptions.list(value(at: paths.elementTransitions)),
      sharedElementTransitions: SharedElementTransitionOptions.list(value(at: paths.sharedElementTransitions)))
  }

  /// Returns the animation of a modal's presentation or dismissal.
  func enterExitAnimation(_ paths: EnterExitOptionPaths) -> RNNEnterExitAnimation {
    RNNEnterExitAnimation(
      enter: TransitionOptions(value(at: paths.enter)), exit: TransitionOptions(value(at: paths.exit)),
      elementTransitions: ElementTransitionOptions.list(value(at: paths.elementTransitions)),
      sharedElementTransitions: SharedElementTransitionOptions.list(value(at: paths.sharedElementTransitions)))
  }
}
