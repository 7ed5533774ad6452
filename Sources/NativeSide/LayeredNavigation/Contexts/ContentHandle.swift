internal import NavbridgeRuntime

/// Ends the set-up of a controller's content. The lock of the navigation is held until then.
@MainQueue
final class ContentHandle {
  let contextId: Int
  private var ended: ((Bool) -> Void)?

  /// - Parameter ended: Called once. The argument is false if the step has ended before the content was complete.
  init(contextId: Int, ended: @escaping (Bool) -> Void) {
    self.contextId = contextId
    self.ended = ended
  }

  var isPending: Bool { ended != nil }

  /// Reports that the content is there. Later calls have no effect.
  func complete() { end(true) }

  /// Gives the content up, because its step has ended.
  func abandon() { end(false) }

  private func end(_ isComplete: Bool) {
    let ended = self.ended
    self.ended = nil
    ended?(isComplete)
  }
}
