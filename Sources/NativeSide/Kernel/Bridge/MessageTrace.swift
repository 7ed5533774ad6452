package import NavbridgeRuntime
internal import NavbridgeWire
internal import Synchronization

/// The times of a message on the bridge thread, for the records that the main queue makes when the message arrives
/// there. Only while a subscriber reads such records does a message have one.
final class MessageTrace: Sendable {
  let method: String
  let bytes: Int
  /// The sender of the message.
  let sender: String
  /// The real time, in nanoseconds, at which the message was read.
  let readAt: Int64
  private let methodQueueAt = Atomic<Int64>(.min)
  /// The record of the reading. A message with several calls has one record.
  @MainQueue var cause: TraceCause?

  init(_ message: borrowing RPCMessage, bytes: Int, isDriver: Bool, at readAt: Int64) {
    switch message {
    case .request(_, let method, _), .notification(let method, _): self.method = method.string ?? ""
    case .response, .invalid: method = ""
    }
    self.bytes = bytes
    sender = isDriver ? "driver" : "script"
    self.readAt = readAt
  }

  /// Called when the message's item of the method queue runs.
  func passesMethodQueue(at instant: Int64) { methodQueueAt.store(instant, ordering: .relaxed) }

  /// The real time, in nanoseconds, at which the message passed through the method queue. Nil if it did not.
  var passedMethodQueueAt: Int64? {
    let instant = methodQueueAt.load(ordering: .relaxed)
    return instant == .min ? nil : instant
  }
}

/// A record as the cause of others.
package struct TraceCause: Sendable, Equatable {
  /// The number of the record.
  let record: Int
  /// The number of the record of the call from which it follows, directly or not. Without a call, it is the number of
  /// the first record in the chain of causes.
  let origin: Int
}

/// The counters that `stats/get` returns.
@MainQueue
package final class Counters {
  init() {}

  package var resolved = 0
  package var rejected = 0
  var invalidated = 0
  package var neverSettles = 0
  /// Messages of an epoch that had ended. They were not handled, or not delivered.
  var droppedOfOldEpoch = 0
  /// Events that had no listener.
  package var droppedWithoutListener = 0
}
