internal import NavbridgeRuntime
internal import NavbridgeWire
internal import OrderedCollections

/// The pages that watch a run, and what is still to be sent to them.
@ScriptThread
final class PageBroadcast {
  private var sockets: [WebSocket] = []
  private var entries: [String] = []
  private var lines: [String] = []
  private var isFlushDue = false
  /// Called when entries or lines have come for which no work has been under way.
  var onLateNews: () -> Void = {}
  private var state: JSONObject = [:]

  /// The entries or lines of one message.
  private static let portion = 2000
  /// The real time for which entries and lines are collected, in nanoseconds.
  private static let delay: Int64 = 8_000_000

  var count: Int { sockets.count }

  func join(_ socket: WebSocket, app: JSON, log: RunLog, screen: ShownScreen, state: JSONObject) {
    flush()
    sockets.append(socket)
    socket.send(app.description)
    Self.send(log, to: [socket])
    if !screen.message.isEmpty { socket.send(screen.message) }
    socket.send(Self.message(state))
  }

  func leave(_ socket: WebSocket) { sockets.removeAll { $0 === socket } }

  /// Sends a whole run instead of what was sent before.
  func restart(log: RunLog) {
    (entries, lines) = ([], [])
    send("{\"type\":\"restart\"}")
    Self.send(log, to: sockets)
  }

  func add(entry: String) {
    entries.append(entry)
    armFlush()
  }

  func add(line: String) {
    lines.append(line)
    armFlush()
  }

  func send(_ message: String) {
    flush()
    for socket in sockets { socket.send(message) }
  }

  /// Sends the members of the state that have changed.
  func send(state new: JSONObject) {
    let changes = new.filter { state[$0.key] != $0.value }
    state = new
    if !changes.isEmpty { send(Self.message(changes)) }
  }

  private static func message(_ state: JSONObject) -> String {
    JSON.object((["type": "state"] as JSONObject).merging(state)).description
  }

  private func armFlush() {
    guard !isFlushDue, !sockets.isEmpty else { return }
    isFlushDue = true
    _ = ScriptThread.executor.jobs.asyncAfterRealTime(
      nanoseconds: Self.delay,
      ScriptThread.item { [weak self] in
        guard let self, isFlushDue else { return }
        flush()
        onLateNews()
      })
  }

  private func flush() {
    isFlushDue = false
    Self.send(entries, as: "entries", to: sockets)
    Self.send(lines, as: "lines", to: sockets)
    (entries, lines) = ([], [])
  }

  static func send(_ log: RunLog, to sockets: [WebSocket]) {
    send(log.entries, as: "entries", to: sockets)
    send(log.lines, as: "lines", to: sockets)
  }

  private static func send(_ texts: [String], as name: String, to sockets: [WebSocket]) {
    for start in stride(from: 0, to: texts.count, by: portion) {
      let part = texts[start..<min(start + portion, texts.count)].joined(separator: ",")
      for socket in sockets { socket.send("{\"type\":\"\(name)\",\"\(name)\":[\(part)]}") }
    }
  }
}
