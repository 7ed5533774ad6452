import NavbridgeDriver
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire

/// The trace of a run, for `--trace-tree`.
@ScriptThread
final class RunTrace {
  /// The steps of a command. A subscription to animations would change the run, because each frame is then drawn; the
  /// presenters' entries are too many for a reader.
  nonisolated static let kinds = TraceRecord.Kind.allCases.filter { $0 != .animation && $0 != .presenter }

  var entries: [TraceEntry] = []

  nonisolated init() {}

  /// The requests by which a run looks after itself, at times that depend on the machine.
  private static let own: Set = ["stats/get", "device/waitForIdle"]

  /// The names of the commands and requests, in the order in which they began, without those of the run itself.
  var names: [String] {
    var seen = Self.own
    return entries.compactMap(\.beginning).filter { seen.insert($0).inserted }
  }

  func trees(with command: String) -> [TraceTree] { TraceTree.trees(of: entries, with: command) }
}
