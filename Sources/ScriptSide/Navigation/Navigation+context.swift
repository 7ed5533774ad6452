internal import Shared

/// A script context's life: `initialize`, what native says, reload, the end.
extension Navigation {

  var module: String { settings.architecture == .turbo ? "RNNTurboModule" : "RNNBridgeModule" }
  var emitter: String { settings.architecture == .turbo ? "RNNTurboEventEmitter" : "RNNEventEmitter" }

  func initialize() async throws(RPCError) {
    let architecture = settings.architecture
    info = try await client.request(
      "initialize",
      [
        "protocolVersion": 1, "role": "script", "architecture": .string(architecture.rawValue),
        "sharedClock": .bool(settings.sharedClock),
        "client": ["name": "navbridge", "version": .string(Version.text)],
      ])
    ids = UniqueIdProvider()
    route =
      architecture == .turbo
      ? TurboModuleRegistry(client: client)
      : MessageQueue(client: client, config: info["remoteModuleConfig"] ?? [])
    onOccurrence(.began(epoch: info["epoch"]?.int ?? 0))
    for name in settings.listensTo { route.tell(emitter, "addListener") { $0.value(name) } }
    isRunning = true
    let waiting = forNextContext
    forNextContext = []
    for work in waiting { work() }
  }

  func receive(_ method: JSONValue, _ params: JSONValue?) {
    if method.isString("js/callFunction") {
      callFunction(params)
    } else if method.isString("host/reload") {
      reload(epoch: params?["epoch"]?.int ?? 0, reason: params?["reason"]?.string ?? "")
    } else if method.isString("surface/layout") {
      onOccurrence(.layout(rootTag: Int(params?["rootTag"]?.int ?? 0)))
    } else if method.isString("$/error") {
      onOccurrence(.badCall(message: params?["message"]?.string ?? ""))
    } else if !clock.receive(method, params) {
      route.receive(method, params)
    }
  }

  private func callFunction(_ params: JSONValue?) {
    var items = params?.items ?? .none
    guard let module = items.next(), let function = items.next(), var arguments = items.next()?.items else { return }
    if module.isString("RCTDeviceEventEmitter") {
      let event = NavigationEvent(
        name: arguments.next()?.string ?? "", body: arguments.next()?.json ?? .null)
      onOccurrence(.event(event))
      for stream in streams.values { stream.yield(event) }
    } else if function.isString("runApplication"), let name = arguments.next()?.string, let root = arguments.next() {
      let tag = Int(root["rootTag"]?.int ?? 0)
      onOccurrence(.run(name: name, componentId: root["initialProps"]?["componentId"]?.string ?? "", rootTag: tag))
      if settings.mountsSurfaces { mount(rootTag: tag) }
    } else if function.isString("setSurfaceProps"), let name = arguments.next()?.string, let root = arguments.next() {
      onOccurrence(
        .properties(name: name, rootTag: Int(root["rootTag"]?.int ?? 0), root["initialProps"]?.json ?? .null))
    } else if function.isString("unmountApplicationComponentAtRootTag"), let tag = arguments.next()?.int {
      onOccurrence(.unmount(rootTag: Int(tag)))
    }
  }

  /// Protocol §7.3: the old context ends, a new one says `initialize` on the same connection.
  private func reload(epoch: Int64, reason: String) {
    isRunning = false
    onOccurrence(.reload(epoch: Int(epoch), reason: reason))
    route.invalidate()
    Task(executorPreference: ScriptThread.executor) { try? await self.initialize() }
  }

  func closed(_ reason: CloseReason) {
    route.invalidate()
    let waiting = forNextContext
    forNextContext = []
    for work in waiting { work() }
    onOccurrence(.closed("\(reason)"))
    for stream in streams.values { stream.finish() }
    streams = [:]
    onOccurrence = { _ in }
  }
}
