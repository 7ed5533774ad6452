public import NavbridgeRuntime
public import NavbridgeVocabulary
public import NavbridgeWire

/// The bridge's script side for Swift: calls of native modules that may be awaited, and events, on either route and under
/// every design. The commands of react-native-navigation are extensions in the module NavbridgeNavigation.
///
/// It represents an app whose screens render at once: each React root that the native side starts is acknowledged. It
/// is isolated to the script thread; every call may be awaited from any context.
@ScriptThread
public final class Navigation {
  /// The settings of a script: its description to the native side, and its behaviour.
  public struct Settings: Sendable {
    /// The route of the script.
    public var architecture: Architecture
    /// True if roots are acknowledged as they start; otherwise the script calls `mount`.
    public var mountsSurfaces = true
    /// The events to which the script listens, under a design that sends its events only to listeners; all by default.
    public var listensTo: [String] = NavigationEvents.all
    /// True if the device's time waits for this script (protocol §8a).
    public var sharedClock = false
    /// True if the bundle counts as loaded when `didLoad` is called, and not when the context begins (protocol §10).
    public var announcesLoad = false
    /// True if the content of roots can be touched and read by drivers: that of `RoutingBridge` (protocol §5, 'Touches').
    public var answersTouches = false
    /// The library that parses messages.
    public var jsonParser = JSONParser.standard

    /// The settings of a script that mounts its roots and listens to all events.
    public init(_ architecture: Architecture) { self.architecture = architecture }
  }

  /// The events and other messages that a script receives.
  public enum Occurrence: Sendable, Equatable {
    /// An event to which the script listens.
    case event(NavigationEvent)
    /// The native side has started a root of React, whose component has the name.
    case run(name: String, componentId: String, rootTag: Int)
    /// The root has ended.
    case unmount(rootTag: Int)
    /// All the new properties of a running root.
    case properties(name: String, rootTag: Int, JSON)
    /// The new place of a root; the JSON has its frame and safe area (protocol §5).
    case layout(rootTag: Int, JSON)
    /// The script context ends for the next one, which has the number `epoch`.
    case reload(epoch: Int, reason: String)
    /// The next script context has begun.
    case began(epoch: Int)
    /// The native side has refused a call that has no answer.
    case badCall(message: String)
    /// The native side refused the context after a reload; the connection closes.
    case refused(message: String)
    /// The connection has closed, for the reason.
    case closed(String)
  }

  /// The settings with which the script has begun.
  public let settings: Settings
  /// Called with each occurrence, in order. Events without a listener are not read.
  public var onOccurrence: ((Occurrence) -> Void)?
  /// The observers, in the order in which they were added.
  private(set) var observers: [WeakObserver] = []
  let connection: ScriptConnection
  package var ids = UniqueIdProvider()
  let eventSource = EventSource<NavigationEvent>()
  let occurrenceSource = EventSource<Occurrence>()

  /// Connects to the native side at a path and begins a script context.
  public static func connect(to path: String, _ settings: Settings) async throws -> Navigation {
    try await start(RPCClient.connect(to: path, parser: settings.jsonParser), settings)
  }

  /// Begins a script context on an existing connection.
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
      announcesLoad: settings.announcesLoad, touches: settings.answersTouches)
    connection.delegate = self
  }

  /// The last answer to `initialize`.
  public var info: JSON { connection.info }

  /// Nanoseconds on the device's clock, as far as this script knows it.
  package var now: Int64 { connection.clock.now }

  /// Notifies the native side that the content of a root has appeared.
  public func mount(rootTag: Int) { connection.mount(rootTag: rootTag) }

  /// Notifies the native side that the bundle has loaded, for a script that announces it.
  public func didLoad() { connection.announceLoad() }

  /// Notifies the native side of the size of a root's content, in points. The size is used for titles and buttons of a
  /// bar (protocol §11).
  public func reportContentSize(rootTag: Int, width: Double, height: Double) {
    connection.notify(SurfaceMessages.contentSize, Int64(rootTag), SIMD2(width, height))
  }

  /// Notifies the native side of elements of a root's content, for transitions that animate them by their nativeID
  /// (protocol §11, `surface/elements`). Call it before `mount`, and again whenever the elements have changed.
  public func setElements(rootTag: Int, _ elements: [JSON]) {
    connection.notify(SurfaceMessages.elements, Int64(rootTag), .array(elements))
  }

  /// Shows React Native's own `<Modal>`, beside the modals of navigation (protocol §5).
  ///
  /// - Parameter props: `presentationStyle`, `animationType`, `transparent`.
  public func presentModalHost(_ hostTag: Int, _ props: JSON) {
    connection.notify(HostMessages.presentModal, Int64(hostTag), nil, props)
  }

  /// Dismisses React Native's own `<Modal>`.
  public func dismissModalHost(_ hostTag: Int) {
    connection.notify(HostMessages.dismissModal, Int64(hostTag))
  }

  /// Shows an alert as React Native's `Alert` does.
  ///
  /// - Parameter props: the parameters of `alertWithArgs`: `title`, `message`, and `buttons`, objects with one member each,
  ///   the button's id and its text.
  public func presentAlert(_ alertId: Int, _ props: JSON) {
    connection.notify(HostMessages.presentAlert, Int64(alertId), props)
  }

  /// Waits on the device's clock. The clock must be shared, so that it waits for this script meanwhile, or real. Throws
  /// if it is neither (data.code `CLOCK_NOT_SHARED`), and when the connection closes.
  public func sleep(milliseconds: Double) async throws(RPCError) {
    let failure = await AwaitedAnswer.value(whenCancelled: { .cancelled("sleep") }) { answer in
      connection.sleep(milliseconds: milliseconds) { answer.settle($0) }
    }
    if let failure { throw failure }
  }

  /// Returns the events from now on until the connection closes, over all script contexts.
  public func events() -> EventStream<NavigationEvent> { eventSource.stream() }

  /// Returns the events and the other messages from now on until the connection closes; the last one is `closed`.
  public func occurrences() -> EventStream<Occurrence> { occurrenceSource.stream() }

  /// Passes an occurrence on. Those who call it for events first ask whether `reports`.
  func report(_ occurrence: Occurrence) {
    onOccurrence?(occurrence)
    occurrenceSource.send(occurrence)
  }

  /// False if nobody would get an occurrence.
  var reports: Bool { onOccurrence != nil || !occurrenceSource.isEmpty }

  package func add(observer: any NavigationObserver) {
    observers.removeAll { $0.object == nil }
    observers.append(WeakObserver(observer))
  }

  package func remove(observer: any NavigationObserver) {
    observers.removeAll { $0.object == nil || $0.object === observer }
  }

  /// Returns the first answer of the live observers.
  func firstOfObservers<Answer>(_ body: (any NavigationObserver) -> Answer?) -> Answer? {
    for observer in observers { if let answer = observer.object.flatMap(body) { return answer } }
    return nil
  }

  /// Calls a function with each live observer. Observers may be added and removed meanwhile.
  func forEachObserver(_ body: (any NavigationObserver) -> Void) {
    var index = 0
    while index < observers.count {
      if let object = observers[index].object { body(object) }
      index += 1
    }
  }

  /// Ends the connection. Calls without an answer fail with `ModuleCode.connectionLost`, and the streams end.
  public func close() { connection.close() }
}

/// A weak reference in an object, because a reference to it costs less to copy.
final class WeakObserver {
  private(set) weak var object: (any NavigationObserver)?

  init(_ object: any NavigationObserver) { self.object = object }
}
