internal import NavbridgeRuntime
internal import NavbridgeWire

extension BridgeServer {
  /// Checks, from the main queue, that no message of a script is unread or on its way to the main queue, and that no
  /// message to it is unwritten. The answer is an item of the main queue, behind the messages that were on their way.
  nonisolated func isScriptQuiet(_ script: Int?, _ answer: @escaping @MainQueue @Sendable (Bool) -> Void) {
    methodQueue.asyncBridge { [self] in
      let connection = script.flatMap { self.connection($0) }
      let isQuiet = connection.map { !$0.hasUnread && $0.peer.sink.unsent == 0 } ?? true
      onMain { _ in answer(isQuiet) }
    }
  }
}
