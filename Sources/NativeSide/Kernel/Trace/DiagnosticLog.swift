package import NavbridgeRuntime
internal import NavbridgeWire

/// The messages that UIKit or React Native would log, and the faults of the real library that were met.
@MainQueue
package final class DiagnosticLog {
  struct Entry: Sendable {
    let kind: String
    let message: String
    /// The time of the entry on the device's clock, in nanoseconds.
    let at: Int64
  }

  /// The maximum number of entries. The newest are kept.
  private static let limit = 1000

  private let now: () -> Int64
  private(set) var entries: [Entry] = []

  init(now: @escaping () -> Int64) { self.now = now }

  package func record(_ kind: String, _ message: String) {
    if entries.count >= Self.limit { entries.removeFirst(Self.limit / 2) }
    entries.append(Entry(kind: kind, message: message.cut(to: String.sentenceBytes), at: now()))
  }

  var json: JSON {
    .array(
      entries.map { ["kind": .string($0.kind), "message": .string($0.message), "at": .double($0.at.inMilliseconds)] })
  }
}
