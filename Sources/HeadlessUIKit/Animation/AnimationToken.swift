public import Shared

/// One animation that a `CATransaction` waits for.
@MainQueue
public final class AnimationToken {
  private var transaction: CATransaction?

  init(_ transaction: CATransaction) { self.transaction = transaction }

  /// Says that the animation has ended. Saying it again changes nothing.
  public func end() {
    let transaction = transaction
    self.transaction = nil
    transaction?.endAnimation()
  }
}
