import Glibc
import NavbridgeRuntime

/// A peer that writes the same text for ever, on a thread of its own, and reads nothing.
final class Flooder: Sendable {
  private let peer: RawPeer
  private let ended = Guarded(false)

  /// - Parameters:
  ///   - opening: the text that is written first.
  ///   - text: the text that is written again and again. If it is empty, the peer only stays connected.
  init(_ path: String, opening: String, text: String) throws {
    peer = try RawPeer(path)
    LiveThread.start(name: "flooder") { [peer, ended] in
      var isOpen = peer.isSent(raw: opening)
      while isOpen && !text.isEmpty { isOpen = peer.isSent(raw: text) }
      ended.withLock { $0 = true }
    }
  }

  /// Closes the connection, once its thread has ended.
  func stop() async {
    peer.shutDown()
    while !ended.withLock({ $0 }) { await Task.yield() }
    peer.close()
  }
}
