package import NavbridgeRuntime
package import NavbridgeVocabulary
package import NavbridgeWire

/// A script context as the native side represents it: its connection, its modules and its surfaces.
@MainQueue
package final class ScriptSession {
  package unowned let host: NativeHost
  let peer: Peer
  package let architecture: Architecture
  package let generation: Generation
  let table: ModuleTable
  let sharedClock: Bool
  let receivesNotes: Bool
  /// True when the script answers touches of React's content.
  let touches: Bool
  /// True when the script drags scroll views of React's content.
  let scrolls: Bool
  let surfaces: SurfaceRegistry
  /// The events that were mentioned for having no listener.
  var unheard: Set<String> = []
  /// True when the bundle counts as loaded (protocol §10, 'commands before ready').
  private(set) var isLoaded = false
  package private(set) var modules: [any NativeModule] = []

  init(
    _ params: InitializeParams, host: NativeHost, peer: Peer, architecture: Architecture, generation: Generation,
    table: ModuleTable
  ) {
    self.host = host
    self.peer = peer
    self.architecture = architecture
    self.generation = generation
    self.table = table
    sharedClock = params.sharedClock
    receivesNotes = params.receivesNotes
    touches = params.touches
    scrolls = params.touches && params.scrolls
    surfaces = SurfaceRegistry(generation: generation)
    modules = table.modules.map { $0.make(self) }
  }

  func didLoad() { isLoaded = true }

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
    let host = host
    guard host.session === self else { return host.counters.droppedOfOldEpoch += 1 }
    host.wire.callFunction(peer, .emit) { writer in
      writer.value(event)
      body(writer)
    }
    host.trace?.sent(.event, subject: event, action: "emit", bytes: host.wire.lastBytes)
  }
}

extension ScriptSession {
  /// Returns the design to which the modules of the session belong.
  package func design<Design: NavigationDesign>(_ type: Design.Type) -> Design { host.design as! Design }
}
