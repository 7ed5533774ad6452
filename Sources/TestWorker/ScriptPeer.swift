import Glibc
internal import NavbridgeLauncher
internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire

/// A native side whose script is the client of `navbridge serve`: a test with a React of its own (docs/node.md).
///
/// The messages of both are passed on as they are. What is the same for each such client is answered here, without a way to
/// the client and back: content counts as mounted when its surface starts, the client has nothing to do while it waits, and a
/// new context begins when one has ended.
@ScriptThread
final class ScriptPeer: BackgroundWorker {
  typealias Completion = @ScriptThread (Result<Void, RPCError>) -> Void

  /// The ids of the requests that this side makes beside those of the client, which are numbers.
  private enum RequestName: String {
    case initialize, snapshot
  }

  /// The longest real time in milliseconds until the device is at rest.
  private static let patience = 30_000.0

  private let processes = AppProcesses()
  private let options: AppOptions
  /// The params of `initialize`.
  private let handshake: JSON
  private let complaints = MemoryFile()
  private var connection: MessageConnection?
  private let writer = JSONWriter()
  /// The messages for the client, of which no answer has told it yet.
  private let kept = JSONWriter()
  /// Called when the device is at rest, or is lost.
  private var completion: Completion?
  private var wantsSnapshot = false
  /// The number of requests that wait for rest. The answer to any but the last belongs to a context that has ended.
  private var waits = 0
  private var isEnding = false
  /// The reason for which the native side has ended, if the client has not asked for that.
  private var loss: RPCError?
  private var ended: CheckedContinuation<Void, Never>?

  /// - Parameter handshake: the params of `initialize`, with which each context begins.
  init(_ options: AppOptions, handshake: JSON) {
    (self.options, self.handshake) = (options, handshake)
    processes.onEvent = { [weak self] in self?.take($0) }
  }

  /// Starts the native side, and begins the first context. The answer to `initialize` is among the messages.
  func start(completion: @escaping Completion) {
    self.completion = completion
    processes.startNative(options.nativeArguments, errors: complaints.descriptor)
  }

  /// Sends messages of the client. The device is at rest when `completion` is called.
  ///
  /// - Parameter snapshot: true if a snapshot is to be among the messages.
  func send(_ messages: JSONValue, snapshot: Bool, completion: @escaping Completion) {
    if let loss { return completion(.failure(loss)) }
    guard self.completion == nil else {
      return completion(.failure(RPCError(.invalidRequest, "The device has not come to rest since the last request.")))
    }
    self.completion = completion
    // Without a connection, the end of the native side is about to be reported.
    guard let connection else { return }
    wantsSnapshot = snapshot
    for message in messages.items {
      writer.reset()
      writer.value(message)
      connection.sink.append(writer.buffer)
    }
    awaitRest()
  }

  /// Writes the messages that have come since the last answer, and forgets them.
  func writeMessages(to writer: JSONWriter) {
    writer.object {
      writer.key("messages")
      writer.array { unsafe kept.buffer.withBytes { unsafe writer.raw($0) } }
    }
    kept.reset()
  }

  /// Ends the native side, and returns when it has ended.
  func end() async {
    isEnding = true
    connection?.close()
    complete(.failure(Self.hasEnded))
    if !processes.running.isEmpty {
      await withCheckedContinuation { ended in
        self.ended = ended
        processes.send(SIGKILL, to: .nativeSide)
      }
    }
    processes.removePath()
  }

  static let hasEnded = RPCError(.bridgeInvalidated, "The device has ended.", data: ["code": "APP_ENDED"])

  // MARK: - The native side

  private func take(_ event: AppProcesses.Event) {
    switch event {
    // The process may have started after this device was ended.
    case .started: if isEnding { processes.send(SIGKILL, to: .nativeSide) }
    case .listens(let path): if !isEnding { connect(path) }
    case .notStarted(_, let why): complete(.failure(RPCError(.internalError, why)))
    case .ended:
      let loss = reasonOfEnd
      self.loss = loss
      connection?.close()
      connection = nil
      ended?.resume()
      ended = nil
      complete(.failure(loss))
    case .connected, .notConnected, .contextBegan, .contextEnded: break
    }
  }

  /// The error of a native side that has ended, or has refused its options.
  private var reasonOfEnd: RPCError {
    let words = complaints.text
    if waits == 0, words.contains("Error: ") { return RPCError(.invalidParams, AppOptions.refusal(words)) }
    return RPCError(
      .bridgeInvalidated, "The process 'native-side' has ended.\(words.isEmpty ? "" : "\n\(words)")",
      data: ["code": "APP_ENDED"])
  }

  private func connect(_ path: String) {
    do {
      let transport = try PipeTransport(
        descriptor: PipeConnector.connect(to: path), loop: Runtime.current.script.eventLoop,
        queuedLimit: FrameDecoder.longestBody)
      let connection = MessageConnection(transport, messageLimit: FrameDecoder.longestBody)
      self.connection = connection
      connection.start(
        .init(
          message: { [weak self] message in ScriptThread.assumeIsolated { self?.receive(message.root) } },
          badBody: { _ in }, afterRead: {},
          badFrame: { [weak connection] fault in connection?.close(.badFrame(fault)) },
          ended: { [weak connection] in connection?.close(.peerGone) },
          closed: { [weak self] _ in ScriptThread.assumeIsolated { self?.lose() } }))
      initialize()
    } catch {
      complete(.failure(RPCError(.internalError, "\(error)")))
    }
  }

  /// The native side has closed the connection. If it has ended, its end is reported next, with what it has written.
  private func lose() {
    connection = nil
    guard !isEnding, !processes.running.isEmpty else { return }
    processes.send(SIGTERM, to: .nativeSide)
  }

  private func initialize() {
    request(RequestName.initialize.rawValue, InitializeMethod.initialize.name) { $0.value(self.handshake) }
    awaitRest()
  }

  private func awaitRest() {
    waits += 1
    request("rest\(waits)", DeviceMethods.waitForIdle.name) { writer in
      writer.object {
        writer.key("timeoutMs")
        writer.value(Self.patience)
      }
    }
    connection?.sink.flush()
  }

  private func request(_ id: String, _ method: String, params: (JSONWriter) -> Void) {
    writer.reset()
    writer.request(id: .text(id), method: method, params: params)
    connection?.sink.append(writer.buffer)
  }

  private func receive(_ message: JSONValue) {
    switch RPCMessage(message) {
    case .response(.text("rest\(waits)"), let outcome):
      switch outcome {
      case .success where wantsSnapshot && completion != nil:
        request(RequestName.snapshot.rawValue, DeviceMethods.snapshot.name) { $0.object {} }
        connection?.sink.flush()
      case .success: complete(.success(()))
      case .failure(let error): complete(.failure(error))
      }
    case .response(.text(RequestName.initialize.rawValue), .failure(let error)): complete(.failure(error))
    case .response(.text(RequestName.snapshot.rawValue), _):
      keep()
      complete(.success(()))
    case .response: keep()
    case .notification(let method, let params): receive(method, params ?? .null)
    case .request, .invalid: break
    }
  }

  private func receive(_ method: JSONValue, _ params: JSONValue) {
    if method.isString(ConnectionMessageNames.clockWant) {
      // Whatever the native side has sent is kept by now, and the client does nothing before it has the answer.
      notify { ClockMessages.idle.writeMessage(Int(params["sent"]?.int ?? 0), nil, false, nil, to: $0) }
      connection?.sink.flush()
      return
    }
    if method.isString(ConnectionMessageNames.clockNow) { return }
    keep()
    if method.isString(RouteMessageNames.callFunction), let rootTag = Self.startedSurface(params) {
      notify { SurfaceMessages.didMount.writeMessage(rootTag, to: $0) }
      connection?.sink.flush()
    } else if method.isString("host/reload") {
      initialize()
    }
  }

  /// The root tag of the surface that a call of the script starts; nil for another call.
  private static func startedSurface(_ call: JSONValue) -> Int64? {
    var parts = call.items
    guard parts.next()?.isString("AppRegistry") == true, parts.next()?.isString("runApplication") == true,
      var arguments = parts.next()?.items, arguments.next() != nil
    else { return nil }
    return arguments.next()?["rootTag"]?.int
  }

  private func notify(_ write: (JSONWriter) -> Void) {
    writer.reset()
    write(writer)
    connection?.sink.append(writer.buffer)
  }

  /// Keeps the message that is being handled for the client.
  private func keep() {
    guard let connection else { return }
    unsafe kept.raw(connection.body)
  }

  private func complete(_ outcome: Result<Void, RPCError>) {
    let completion = completion
    self.completion = nil
    completion?(outcome)
  }
}
