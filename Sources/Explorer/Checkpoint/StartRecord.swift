/// What has passed between an app and its driver from its start to the checkpoint, in order. A copy of the app's process repeats it
/// for a driver of its own, which gets the same bytes if it sends the same.
struct StartRecord: Equatable {
  enum Part: Equatable {
    /// Bytes that the driver has sent.
    case received([UInt8])
    /// Bytes that the driver got.
    case sent([UInt8])
    /// The start of the script side.
    case script(arguments: [String])
  }

  private(set) var parts: [Part] = []

  mutating func receives(_ bytes: some Sequence<UInt8>) {
    if case .received(let earlier)? = parts.last {
      parts[parts.count - 1] = .received(earlier + bytes)
    } else {
      parts.append(.received(Array(bytes)))
    }
  }

  mutating func sends(_ bytes: some Sequence<UInt8>) {
    if case .sent(let earlier)? = parts.last {
      parts[parts.count - 1] = .sent(earlier + bytes)
    } else {
      parts.append(.sent(Array(bytes)))
    }
  }

  mutating func startsScript(_ arguments: [String]) { parts.append(.script(arguments: arguments)) }
}
