public import NavbridgeRuntime

/// One animation that a `CATransaction` waits for.
@MainQueue
public final class AnimationToken {
  private var transaction: CATransaction?

  init(_ transaction: CATransaction) { self.transaction = transaction }

  /// Marks the animation as ended. Further calls have no effect.
  public func end() {
    let transaction = transaction
    self.transaction = nil
    transaction?.endAnimation()
  }
}
