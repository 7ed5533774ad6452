public import Shared

/// A Swift script's side of the bridge: commands that may be awaited, and events, over either route.
///
/// Stands for an app whose screens render at once: each React root that native starts is acknowledged. Lives on the
/// script thread; every call may be awaited from anywhere.
@ScriptThread
public final class Navigation {
  /// How a script introduces itself and behaves.
  public struct Settings: Sendable {
    public var architecture: Architecture
    /// Whether roots are acknowledged as they start; otherwise `mount` does it.
    public var mountsSurfaces = true
    /// The events listened to, all by default.
    public var listensTo: [String] = NavigationEvents.all
    /// Whether the device's time waits for this script (protocol §8a).
    public var sharedClock = false

    public init(_ architecture: Architecture) { self.architecture = architecture }
  }

  /// What a script hears besides events.
  public enum Occurrence: Sendable, Equatable {
    case event(NavigationEvent)
    case run(name: String, componentId: String, rootTag: Int)
    case unmount(rootTag: Int)
    case layout(rootTag: Int)
    case reload(epoch: Int, reason: String)
    case began(epoch: Int)
    case badCall(message: String)
    case closed(String)
  }

  public let settings: Settings
  /// What `initialize` last answered.
  public private(set) var info: JSON = [:]
  /// Called with each thing that comes, in order.
  public var onOccurrence: (Occurrence) -> Void = { _ in }

  private let client: RPCClient
  private var route: any ScriptRoute
  private var ids = UniqueIdProvider()
  private var streams: [Int: AsyncStream<NavigationEvent>.Continuation] = [:]
  private var nextStream = 0
  private let clock: ScriptClock

  /// Connects to the native side at a path and begins a script context.
  public static func connect(to path: String, _ settings: Settings) async throws -> Navigation {
    try await start(RPCClient.connect(to: path), settings)
  }

  /// Begins a script context on a connection that was made otherwise.
  public static func start(
    _ client: RPCClient, _ settings: Settings, onOccurrence: @escaping (Occurrence) -> Void = { _ in }
  ) async throws(RPCError) -> Navigation {
    let navigation = Navigation(client, settings)
    navigation.onOccurrence = onOccurrence
    try await navigation.initialize()
    return navigation
  }

  private init(_ client: RPCClient, _ settings: Settings) {
    self.client = client
    self.settings = settings
    route = TurboModuleRegistry(client: client)
    clock = ScriptClock(client: client, queue: SerialQueue(label: "timers", target: ScriptThread.executor.target))
    client.onNotification = { [self] in receive($0, $1) }
    client.onClose = { [self] in closed($0) }
    ScriptThread.loop.addBeforeSleep { [weak self] in
      ScriptThread.assumeIsolated {
        self?.route.flush()
        if self?.settings.sharedClock == true { self?.clock.nothingLeftToDo() }
        self?.client.flush()
        return self.map { !$0.client.isClosed } ?? false
      }
    }
  }

  // MARK: - Commands (rnn-commands §1)

  /// Sets the window's root; answers the root's id.
  public func setRoot(_ root: Layout) async throws(RPCError) -> String {
    let layout: JSON = ["root": root.node(&ids), "modals": [], "overlays": []]
    return try await command("setRoot") { $0.value(layout) }.string ?? ""
  }

  /// Pushes onto the stack of a component; answers the pushed id.
  public func push(_ componentId: String, _ layout: Layout) async throws(RPCError) -> String {
    let node = layout.node(&ids)
    return try await command("push") { writer in
      writer.value(componentId)
      writer.value(node)
    }.string ?? ""
  }

  public func pop(_ componentId: String, options: JSON = .null) async throws(RPCError) -> String {
    try await pop("pop", componentId, options)
  }

  public func popTo(_ componentId: String, options: JSON = .null) async throws(RPCError) -> String {
    try await pop("popTo", componentId, options)
  }

  public func popToRoot(_ componentId: String, options: JSON = .null) async throws(RPCError) -> String {
    try await pop("popToRoot", componentId, options)
  }

  public func setStackRoot(_ componentId: String, _ children: [Layout]) async throws(RPCError) -> String {
    let nodes = JSON.array(children.map { $0.node(&ids) })
    return try await command("setStackRoot") { writer in
      writer.value(componentId)
      writer.value(nodes)
    }.string ?? ""
  }

  public func mergeOptions(_ componentId: String, _ options: JSON) {
    route.tell(module, "mergeOptions") { writer in
      writer.value(componentId)
      writer.value(options)
    }
  }

  public func setDefaultOptions(_ options: JSON) {
    route.tell(module, "setDefaultOptions") { $0.value(options) }
  }

  public func getLaunchArgs() async throws(RPCError) -> [String] {
    try await command("getLaunchArgs") { _ in }.array?.compactMap(\.string) ?? []
  }

  /// `Navigation.constants()`: heights of bars, in points.
  public func constants() async throws(RPCError) -> JSON {
    switch settings.architecture {
    case .turbo: try await sync("getConstants")
    case .bridge: try await call(module, "getNavigationConstants") { _ in }
    }
  }

  /// `DevSettings.reload`.
  public func reload() { route.tell("DevSettings", "reload") { _ in } }

  /// Calls any promise method of any module.
  public func call(
    _ module: String, _ method: String, arguments: (JSONWriter) -> Void
  ) async throws(RPCError) -> JSON {
    let outcome = await withCheckedContinuation { continuation in
      route.call(module, method, arguments: arguments) { continuation.resume(returning: $0) }
    }
    return try outcome.get()
  }

  /// Calls any promise method without waiting; `completion` is called once, on the script thread.
  public func call(
    _ module: String, _ method: String, arguments: (JSONWriter) -> Void,
    completion: @escaping (Result<JSON, RPCError>) -> Void
  ) {
    route.call(module, method, arguments: arguments, completion: completion)
  }

  /// Tells native that the content of a root has appeared.
  public func mount(rootTag: Int) {
    client.notify("surface/didMount") { writer in
      writer.object {
        writer.key("rootTag")
        writer.value(rootTag)
      }
    }
  }

  /// Waits on the device's clock; with a shared clock the device waits for this script.
  public func sleep(milliseconds: Double) async {
    await withCheckedContinuation { continuation in
      clock.schedule(afterMilliseconds: milliseconds) { continuation.resume() }
    }
  }

  /// Events as they come, from now on until the connection closes.
  public func events() -> AsyncStream<NavigationEvent> {
    let (stream, continuation) = AsyncStream.makeStream(of: NavigationEvent.self)
    nextStream += 1
    let id = nextStream
    streams[id] = continuation
    continuation.onTermination = { [weak self] _ in
      ScriptThread.executor.jobs.asyncScript { self?.streams[id] = nil }
    }
    return stream
  }

  public func close() { client.close() }

  // MARK: - The context

  private var module: String { settings.architecture == .turbo ? "RNNTurboModule" : "RNNBridgeModule" }
  private var emitter: String { settings.architecture == .turbo ? "RNNTurboEventEmitter" : "RNNEventEmitter" }

  private func initialize() async throws(RPCError) {
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
  }

  private func command(_ name: String, _ arguments: (JSONWriter) -> Void) async throws(RPCError) -> JSON {
    let commandId = ids.next(name)
    return try await call(module, name) { writer in
      writer.value(commandId)
      arguments(writer)
    }
  }

  private func pop(_ name: String, _ componentId: String, _ options: JSON) async throws(RPCError) -> String {
    try await command(name) { writer in
      writer.value(componentId)
      writer.value(options)
    }.string ?? ""
  }

  private func sync(_ method: String) async throws(RPCError) -> JSON {
    let outcome = await withCheckedContinuation { continuation in
      route.callSync(module, method) { continuation.resume(returning: $0) }
    }
    return try outcome.get()
  }

  private func receive(_ method: JSONValue, _ params: JSONValue?) {
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
    } else if function.isString("unmountApplicationComponentAtRootTag"), let tag = arguments.next()?.int {
      onOccurrence(.unmount(rootTag: Int(tag)))
    }
  }

  /// Protocol §7.3: the old context ends, a new one says `initialize` on the same connection.
  private func reload(epoch: Int64, reason: String) {
    onOccurrence(.reload(epoch: Int(epoch), reason: reason))
    route.invalidate()
    Task(executorPreference: ScriptThread.executor) { try? await self.initialize() }
  }

  private func closed(_ reason: CloseReason) {
    route.invalidate()
    onOccurrence(.closed("\(reason)"))
    for stream in streams.values { stream.finish() }
    streams = [:]
    onOccurrence = { _ in }
  }
}
