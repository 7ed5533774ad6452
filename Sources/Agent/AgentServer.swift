internal import Glibc
internal import NavbridgeInspector
internal import NavbridgeLauncher
package import NavbridgeRuntime
internal import NavbridgeWire

/// The server of 'navbridge mcp': reads messages from standard input, one a line, and writes the answers to standard output.
@ScriptThread
package final class AgentServer: BackgroundWorker {
  private let session: AgentSession
  private let server: ProtocolServer
  private let lines: AsyncStream<Input>
  private let sink: AsyncStream<Input>.Continuation
  /// The requests that were cancelled before they were answered.
  private var cancelled: Set<String> = []
  private var current: JSON?

  private enum Input: Sendable {
    case line(String)
    case tooLong
    case notText
  }

  private static let mostCancelled = 256
  /// The most bytes of a message.
  private nonisolated static let longest = 16 << 20

  package init(_ settings: AgentSettings) {
    session = AgentSession(settings)
    server = ProtocolServer(session)
    (lines, sink) = AsyncStream.makeStream()
  }

  /// Serves until the input ends or `stop`.
  package func run() async {
    readInput()
    for await input in lines {
      switch input {
      case .line(let text): await serve(text)
      case .tooLong: refuse(.invalidRequest, "A message is longer than \(Self.longest >> 20) MiB.")
      case .notText: refuse(.parseError, "A message is not UTF-8 text.")
      }
    }
    await session.end()
  }

  package func stop() {
    session.cancelWork()
    for run in session.runs { run.end() }
    sink.finish()
  }

  /// Reads on a thread of its own, because reading waits. A cancellation counts at once, also while a call is carried out.
  private func readInput() {
    let onScript: @Sendable (@escaping @ScriptThread @Sendable () -> Void) -> Void = {
      ScriptThread.executor.jobs.asyncScript($0)
    }
    LiveThread.start(name: "input") { [weak self, sink] in
      InputLines.read(from: STDIN_FILENO, longest: Self.longest) { line in
        guard let line else { return _ = sink.yield(.tooLong) }
        guard let text = String(validating: line, as: UTF8.self) else { return _ = sink.yield(.notText) }
        if text.contains("notifications/cancelled") { onScript { self?.cancel(text) } }
        sink.yield(.line(text))
      }
      onScript { self?.stop() }
    }
  }

  /// Notes a cancellation (2025-11-25, Cancellation): the request is not answered any more, and its work ends.
  private func cancel(_ text: String) {
    guard let message = (try? JSONDocument(text))?.root.json, message["method"] == "notifications/cancelled",
      let id = message["params"]?["requestId"]
    else { return }
    // A client may cancel what was answered long ago.
    if cancelled.count > Self.mostCancelled { cancelled = [] }
    cancelled.insert(id.description)
    if current == id { session.cancelWork() }
  }

  private func serve(_ text: String) async {
    if text.allSatisfy(\.isWhitespace) { return }
    guard let message = (try? JSONDocument(text))?.root.json else {
      return refuse(
        .parseError, "A message is not a document of JSON in one line, or has half of a surrogate pair.",
        Self.id(in: text))
    }
    guard message.object != nil else {
      return refuse(.invalidRequest, "A message must be an object: batches are not taken.")
    }
    let id = message["id"] ?? .null
    if cancelled.remove(id.description) != nil { return }
    current = id
    let answer = await server.answer(message)
    current = nil
    if cancelled.remove(id.description) != nil { return }
    if let answer { write(answer) }
  }

  private func refuse(_ code: RPCErrorCode, _ sentence: String, _ id: JSON = .null) {
    write(ProtocolServer.failure(id, RPCError(code, sentence)))
  }

  /// The id in a text that is no document: without an answer to it a client would wait.
  nonisolated static func id(in text: String) -> JSON {
    guard let found = text.firstMatch(of: /"id"\s*:\s*(?:(\d{1,15})|"([A-Za-z0-9_-]{1,64})")\s*[,}]/) else {
      return .null
    }
    return found.1.flatMap { Int64($0) }.map { .int($0) } ?? found.2.map { .string(String($0)) } ?? .null
  }

  private func write(_ answer: JSON) {
    // A client that has gone is seen at the end of the input.
    _ = SystemFiles.write("\(answer)\n", to: STDOUT_FILENO)
  }
}

/// Reads lines as bytes.
enum InputLines {
  /// Calls `take` with each line without its end, or with nil for one that is too long, until the input ends.
  static func read(from descriptor: CInt, longest: Int, _ take: ([UInt8]?) -> Void) {
    var line: [UInt8] = []
    var isTooLong = false
    var buffer = [UInt8](repeating: 0, count: 65_536)
    func end() {
      if isTooLong || line.count > longest { take(nil) } else if !line.isEmpty { take(line) }
      (line, isTooLong) = ([], false)
    }
    while true {
      let count = unsafe Glibc.read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return end() }
      var rest = buffer[..<count]
      while let feed = rest.firstIndex(of: UInt8(ascii: "\n")) {
        line += rest[..<feed]
        end()
        rest = rest[(feed + 1)...]
      }
      if isTooLong { continue }
      line += rest
      if line.count > longest { (line, isTooLong) = ([], true) }
    }
  }
}
