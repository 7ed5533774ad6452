internal import NavbridgeRuntime

/// One dispatch as the display carries it out.
@MainQueue
struct NavStep {
  let target: NavigationState
  let before: NavigationState
  let isComposition: Bool
  /// The animators that the calls name, by layer.
  let animators: [Layer: NavAnimator]
  /// The only layer whose change is animated. Nil when each change is.
  let animatedLayer: Layer?
  let session: DismissSession?

  /// Within a transaction, a layer that has appeared by an animation is not animated again by its push.
  func isAnimated(_ layer: Layer) -> Bool {
    guard let animatedLayer else { return true }
    return animatedLayer == layer && (isComposition || !appears(layer))
  }

  /// True if the composition lets the layer appear, and does not only select another tab.
  private func appears(_ layer: Layer) -> Bool {
    layer.isAccesory
      ? !before.active.isShown(layer) && target.active.isShown(layer)
      : before.active.active.isTab != target.active.active.isTab
  }
}
