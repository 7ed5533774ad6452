package import NavbridgeRuntime
package import NavbridgeVocabulary
package import NavbridgeWire

/// A module with `addListener` and `removeListeners`. Its events are sent only while it has listeners (protocol §10,
/// 'event gating').
@MainQueue
package protocol ListeningModule: NativeModule {
  var listeners: EventListeners { get set }
  var session: ScriptSession { get }
  /// The name of the class in Objective-C, by which React Native's log names the module.
  var className: String { get }
  /// Called when a listener of an event has been counted.
  func didAddListener(_ event: String)
}

extension ListeningModule {
  package var className: String { "RCT\(Self.self)" }
  package func didAddListener(_ event: String) {}

  /// Sends a declared event if there is a listener. Otherwise it counts the event as dropped.
  package func emit<each Member>(_ event: DeclaredMessage<repeat each Member>, _ values: repeat (each Member).Content) {
    emit(event.name) { event.write(repeat each values, to: $0) }
  }

  /// Sends an event whose payload is written by `body`, if there is a listener.
  package func emit(_ event: String, body: (JSONWriter) -> Void) {
    guard listeners.count > 0 else {
      session.host.counters.droppedWithoutListener += 1
      session.host.noteNoListeners(of: event)
      return
    }
    session.emit(event, body: body)
  }

  /// The two methods that every emitter has.
  package nonisolated static var listeningMethods: [MethodImplementation] {
    [
      .void(ListeningMethods.declared.addListener) { (module: Self, event) in
        module.listeners.add()
        module.didAddListener(event)
      },
      .void(ListeningMethods.declared.removeListeners) { (module: Self, count) in _ = module.removeListeners(count) },
    ]
  }

  /// Removes listeners, and logs it if there are not that many. Returns true if none is left, for which the module stops to
  /// observe: React Native says so each time, also to a module that had none (react-native-bridge §5).
  package func removeListeners(_ count: Double) -> Bool {
    if !listeners.remove(Int(max(0, min(count, 1e9)))) {
      session.host.logError("RCTEventEmitter", "Attempted to remove more \(className) listeners than added")
    }
    return listeners.count == 0
  }
}

/// The listeners of an emitter, counted as React Native does: one number for all event names (react-native-bridge §5).
package struct EventListeners {
  package private(set) var count = 0

  package init() {}

  package mutating func add() { count += 1 }

  /// Removes listeners; the count never falls below zero. Returns false when `number` is larger than the count.
  package mutating func remove(_ number: Int) -> Bool {
    let enough = number <= count
    count = max(0, count - number)
    return enough
  }
}
