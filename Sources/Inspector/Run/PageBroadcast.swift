internal import NavbridgeRuntime
internal import NavbridgeWire
internal import OrderedCollections

/// The pages that watch a run, and what is still to be sent to them.
@ScriptThread
final class PageBroadcast {
  private let pages: PageTable
  private let run: PageOwnership<WebSocket>.Run
  private var entries: [String] = []
  private var lines: [String] = []
  private var isFlushDue = false
  /// Called when entries or lines have come for which no work has been under way.
  var onLateNews: () -> Void = {}
  private var state: JSONObject = [:]

  /// The real time for which entries and lines are collected, in nanoseconds.
  private static let delay: Int64 = 8_000_000

  /// Shows the pages another run, which each of them is to join.
  init(to pages: PageTable) {
    self.pages = pages
    run = pages.ownership.show()
  }

  var count: Int { pages.ownership.count(of: run) }

  private var sockets: [WebSocket] { pages.ownership.pages(of: run) }

  /// Sends a page all that the others have, unless it is gone.
  func join(_ socket: WebSocket, app: JSON, log: RunLog, screen: ShownScreen, state: JSONObject) {
    flush()
    guard pages.ownership.join(socket, run) else { return }
    socket.send(app.description)
    log.send(to: [socket])
    if !screen.message.isEmpty { socket.send(screen.message) }
    socket.send(Self.message(state))
  }

  /// Sends a whole run instead of what was sent before.
  func restart(log: RunLog) {
    (entries, lines) = ([], [])
    send("{\"type\":\"restart\"}")
    log.send(to: sockets)
  }

  func add(entry: String) {
    // A page that joins gets the log.
    guard count > 0 else { return }
    entries.append(entry)
    armFlush()
  }

  func add(line: String) {
    guard count > 0 else { return }
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
    guard !isFlushDue else { return }
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
    for (name, texts) in [("entries", entries), ("lines", lines)] {
      var list = PageMessage.list(name: name, texts: texts[...])
      // All pages share the text.
      while let (text, _) = list.next() { for socket in sockets { socket.send(text) } }
    }
    (entries, lines) = ([], [])
  }
}

extension RunLog {
  /// Sends pages the whole run.
  func send(to sockets: [WebSocket]) {
    for socket in sockets {
      socket.send(.list(name: "entries", texts: entries[...]))
      socket.send(.list(name: "lines", texts: lines[...]))
    }
  }
}
