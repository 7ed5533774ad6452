package import NavbridgeRuntime
package import NavbridgeVocabulary
package import NavbridgeWire

/// A script's connection to the native side, across its successive contexts: `initialize`, notifications from the
/// native side, reload and the end. The front ends in Swift and in JavaScript both use it.
@ScriptThread
package final class ScriptConnection {
  package let architecture: Architecture
  package let clock: ScriptClock
  /// The last answer to `initialize`.
  package private(set) var info: JSON = [:]
  /// The route for the calls of the running context.
  package private(set) var route: any ScriptRoute
  /// The number of calls of void methods that the running context has sent; nil on the bridge, which answers each call.
  package var voidCalls: Int? { (route as? TurboModuleRegistry)?.voidCalls }
  /// True while a context runs. False between `host/reload` and the answer to `initialize`.
  package private(set) var isRunning = false
  /// The delegate for all events of the connection. It is retained until the connection has closed, and must be set
  /// before `initialize`.
  package var delegate: (any ScriptConnectionDelegate)?

  private let client: RPCClient
  private let sharedClock: Bool
  private let announcesLoad: Bool
  private let receivesNotes: Bool
  private let touches: Bool
  private let scrolls: Bool
  private let components: Bool
  /// The messages of the native side that this script takes.
  private let handlers: [NativeMessageHandler]
  /// The work that was requested between two contexts, which runs in the next one.
  private var forNextContext: [() -> Void] = []
  private var sleepers: [Int: (RPCError?) -> Void] = [:]
  private var nextSleeper = 0

  /// - Parameter sharedClock: true if the device's time waits for this script (protocol §8a).
  /// - Parameter announcesLoad: true if the bundle counts as loaded once `script/didLoad` is sent (protocol §10).
  /// - Parameter receivesNotes: true if the delegate also receives the notes for a transcript.
  /// - Parameter touches: true if the delegate answers a driver's touches of React's content (protocol §5).
  /// - Parameter scrolls: true if the delegate drags scroll views of React's content, too.
  /// - Parameter components: true if the delegate has native components mounted.
  package init(
    _ client: RPCClient, architecture: Architecture, sharedClock: Bool, announcesLoad: Bool = false,
    receivesNotes: Bool = false, touches: Bool = false, scrolls: Bool = false, components: Bool = false
  ) {
    self.client = client
    self.architecture = architecture
    self.sharedClock = sharedClock
    self.announcesLoad = announcesLoad
    self.receivesNotes = receivesNotes
    self.touches = touches
    self.scrolls = scrolls
    self.components = components
    handlers =
      NativeMessageHandler.ofAll + (touches ? NativeMessageHandler.questions : [])
      + (components ? NativeMessageHandler.ofComponents : [])
    route = TurboModuleRegistry(client: client)
    clock = ScriptClock(client: client, queue: SerialQueue(label: "timers", target: client.thread.target))
    client.onNotification = { [self] in receive($0, $1) }
    client.onClose = { [self] in closed($0) }
    // A turbo script has no queued calls at the end of a turn.
    if architecture == .bridge { client.beforeWriting = { [self] in route.flush() } }
    if sharedClock { client.onQuiet = { [self] in clock.nothingLeftToDo() } }
  }

  package var isClosed: Bool { client.isClosed }
  /// The text of the message that is being handled. It is valid until its handler returns or calls a method that blocks
  /// the script.
  package var messageText: UnsafeRawBufferPointer { unsafe client.messageText }
  /// The script thread on which this connection lives.
  package var thread: RuntimeThread { client.thread }

  /// Requests a context. The delegate's `contextBegan` is called before `completion`.
  package func initialize(completion: @escaping (RPCError?) -> Void) {
    let method = InitializeMethod.initialize
    let program: JSON = ["name": "navbridge", "version": .string(Version.text)]
    client.request(
      method.name,
      params: {
        method.writeParams(
          Int(ProtocolVersion.number), .script, architecture, nil, sharedClock, announcesLoad, receivesNotes,
          touches, scrolls, components, program, to: $0)
      }
    ) { [self] outcome in
      switch outcome {
      case .success(let answer):
        let info = answer.json
        if let refusal = ProtocolVersion.refusal(of: info) { return completion(refusal) }
        begin(info)
        completion(nil)
      case .failure(let error): completion(error)
      }
    }
  }

  private func begin(_ info: JSON) {
    self.info = info
    client.lastMessage = nil
    clock.begin(info["clock"] ?? .null)
    route = makeRoute()
    isRunning = true
    delegate?.contextBegan()
    let waiting = forNextContext
    forNextContext = []
    for work in waiting { work() }
  }

  private func makeRoute() -> any ScriptRoute {
    guard architecture == .bridge else { return TurboModuleRegistry(client: client) }
    let queue = MessageQueue(client: client, config: info["remoteModuleConfig"] ?? [], clock: clock)
    queue.onUnknownCallback = { [weak self] in self?.delegate?.badCall($0, code: nil, call: nil) }
    return queue
  }

  /// Sends the calls of the running context through the script's own queue from now on.
  ///
  /// - Parameter onCallback: called when the native side invokes a callback of that queue.
  package func useScriptQueue(onCallback: @escaping (_ id: Int64, _ arguments: JSONValue?) -> Void) -> ScriptQueue {
    let queue = ScriptQueue(client: client, config: info["remoteModuleConfig"] ?? [], onCallback: onCallback)
    route.flush()
    route = queue
    return queue
  }

  /// Runs `work` in the running context, or in the next one if none runs.
  package func whenRunning(_ work: @escaping () -> Void) {
    if isRunning || client.isClosed { work() } else { forNextContext.append(work) }
  }

  /// Calls a method that blocks the script: no other message is handled until the answer has arrived.
  package func callSync(
    _ module: String, _ method: String, arguments: (JSONWriter) -> Void = { _ in }
  ) -> Result<JSONValue, RPCError> {
    var outcome: Result<JSONValue, RPCError>?
    client.block { done in
      route.callSync(module, method, arguments: arguments) {
        outcome = $0
        done()
      }
    }
    return outcome!
  }

  /// Notifies the native side that the content of a root has appeared.
  package func mount(rootTag: Int) {
    notify(SurfaceMessages.didMount, Int64(rootTag))
  }

  /// Notifies the native side that the bundle has loaded, for a script that announces it.
  package func announceLoad() { notify(ContextMessages.didLoad) }

  /// Reports the end of a function that a driver has sent. The calls that the function made are sent before. A result, or an
  /// error, that the native side could not read is replaced by an error that states this.
  package func ran(_ id: Int, _ outcome: Result<JSON, RPCError>) {
    route.flush()
    switch outcome {
    case .success(let value):
      guard let refusal = notify(ContextMessages.ran, id, value, nil) else { return }
      failed(id, refusal.replacing("The result of the function cannot be sent. Return what is wanted of it."))
    case .failure(let error):
      guard let refusal = failed(id, error) else { return }
      failed(id, refusal.replacing("The function has failed with an error that cannot be sent."))
    }
  }

  @discardableResult
  private func failed(_ id: Int, _ error: RPCError) -> RPCError? {
    let reason: JSON = ["code": .int(Int64(error.code)), "message": .string(error.message), "data": error.data]
    return notify(ContextMessages.ran, id, nil, reason)
  }

  /// Sends a driver's request on this connection, after the calls that the script has made.
  package func requestOfDriver(_ method: String, _ params: JSON, completion: @escaping RPCClient.Completion) {
    route.flush()
    client.request(method, params: { $0.value(params) }, completion: completion)
  }

  /// Sends a declared message. Returns the error if the native side could not read it; it is then not sent.
  @discardableResult
  package func notify<each Member>(
    _ message: DeclaredMessage<repeat each Member>, _ values: repeat (each Member).Content
  ) -> RPCError? {
    client.notify { message.writeMessage(repeat each values, to: $0) }
  }

  /// Sends a message with the text of its params.
  package func notify(_ message: MessageDeclaration, params: UnsafeRawBufferPointer) {
    client.notify { writer in writer.message(beginning: message.head, end: "") { unsafe writer.raw(params) } }
  }

  package func close() { client.close() }

  // MARK: - Messages of the native side

  private func receive(_ method: JSONValue, _ params: JSONValue?) {
    if method.isString(RouteMessageNames.callFunction) {
      // Behind `host/reload` the native side may still send what the old context would have got.
      if isRunning, let params { delegate?.callFunction(params) }
    } else if method.isString(RouteMessageNames.invokeCallback) {
      route.invokeCallback(params)
    } else if let handler = handlers.first(where: { $0.message.isNamed(method) }) {
      do throws(RPCError) {
        try handler.run(self, params ?? .null)
      } catch {
        delegate?.badCall(error.message, code: nil, call: nil)
      }
    }
  }

  /// Protocol §7, step 3: the old context ends, and a new one sends `initialize` on the same connection.
  func reload(epoch: Int, reason: String) {
    isRunning = false
    client.lastMessage = "The script's context had ended: \(reason)."
    // Behind `initialize` the queued calls would be acted upon in the next context.
    route.flush()
    route.invalidate()
    delegate?.contextEnds(nextEpoch: epoch, reason: reason)
    initialize { [self] error in
      // The loss of the connection is reported separately, by `connectionClosed`.
      guard let error, !client.isClosed else { return }
      delegate?.contextRefused(error.message)
      client.close(.reason("It refused the script's next context: \(error.message)"))
    }
  }

  /// Waits on the device's clock. `completion` is called with an error if the time cannot be reached.
  package func sleep(milliseconds: Double, completion: @escaping (RPCError?) -> Void) {
    if let closeReason = client.closeReason { return completion(.connectionLost(closeReason)) }
    guard sharedClock || clock.isReal else {
      return completion(
        RPCError(
          .invalidRequest,
          "The device's clock is virtual and not shared with this script, so the script receives no time and would wait "
            + "for ever. Set sharedClock in Navigation.Settings.", data: ["code": ModuleCode.clockNotShared.json]))
    }
    nextSleeper += 1
    let id = nextSleeper
    sleepers[id] = completion
    clock.schedule(afterMilliseconds: milliseconds) { [self] in sleepers.removeValue(forKey: id)?(nil) }
  }

  private func closed(_ reason: CloseReason) {
    isRunning = false
    route.invalidate()
    let waiting = forNextContext
    forNextContext = []
    for work in waiting { work() }
    let asleep = sleepers.sorted { $0.key < $1.key }
    sleepers = [:]
    for (_, completion) in asleep { completion(.connectionLost(reason)) }
    delegate?.connectionClosed("\(reason)")
    delegate = nil
  }
}

extension RPCError {
  /// The refusal of a message that is too large or too deep, for something that is no call.
  fileprivate func replacing(_ sentence: String) -> RPCError {
    let limit =
      moduleCode == .messageTooLarge
      ? "have \(WireLimit.bytes >> 20) MiB" : "nest \(JSONDocument.depthLimit) arrays and objects"
    return RPCError(code: code, message: "\(sentence) A message may \(limit).", data: data)
  }
}
