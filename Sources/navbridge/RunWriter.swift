import Driver
import Launcher
import Shared

/// Tells how a run ended: for people, or as the last lines of its NDJSON.
struct RunWriter: Sendable {
  let json: Bool

  func write(tree: JSON) {
    if json { return print(JSON.object(["kind": "tree", "snapshot": tree]).description) }
    print("")
    for line in SnapshotText.lines(tree) { print(line) }
  }

  func write(_ ending: RunEnding) {
    if json {
      let pending: JSON = if case .unsettled(let pending) = ending { .array(pending.map { .string($0) }) } else { [] }
      let reason: JSON = ending.reason.map { .string($0) } ?? .null
      print(JSON.object(["kind": "end", "code": .int(Int64(ending.exitCode)), "reason": reason, "pending": pending]))
    } else if let reason = ending.reason, !ending.isTold {
      StandardError.complain(reason)
    }
  }
}
