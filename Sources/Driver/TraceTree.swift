/// The entries of a trace as trees: each entry is below the one that caused it.
public struct TraceTree: Sendable {
  /// The step at this place of the tree.
  public let entry: TraceEntry
  /// The steps that it has caused, in their order.
  public let children: [TraceTree]

  /// Returns the trees of all entries, in the order of their roots. An entry whose cause is not among the entries is a
  /// root.
  public static func trees(of entries: [TraceEntry]) -> [TraceTree] {
    let known = Set(entries.map(\.sequence))
    let consequences = Dictionary(grouping: entries) { entry in entry.cause.flatMap { known.contains($0) ? $0 : nil } }
    func tree(_ entry: TraceEntry) -> TraceTree {
      TraceTree(entry: entry, children: (consequences[entry.sequence] ?? []).map(tree))
    }
    return (consequences[nil] ?? []).map(tree)
  }

  /// Returns the trees in which a command was called or an act was requested, without the branches of other calls that
  /// came in the same message.
  ///
  /// - Parameter name: The id or the name of a command, or the method of a driver's request.
  public static func trees(of entries: [TraceEntry], with name: String) -> [TraceTree] {
    trees(of: entries).compactMap { $0.pruned(to: name) }
  }

  private func pruned(to name: String) -> TraceTree? {
    if entry.isBeginning(of: name) { return self }
    let kept = children.compactMap { $0.pruned(to: name) }
    return kept.isEmpty ? nil : TraceTree(entry: entry, children: kept)
  }

  /// The entry and all that follow from it. A cause comes before its consequences.
  public var entries: [TraceEntry] { [entry] + children.flatMap(\.entries) }

  /// The tree as text for people: the milliseconds from the root to each step, in real time and on the device's clock,
  /// and the step.
  public var lines: [String] {
    ["   real ms  device ms"] + lines(from: entry, indentation: "", isLast: true, isRoot: true)
  }

  private func lines(from root: TraceEntry, indentation: String, isLast: Bool, isRoot: Bool = false) -> [String] {
    let real = Self.padded(entry.realTime - root.realTime, digits: 3, width: 10)
    let device = Self.padded(entry.deviceTime - root.deviceTime, digits: 1, width: 11)
    let branch = isRoot ? "" : isLast ? "└─ " : "├─ "
    let below = isRoot ? "" : isLast ? "   " : "│  "
    return ["\(real)\(device)  \(indentation)\(branch)\(entry.words)"]
      + children.enumerated().flatMap { index, child in
        child.lines(from: root, indentation: indentation + below, isLast: index == children.count - 1)
      }
  }

  static func padded(_ milliseconds: Double, digits: Int, width: Int) -> String {
    let unit = digits == 3 ? 1000.0 : 10.0
    let count = Int((milliseconds * unit).rounded())
    let fraction = String(abs(count) % Int(unit))
    let text =
      "\(count < 0 ? "-" : "")\(abs(count) / Int(unit)).\(String(repeating: "0", count: digits - fraction.count))\(fraction)"
    return String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
