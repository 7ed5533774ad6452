public import NavbridgeRuntime
public import NavbridgeVocabulary
public import NavbridgeWire
public import ScriptSide

/// The script side of the design `coordinator-router`: requests to the native router, and a mirror of its state.
///
/// The mirror is up to date when the answer of a request arrives. It never causes an action.
@ScriptThread
public final class NativeRouter {
  /// A settled change that the native side has reported.
  public struct Change: Sendable, Equatable {
    /// A `ChangeReason`, or `contextBegan` for the first state of a script context, or `getState` for one that was
    /// requested.
    public let reason: String
    /// Who has caused the change.
    public let origin: ActionOrigin
    /// The keys of the coordinators that were stopped.
    public let removedKeys: [String]
    /// The state after it.
    public let state: RouterState
  }

  /// The connection, by which the script calls any other module.
  public let navigation: Navigation
  /// The copy of the router's state. It is empty at the beginning of a script context.
  public private(set) var mirror = RouterMirror()
  private var subscribers: [Int: (Change) -> Void] = [:]
  private var nextSubscriber = 0
  private let changeSource = EventSource<Change>()

  /// Follows the router from now on, for as long as this object is kept. The mirror is filled by the next report, or by
  /// `getState`.
  public init(_ navigation: Navigation) {
    self.navigation = navigation
    navigation.add(observer: self)
  }

  /// Calls a function with each change of the mirror, after the mirror has changed. Returns a function that ends the
  /// subscription.
  @discardableResult
  public func subscribe(_ subscriber: @escaping (Change) -> Void) -> () -> Void {
    nextSubscriber += 1
    let id = nextSubscriber
    subscribers[id] = subscriber
    return { [weak self] in self?.subscribers[id] = nil }
  }

  /// Returns the changes of the mirror from now on until the connection closes, over all script contexts. `subscribe` calls its
  /// functions before.
  public func changes() -> EventStream<Change> { changeSource.stream() }

  /// Performs an action. Returns the number of the state after it. Throws the router's error with its code in
  /// `data.code`, such as `unhandled` or `unknownStack`.
  @discardableResult
  public func perform(_ action: NavigationAction) async throws(RPCError) -> Int {
    try await navigation.call(\NativeAppViewDeclaration.perform, navigation.ids.next("perform"), action.json)
  }

  /// Opens a link of the app. Throws `notOurs` for a link that does not belong to this app, `noTemplate`, `badURL`, or
  /// the error of the navigation.
  @discardableResult
  public func openURL(_ url: String) async throws(RPCError) -> Int {
    try await navigation.call(\NativeAppViewDeclaration.openURL, navigation.ids.next("openURL"), url)
  }

  /// Requests the whole state, and applies it to the mirror.
  @discardableResult
  public func getState() async throws(RPCError) -> RouterState {
    let json = try await navigation.call(\NativeAppViewDeclaration.getState, navigation.ids.next("getState"))
    guard let state = RouterState(json: json) else {
      throw RPCError(
        .internalError, "NativeAppView.getState answered a state that cannot be read: \(cut: json.description).")
    }
    if mirror.receive(requested: state) == .applied {
      publish(Change(reason: "getState", origin: .script, removedKeys: [], state: state))
    }
    return state
  }

  private func publish(_ change: Change) {
    for (_, subscriber) in subscribers.sorted(by: { $0.key < $1.key }) { subscriber(change) }
    changeSource.send(change)
  }
}

extension NativeRouter: NavigationObserver {
  package func contextBegan() { mirror = RouterMirror() }

  package func connectionClosed() { changeSource.finish() }

  package func received(_ event: JSONValue, _ body: JSONValue) {
    let declared = NativeAppViewDeclaration.declared.state
    guard event.isExactly(declared.name), let (_, reason, origin, removedKeys, json) = declared.read(body.json),
      let state = RouterState(json: json)
    else { return }
    let change = Change(
      reason: reason, origin: ActionOrigin(rawValue: origin) ?? .native,
      removedKeys: removedKeys.array?.compactMap(\.string) ?? [], state: state)
    switch mirror.receive(state, isWhole: reason == NativeAppViewDeclaration.contextBegan) {
    case .applied: publish(change)
    case .ignored: break
    case .request: Task(executorPreference: ScriptThread.executor) { await self.repair() }
    }
  }

  /// Requests the state that is missing. If the context ends meanwhile, the next one begins with the whole state.
  private func repair() async { _ = try? await getState() }
}
