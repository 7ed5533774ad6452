internal import NavbridgeRuntime
internal import NavbridgeWire

/// A wait for people: who waits for what, since when, and who has it.
struct WaitDescription: Sendable, Equatable {
  /// The method that waits: `Camera.open`.
  let task: String
  /// The method and the step where the wait began.
  let place: String
  let has: [String]
  let waitsFor: String
  /// The method that has what is waited for. Nil if nobody has.
  let heldBy: String?
  /// The time on the device's clock, in nanoseconds.
  let since: Int64

  /// The target is nothing that ever comes.
  let isEndless: Bool

  /// The half of a sentence about what was waited for.
  var sentence: String {
    let has = has.isEmpty ? "" : "has \(has.joined(separator: " and ")) and "
    if isEndless { return "\(place) \(has)never returns" }
    return "\(place) \(has)has waited for \(waitsFor) since \(JSON.double(since.inMilliseconds).description) ms"
  }

  var json: JSON {
    [
      "task": .string(task), "at": .string(place), "has": .texts(has), "waitsFor": .string(waitsFor),
      "heldBy": heldBy.map { .string($0) } ?? .null, "since": .double(since.inMilliseconds),
    ]
  }
}

/// Waits that are reported, because they never end or took too long.
struct WaitReport: Sendable {
  enum Kind: Sendable {
    /// Each waits for what the next one has, and the last one for what the first one has.
    case deadlock
    /// The last one never returns.
    case hang
    /// A wait took longer than `--wait-budget`.
    case long

    var code: String {
      switch self {
      case .deadlock: ModuleCode.deadlock.rawValue
      case .hang: ModuleCode.hang.rawValue
      case .long: "LONG_WAIT"
      }
    }

    fileprivate var introduction: String {
      switch self {
      case .deadlock: "These wait for each other, and none can go on"
      case .hang: "This never goes on"
      case .long: "This wait took longer than --wait-budget allows"
      }
    }
  }

  let kind: Kind
  let waits: [WaitDescription]
  /// The time of the report on the device's clock, in nanoseconds.
  let at: Int64

  init(_ kind: Kind, _ waits: [WaitDescription], at: Int64) {
    (self.kind, self.waits, self.at) = (kind, waits, at)
  }

  var sentence: String { "\(kind.introduction): \(waits.map(\.sentence).joined(separator: "; "))." }

  var json: JSON {
    [
      "kind": .string(kind.code), "at": .double(at.inMilliseconds), "message": .string(sentence),
      "waits": .array(waits.map(\.json)),
    ]
  }
}
