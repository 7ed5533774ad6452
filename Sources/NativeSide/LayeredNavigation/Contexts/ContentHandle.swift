public import NavbridgeRuntime

/// Ends the set-up of a controller's content. The lock of the navigation is held until then (layered-navigation §9).
///
/// A content that is never completed is given up by the watchdog, with the step that waits for it.
@MainQueue
public final class ContentHandle {
  /// The id of the context whose content is set up.
  public nonisolated let contextId: Int
  private var ended: ((Bool) -> Void)?

  /// - Parameter ended: Called once. The argument is false if the step has ended before the content was complete.
  init(contextId: Int, ended: @escaping (Bool) -> Void) {
    self.contextId = contextId
    self.ended = ended
  }

  /// True while the navigation waits for the content.
  public var isPending: Bool { ended != nil }

  /// Reports that the content is there. Later calls have no effect.
  public func complete() { end(true) }

  /// Gives the content up, because its step has ended.
  func abandon() { end(false) }

  private func end(_ isComplete: Bool) {
    let ended = self.ended
    self.ended = nil
    ended?(isComplete)
  }
}

/// The content whose set-up has started the running task.
enum RunningContent {
  /// Nil outside of `setupContent`, and of the tasks that it starts.
  @TaskLocal static var handle: ContentHandle?
}
