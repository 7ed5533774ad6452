public import NavbridgeRuntime
public import NavbridgeVocabulary
public import NavbridgeWire
public import ScriptSide

/// The script side of the design `layered-navigation`: definitions, operations on layers, and the events of contexts.
///
/// An operation that the navigation refuses is an outcome with a reason. A call that cannot be read, or whose context
/// has ended, throws.
@ScriptThread
public final class Layers {
  /// The connection, by which the script calls any other module.
  public let navigation: Navigation
  /// Sets the content of a screen up. The navigation waits until it returns. By default the content is there at once.
  ///
  /// A call of the navigation that it awaits would begin only after it, and throws an error with the code
  /// `waitsForItself`. A task that it starts, and does not await, may make the call.
  public var setupContent: (@ScriptThread (LayersScreen) async -> Void)?
  /// The handlers of the contexts that this script has opened, by the id of the opening call.
  private var openers: [String: LayersHandlers] = [:]
  private var observers: [Int: Observer] = [:]
  private var nextObserver = 0

  private struct Observer {
    let key: String
    let observe: @ScriptThread (Change) -> Void
    /// Called when the script context has ended, with which the observation ends.
    var ended: @ScriptThread () -> Void = {}
  }

  /// A change of a key of the state.
  public struct Change: Sendable, Equatable {
    /// The key, as the navigation writes it.
    public let key: String
    /// The text before the change.
    public let old: String
    /// The text after it.
    public let new: String
  }

  /// Follows the navigation of a device with the design `layered-navigation`, for as long as this object is kept.
  public init(_ navigation: Navigation) {
    self.navigation = navigation
    navigation.add(observer: self)
  }

  // MARK: - Definitions

  /// Adds definitions. Returns the names of all that is defined.
  @discardableResult
  public func define(_ definitions: LayersDefinitions) async throws(RPCError) -> JSON {
    try await navigation.call(\LayersDeclaration.define, id("define"), definitions.json)
  }

  /// Shows the main navigation. The outcome has the context of its root.
  ///
  /// - Parameter animator: the animation by which the root appears, and for which the call waits. Nil to show it at once.
  @discardableResult
  public func setUp(animator: LayersAnimator? = nil) async throws(RPCError) -> LayersOutcome {
    try await navigation.call(\LayersDeclaration.setup, id("setup"), animator?.json)
  }

  // MARK: - Operations

  /// The main navigation.
  public var nav: LayersReceiver { LayersReceiver(self, "nav") }
  /// The tab that is selected when a call has its turn.
  public var tabs: LayersReceiver { LayersReceiver(self, "tab.any") }
  /// The layer over all others.
  public var modal: LayersReceiver { LayersReceiver(self, "modal") }
  /// A tab by its place, from 0.
  public func tab(_ index: Int) -> LayersReceiver { LayersReceiver(self, "tab\(index)") }
  /// A tab by its name.
  public func tab(_ name: String) -> LayersReceiver { LayersReceiver(self, "tab.\(name)") }
  /// An accessory by its place, from 0 at the bottom. The spelling is that of the layer's name.
  public func accesory(_ index: Int) -> LayersReceiver { LayersReceiver(self, "accesory\(index)") }

  /// Carries out what the closure records, as one operation. The outcome has the outcomes of the parts.
  @discardableResult
  public func transaction(
    _ record: @ScriptThread (LayersTransaction) throws(RPCError) -> Void
  ) async throws(RPCError) -> LayersOutcome {
    try await checkCaller()
    let transaction = LayersTransaction()
    try record(transaction)
    var parts = transaction.parts
    for index in parts.indices {
      let id = id(parts[index].operation.verb.rawValue)
      parts[index].operation.id = id
      openers[id] = parts[index].handlers
    }
    let ids = parts.map(\.operation.id)
    do throws(RPCError) {
      let ops = JSON.array(parts.map(\.operation.json))
      let outcome = try await navigation.call(\LayersDeclaration.transaction, id("transaction"), ops)
      for (index, id) in ids.enumerated() {
        let isOpen = outcome.operations.indices.contains(index) && outcome.operations[index].opened != nil
        if let id, !isOpen { openers[id] = nil }
      }
      return outcome
    } catch {
      for case let id? in ids { openers[id] = nil }
      throw error
    }
  }

  /// Carries one operation out.
  func perform(_ operation: LayersOperation, _ handlers: LayersHandlers? = nil) async throws(RPCError) -> LayersOutcome
  {
    try await checkCaller()
    let id = id(operation.verb.rawValue)
    openers[id] = handlers
    do throws(RPCError) {
      let outcome = try await call(operation, id)
      if outcome.opened == nil { openers[id] = nil }
      return outcome
    } catch {
      openers[id] = nil
      throw error
    }
  }

  func id(_ method: String) -> String { navigation.ids.next(method) }

  // MARK: - The state

  /// Calls a function at each change of a key. Returns a function that ends the observation.
  @discardableResult
  public func observe(
    _ key: String, _ observer: @escaping @ScriptThread (Change) -> Void
  ) async throws(RPCError) -> @ScriptThread () -> Void {
    nextObserver += 1
    let number = nextObserver
    let key = try await navigation.call(\LayersDeclaration.observe, id("observe"), key)
    observers[number] = Observer(key: key, observe: observer)
    return { [weak self] in self?.removeObserver(number) }
  }

  /// Returns the changes of a key from now on until the script context ends, by a reload or with the connection. The native side
  /// stops to report them when the stream is cancelled or released.
  ///
  /// - Throws: the error of the call, such as one with `ModuleCode.bridgeInvalidated`.
  public func changes(of key: String) async throws(RPCError) -> EventStream<Change> {
    nextObserver += 1
    let number = nextObserver
    let key = try await navigation.call(\LayersDeclaration.observe, id("observe"), key)
    let source = EventSource<Change>()
    observers[number] = Observer(key: key, observe: { source.send($0) }, ended: { source.finish() })
    return source.stream(released: { [weak self] in self?.removeObserver(number) })
  }

  private func endObservers() {
    let ended = observers.sorted { $0.key < $1.key }
    observers = [:]
    for (_, observer) in ended { observer.ended() }
  }

  private func removeObserver(_ number: Int) {
    guard let key = observers.removeValue(forKey: number)?.key else { return }
    Task(executorPreference: ScriptThread.executor) {
      _ = try? await self.navigation.call(\LayersDeclaration.unobserve, self.id("unobserve"), key)
    }
  }

  /// Returns the texts of all keys, the stacks and the contexts.
  public func getState() async throws(RPCError) -> JSON {
    try await navigation.call(\LayersDeclaration.getState, id("getState"))
  }

  // MARK: - Contexts

  /// Reports a payload of a screen to its opener.
  public func callback(_ contextId: Int, _ payload: JSON? = nil) async throws(RPCError) {
    try await navigation.call(\LayersDeclaration.callback, id("callback"), Double(contextId), payload)
  }

  /// Dismisses the accessory of a screen, and then reports the payload to its opener.
  @discardableResult
  public func dismissAccesory(_ contextId: Int, _ payload: JSON? = nil) async throws(RPCError) -> LayersOutcome {
    try await checkCaller()
    return try await navigation.call(
      \LayersDeclaration.dismissAccesory, id("dismissAccesory"), Double(contextId), payload)
  }
}

extension Layers: NavigationObserver {
  /// A new context has opened nothing, and observes nothing.
  package func contextBegan() {
    openers = [:]
    endObservers()
  }

  package func contextEnded() { endObservers() }

  package func received(_ event: JSONValue, _ body: JSONValue) {
    // Other events are not copied.
    guard let name = event.string, name.hasPrefix("layers.") else { return }
    received(NavigationEvent(name: name, body: body.json))
  }

  private func received(_ event: NavigationEvent) {
    let declared = LayersDeclaration.declared
    if let (key, old, new) = event.payload(of: declared.changed) {
      let change = Change(key: key, old: old, new: new)
      for (_, observer) in observers.sorted(by: { $0.key < $1.key }) where observer.key == key {
        observer.observe(change)
      }
    } else if case (_, let opener?, let payload)? = event.payload(of: declared.called) {
      openers[opener]?.onCallback?(payload)
    } else if case (_, let opener?, let payload)? = event.payload(of: declared.popped) {
      openers.removeValue(forKey: opener)?.onPopped?(payload)
    } else if case (_, let opener?, let hook)? = event.payload(of: declared.hook) {
      openers[opener]?.onHook?(hook)
    } else if let (contextId, _, controller) = event.payload(of: declared.setupContent) {
      setUp(LayersScreen(contextId: contextId, controller: controller))
    }
  }

  /// Sets the content up and answers. The answer of a screen that is gone meanwhile is refused, which has no effect.
  private func setUp(_ screen: LayersScreen) {
    Task(executorPreference: ScriptThread.executor) {
      await LayersContent(screen).run { await self.setupContent?(screen) }
      _ = try? await self.navigation.call(
        \LayersDeclaration.contentReady, self.id("contentReady"), Double(screen.contextId))
    }
  }
}
