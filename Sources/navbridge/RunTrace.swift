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

  func trees(with command: String) -> [TraceTree] { TraceTree.trees(of: entries, with: command) }
}
