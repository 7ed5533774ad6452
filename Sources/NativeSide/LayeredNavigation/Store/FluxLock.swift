internal import NavbridgeRuntime

/// A counted lock of the store. Each reaction to a dispatch raises it; when all have released it, its closure runs once
/// with their results (layered-navigation §9).
@MainQueue
final class FluxLock {
  /// The number in traces.
  let id: Int
  private var count = 0
  private var failure: NavFailure?
  private var released: ((NavFailure?) -> Void)?

  /// - Parameter released: Receives the first failure of a reaction, or nil.
  init(id: Int, released: @escaping (NavFailure?) -> Void) {
    self.id = id
    self.released = released
  }

  var isHeld: Bool { released != nil }

  func raise() { count += 1 }

  /// Ends one reaction. Without a failure it counts as done.
  func release(_ failure: NavFailure? = nil) {
    self.failure = self.failure ?? failure
    count -= 1
    if count <= 0 { end(self.failure) }
  }

  /// Releases the lock if no reaction has raised it.
  func releaseIfUnused() { if count == 0 { end(nil) } }

  /// Ends all reactions at once.
  func expire(_ failure: NavFailure) { end(self.failure ?? failure) }

  private func end(_ failure: NavFailure?) {
    let released = self.released
    self.released = nil
    released?(failure)
  }
}
