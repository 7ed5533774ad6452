internal import NavbridgeDriver
internal import NavbridgeRuntime
internal import NavbridgeWire

/// The trace of a run in a file of `--trace`.
package struct TraceDocument: Sendable {
  package let file: String
  fileprivate let entries: [JSON]
  fileprivate let facts: JSON

  /// Reads a document in Chrome's format. Nil if it cannot be read, or was written by another program.
  package init?(_ text: String, file: String) {
    guard let json = (try? JSONDocument(text))?.root.json, let entries = ChromeTrace.entries(of: json) else {
      return nil
    }
    (self.file, self.entries, facts) = (file, entries, json["otherData"] ?? [:])
  }
}

/// A trace on a page: its steps and their causes. No app runs, so that there is no screen.
@ScriptThread
final class ShownTrace {
  private let trace: TraceDocument
  private var log = RunLog()
  private var stopping: CheckedContinuation<Void, Never>?
  private var isStopped = false

  /// The answer to each request of a page.
  let refusal = "This is a trace, of which no app runs. Open the app or a recording to touch it."

  init(_ trace: TraceDocument) {
    self.trace = trace
    log.limit = RunLog.limitOfPresent
    for entry in trace.entries { _ = log.take(entry: entry) }
  }

  /// Sends a page the whole trace.
  func send(to socket: WebSocket) {
    let app: JSON = [
      "type": "app", "file": .string(trace.file), "version": trace.facts["version"] ?? .null,
      "architecture": trace.facts["architecture"] ?? .null, "isTrace": true,
    ]
    socket.send(app.description)
    log.send(to: [socket])
    let end = trace.entries.last?["at"] ?? 0
    let state: JSON = [
      "type": "state", "at": end, "end": end, "isPast": false, "isPlaying": false, "speed": 1, "nextDue": .null,
      "isBusy": false, "acts": [], "pending": [], "ending": .null, "note": .null,
    ]
    socket.send(state.description)
  }

  func untilStopped() async {
    await withCheckedContinuation { stop in
      if isStopped { stop.resume() } else { stopping = stop }
    }
  }

  func stop() {
    isStopped = true
    stopping?.resume()
    stopping = nil
  }
}
