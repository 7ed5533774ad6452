package import NavbridgeRuntime
package import NavbridgeVocabulary
package import NavbridgeWire

/// A script context as the native side represents it: its connection, its modules, and the parts that live with it.
@MainQueue
package final class ScriptSession: ModuleContext {
  package let services: HostServices
  /// The device.
  unowned let owner: any BridgeDelegate
  package let peer: Peer
  package let generation: Generation
  package let table: ModuleTable
  package let architecture: Architecture
  /// The wishes and abilities that the script has named in `initialize`.
  let params: InitializeParams
  /// The lines of React Native's log that were noted, each once in a context.
  var notedSentences: Set<String> = []
  /// The number of the script's calls without a promise, up to the one that runs.
  var voidCalls = 0
  /// True when the bundle counts as loaded (protocol §10, 'commands before ready').
  private(set) var isLoaded = false
  private var hasEnded = false
  package private(set) var modules: [any NativeModule] = []
  private var parts: [any SessionPart] = []
  /// The types of `parts`. There are few, so a search through them is faster than a table.
  private var typesOfParts: [ObjectIdentifier] = []

  init(
    _ params: InitializeParams, services: HostServices, owner: any BridgeDelegate, peer: Peer, generation: Generation,
    table: ModuleTable
  ) {
    self.services = services
    self.owner = owner
    self.peer = peer
    self.generation = generation
    self.table = table
    architecture = table.architecture
    self.params = params
    modules = table.modules.map { $0.make(self) }
  }

  package var sharedClock: Bool { params.sharedClock }
  var receivesNotes: Bool { params.receivesNotes }
  /// True when the script answers touches of React's content.
  package var touches: Bool { params.touches }
  /// True when the script drags scroll views of React's content.
  package var scrolls: Bool { params.touches && params.scrolls }

  func didLoad() { isLoaded = true }

  /// Ends the context and its parts.
  func end() {
    endEmitter()
    endParts()
  }

  /// Drops each event from now on.
  func endEmitter() { hasEnded = true }

  /// Ends the parts, in the order in which they were made.
  func endParts() { for part in parts { part.sessionDidEnd() } }

  /// Releases modules of a context that ends. It takes no calls any more.
  func release(_ isReleased: (any NativeModule) -> Bool) { modules.removeAll(where: isReleased) }

  /// Returns the context's only instance of a part. It is made on the first call.
  package func part<Part: SessionPart>(_ type: Part.Type) -> Part {
    let type = ObjectIdentifier(type)
    if let place = typesOfParts.firstIndex(of: type) { return unsafe unsafeDowncast(parts[place], to: Part.self) }
    let part = Part(session: self)
    parts.append(part)
    typesOfParts.append(type)
    return part
  }

  /// The module of a class. Nil if the design does not offer it.
  package func module<Module: NativeModule>(_ type: Module.Type) -> Module? {
    modules.lazy.compactMap { $0 as? Module }.first
  }

  /// Sends a declared event with its members in the declared order. It is inlinable for the reason that
  /// `DeclaredMessage.write` is.
  @inlinable package func emit<each Member>(
    _ event: DeclaredMessage<repeat each Member>, _ values: repeat (each Member).Content
  ) {
    emit(event.name) { event.write(repeat each values, to: $0) }
  }

  /// Sends an event through `RCTDeviceEventEmitter` (react-native-bridge §5).
  ///
  /// An event of a context that has ended is dropped and counted (protocol §7): its connection may serve the next one.
  ///
  /// - Parameter body: writes the payload, or nothing for an event without one.
  package func emit(_ event: String, body: (JSONWriter) -> Void) {
    guard !hasEnded else { return services.counters.droppedOfOldEpoch += 1 }
    services.wire.callFunction(peer, .emit) { writer in
      writer.value(event)
      body(writer)
    }
    services.trace?.sent(.event, subject: event, action: "emit", bytes: services.wire.lastBytes)
  }
}

extension ModuleImplementation {
  /// - Parameters:
  ///   - methods: one for each declared method of a route, in any order.
  ///   - make: Makes the instance for a script context.
  package init<Declared: DeclaredModule>(
    of module: Declared.Type, methods: [MethodImplementation],
    constants: @escaping @Sendable (PublishedState.Values) -> JSON = { _ in .null },
    make: @escaping @MainQueue @Sendable (ScriptSession) -> any NativeModule
  ) {
    self.init(of: module, methods: methods, constants: constants, makeIn: { make($0 as! ScriptSession) })
  }
}
