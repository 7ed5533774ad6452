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
    /// Whether the bundle counts as loaded when `didLoad` says so, and not with the context's beginning (protocol §10).
    public var announcesLoad = false
    /// The library that reads messages.
    public var jsonParser = JSONParser.standard

    public init(_ architecture: Architecture) { self.architecture = architecture }
  }

  /// What a script hears besides events.
  public enum Occurrence: Sendable, Equatable {
    case event(NavigationEvent)
    case run(name: String, componentId: String, rootTag: Int)
    case unmount(rootTag: Int)
    /// A running root's new properties, all of them.
    case properties(name: String, rootTag: Int, JSON)
    /// A root's new place; the JSON has its frame and safe area (protocol §5).
    case layout(rootTag: Int, JSON)
    case reload(epoch: Int, reason: String)
    case began(epoch: Int)
    case badCall(message: String)
    /// Native refused the context after a reload; the connection closes.
    case refused(message: String)
    case closed(String)
  }

  public let settings: Settings
  /// Called with each thing that comes, in order. What nobody hears is not read either.
  public var onOccurrence: ((Occurrence) -> Void)?

  let connection: ScriptConnection
  var ids = UniqueIdProvider()
  var streams: [Int: AsyncStream<NavigationEvent>.Continuation] = [:]
  private var nextStream = 0

  /// Connects to the native side at a path and begins a script context.
  public static func connect(to path: String, _ settings: Settings) async throws -> Navigation {
    try await start(RPCClient.connect(to: path, parser: settings.jsonParser), settings)
  }

  /// Begins a script context on a connection that was made otherwise.
  public static func start(
    _ client: RPCClient, _ settings: Settings, onOccurrence: ((Occurrence) -> Void)? = nil
  ) async throws(RPCError) -> Navigation {
    let navigation = Navigation(client, settings)
    navigation.onOccurrence = onOccurrence
    let failure = await AwaitedAnswer.value(whenCancelled: { .cancelled("initialize") }) { answer in
      navigation.connection.initialize { answer.settle($0) }
    }
    if let failure { throw failure }
    return navigation
  }

  private init(_ client: RPCClient, _ settings: Settings) {
    self.settings = settings
    connection = ScriptConnection(
      client, architecture: settings.architecture, sharedClock: settings.sharedClock,
      announcesLoad: settings.announcesLoad)
    connection.delegate = self
  }

  /// What `initialize` last answered.
  public var info: JSON { connection.info }

  /// Tells native that the content of a root has appeared.
  public func mount(rootTag: Int) { connection.mount(rootTag: rootTag) }

  /// Tells native that the bundle has loaded, for a script that announces it.
  public func didLoad() { connection.announceLoad() }

  /// Tells native how large the content of a root is, in points. It counts for titles and buttons of a bar (protocol §11).
  public func reportContentSize(rootTag: Int, width: Double, height: Double) {
    connection.notify("surface/contentSize") {
      $0.value(["rootTag": .int(Int64(rootTag)), "size": [.double(width), .double(height)]])
    }
  }

  /// Tells native of elements of a root's content, for transitions that animate them by their nativeID (protocol §11,
  /// `surface/elements`). To be said before `mount`, or whenever they have changed.
  public func setElements(rootTag: Int, _ elements: [JSON]) {
    connection.notify("surface/elements") {
      $0.value(["rootTag": .int(Int64(rootTag)), "elements": .array(elements)])
    }
  }

  /// Shows React Native's own `<Modal>`, beside the modals of navigation (protocol §5).
  ///
  /// - Parameter props: `presentationStyle`, `animationType`, `transparent`.
  public func presentModalHost(_ hostTag: Int, _ props: JSON) {
    connection.notify("modalHost/present") { $0.value(["hostTag": .int(Int64(hostTag)), "props": props]) }
  }

  public func dismissModalHost(_ hostTag: Int) {
    connection.notify("modalHost/dismiss") { $0.value(["hostTag": .int(Int64(hostTag))]) }
  }

  /// Waits on the device's clock, which waits for this script meanwhile: so it has to be shared, or real. Throws where it
  /// is neither (data.code `CLOCK_NOT_SHARED`), and when the connection closes.
  public func sleep(milliseconds: Double) async throws(RPCError) {
    let failure = await AwaitedAnswer.value(whenCancelled: { .cancelled("sleep") }) { answer in
      connection.sleep(milliseconds: milliseconds) { answer.settle($0) }
    }
    if let failure { throw failure }
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

  public func close() { connection.close() }
}
