internal import NavbridgeWire

/// Writes the entries of a trace as they come: each is a line below the one that caused it, further to the right. A
/// tree (`TraceTree`) needs all entries before it can be drawn.
public struct TraceFollower: Sendable {
  private struct Known {
    let entry: TraceEntry
    let depth: Int
    let root: Int
    /// True if the entry belongs to what is followed.
    var isFollowed: Bool
    var isWritten = false
  }

  /// The heading of the columns: the milliseconds since the first entry of a block, in real time and on the device's
  /// clock.
  public static let heading = "   real ms  device ms"

  private let name: String?
  private var known: [Int: Known] = [:]
  /// The numbers of the known entries, the oldest first.
  private var order: [Int] = []
  private var hasWritten = false
  /// The number of entries that are kept for those that they cause.
  private static let limit = 10_000

  /// - Parameter name: The id or the name of a command, or the method of a driver's request. Nil follows everything.
  public init(of name: String? = nil) { self.name = name }

  /// Takes the next entry. Returns its line, after those of the entries that have led to it and were not written. An
  /// empty line comes before each entry that nothing has caused.
  public mutating func take(_ entry: TraceEntry) -> [String] {
    let cause = entry.cause.flatMap { known[$0] }
    let isFollowed = name.map { cause?.isFollowed == true || entry.isBeginning(of: $0) } ?? true
    remember(
      Known(
        entry: entry, depth: (cause?.depth ?? -1) + 1, root: cause?.root ?? entry.sequence, isFollowed: isFollowed))
    return isFollowed ? write(entry.sequence) : []
  }

  private mutating func remember(_ entry: Known) {
    known[entry.entry.sequence] = entry
    order.append(entry.entry.sequence)
    guard order.count > 2 * Self.limit else { return }
    for sequence in order.prefix(Self.limit) { known[sequence] = nil }
    order.removeFirst(Self.limit)
  }

  private mutating func write(_ sequence: Int) -> [String] {
    guard let item = known[sequence], !item.isWritten else { return [] }
    var lines = item.entry.cause.map { write($0) } ?? []
    if item.depth == 0, hasWritten { lines.append("") }
    known[sequence]?.isWritten = true
    hasWritten = true
    let root = known[item.root]?.entry ?? item.entry
    let times =
      TraceTree.padded(item.entry.realTime - root.realTime, digits: 3, width: 10)
      + TraceTree.padded(item.entry.deviceTime - root.deviceTime, digits: 1, width: 11)
    return lines + ["\(times)  \(String(repeating: "  ", count: item.depth))\(item.entry.words)"]
  }
}

extension TraceEntry {
  /// The heading of the columns of `transcriptLine`.
  public static let transcriptHeading = "device time  message"

  /// The entry as a line of a transcript, if it is a message between the sides: the time on the device's clock, the
  /// direction, and the message. Nil for a step within the native side. A driver gets no arguments and results.
  public var transcriptLine: String? {
    let name = id ?? "\(module).\(method)"
    let words: String
    switch kind {
    case "call": words = "-> \(name)\(id == nil ? "" : " \(module).\(method)")"
    case "result", "callback": words = "<- \(name) settled"
    case "error": words = "<- \(name) rejected"
    case "event": words = "<- \(module)"
    case "surface": words = "\(json["direction"] == "toNative" ? "->" : "<-") surface \(id ?? "") \(method)"
    case "reload": words = method == "begin" ? "<> context \(json["epoch"]?.int ?? 0) begins" : "<> the context ends"
    default: return nil
    }
    return "\(TraceTree.padded(deviceTime, digits: 1, width: 9)) ms  \(words)"
  }
}
