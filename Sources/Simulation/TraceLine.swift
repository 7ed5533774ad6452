internal import NavbridgeRuntime
package import NavbridgeVocabulary
internal import NavbridgeWire

/// A line of the record of a run, which becomes a text only for a reader.
package enum TraceLine: Sendable, Equatable {
  /// A step of the native side.
  case native(TraceRecord)
  /// An occurrence of a script, or a line of a tester.
  case text(String)

  /// The line with its number, its cause and its time.
  package var text: String {
    switch self {
    case .text(let text): text
    case .native(let record):
      ([
        "native \(record.sequence)", record.cause.map { "by \($0)" },
        "at \(record.at.inMilliseconds) ms on \(record.queue):",
        record.kind.rawValue, record.subject, record.action, record.id,
        record.payload.isNull ? nil : record.payload.description,
      ] as [String?])
      .compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
    }
  }

  /// A hash of the step, whenever it happens and whatever caused it.
  var step: UInt64 {
    switch self {
    case .text(let text): return StableHash(text).value
    case .native(let record):
      var hash = StableHash()
      for part in [record.kind.rawValue, record.subject, record.action, record.id ?? ""] {
        hash.combine(part)
        hash.combine(StableHash.end)
      }
      return hash.value
    }
  }
}
