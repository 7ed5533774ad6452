/// A transition that runs.
struct Transition {
  let id: Int
  let endAtOnce: (() -> Void)?
  let sentence: () -> String
}

extension UIApplication {
  /// The number of transitions after which `endTransitions` gives up. Callbacks that begin another transition for each
  /// that ends would otherwise never let it return.
  private static let endingLimit = 10_000

  /// Ends every transition that runs or was requested, with its callbacks and in the order of their beginnings. A swipe
  /// is cancelled, and a rotation, which has no callbacks, goes on. The app calls this when the owner of the screens has
  /// ended, so that no callback comes later.
  public func endTransitions() {
    for _ in 0..<Self.endingLimit {
      // A change of a stack begins its transition in the next layout pass.
      if isLayoutPending { layOut() }
      guard let transition = transitions.first(where: { $0.endAtOnce != nil }) else { return }
      transition.endAtOnce?()
      // One that could not be ended, because its callbacks run now, must not be tried for ever.
      if transitions.contains(where: { $0.id == transition.id }) { return }
    }
  }
}
