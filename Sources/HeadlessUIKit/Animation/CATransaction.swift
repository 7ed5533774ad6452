public import NavbridgeRuntime

/// A group of animations whose completion runs when the last of them has ended.
///
/// Groups nest. An animation belongs to the innermost open group (proposed: Apple leaves open what an outer group waits
/// for).
@MainQueue
public final class CATransaction {
  /// The open groups of one main thread, from the outermost to the innermost.
  private final class Stack {
    var groups: [CATransaction] = []
  }

  private static var open: Stack { Runtime.local(.main) { Stack() } }

  private var completion: (() -> Void)?
  private var animations = 0
  private var isCommitted = false

  private init() {}

  /// Opens a transaction, to which the animations up to its `commit` belong.
  public static func begin() { open.groups.append(CATransaction()) }

  /// Sets the closure that runs when the innermost group is committed and its animations have ended. The call is
  /// ignored when no group is open.
  public static func setCompletionBlock(_ block: (() -> Void)?) { open.groups.last?.completion = block }

  /// Closes the innermost group. Its completion runs inside this call when none of its animations still runs.
  public static func commit() {
    guard let transaction = open.groups.popLast() else { return }
    transaction.isCommitted = true
    transaction.completeIfDone()
  }

  /// Makes the innermost group wait for one more animation. Returns nil when no group is open, because no completion
  /// would wait for the end.
  public static func addAnimation() -> AnimationToken? {
    guard let transaction = open.groups.last else { return nil }
    transaction.animations += 1
    return AnimationToken(transaction)
  }

  func endAnimation() {
    animations -= 1
    completeIfDone()
  }

  private func completeIfDone() {
    guard isCommitted, animations == 0, let block = completion else { return }
    completion = nil
    block()
  }
}

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
