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
