internal import Shared

extension BridgeServer {
  /// Asks, from the main queue, whether nothing of a script's is unread or on its way to the main queue, and nothing for
  /// it unwritten. The answer comes as an item of the main queue, behind what was on its way.
  nonisolated func isScriptQuiet(_ script: Int?, _ answer: @escaping @MainQueue @Sendable (Bool) -> Void) {
    methodQueue.asyncBridge { [self] in
      let connection = script.flatMap { self.connection($0) }
      let isQuiet = connection.map { !$0.hasUnread && $0.peer.sink.unsent == 0 } ?? true
      onMain { _ in answer(isQuiet) }
    }
  }
}
