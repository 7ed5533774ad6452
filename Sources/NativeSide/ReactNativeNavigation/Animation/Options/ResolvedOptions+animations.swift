internal import Shared

extension ResolvedOptions {
  /// How a stack operation is animated.
  func screenTransition(_ paths: ScreenTransitionOptionPaths) -> RNNScreenTransition {
    guard mentions(paths.mask) else { return .unset }
    return RNNScreenTransition(
      content: enterExitAnimation(paths.content), topBar: TransitionOptions(value(at: paths.topBar)),
      bottomTabs: TransitionOptions(value(at: paths.bottomTabs)), isEnabled: bool(paths.enabled),
      waitForRender: bool(paths.waitForRender),
      elementTransitions: ElementTransitionOptions.list(value(at: paths.elementTransitions)),
      sharedElementTransitions: SharedElementTransitionOptions.list(value(at: paths.sharedElementTransitions)))
  }

  /// How a modal comes or goes.
  func enterExitAnimation(_ paths: EnterExitOptionPaths) -> RNNEnterExitAnimation {
    RNNEnterExitAnimation(
      enter: TransitionOptions(value(at: paths.enter)), exit: TransitionOptions(value(at: paths.exit)),
      elementTransitions: ElementTransitionOptions.list(value(at: paths.elementTransitions)),
      sharedElementTransitions: SharedElementTransitionOptions.list(value(at: paths.sharedElementTransitions)))
  }
}
