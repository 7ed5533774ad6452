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

  func isAnimated(_ layer: Layer) -> Bool { animatedLayer.map { $0 == layer } ?? true }
}
