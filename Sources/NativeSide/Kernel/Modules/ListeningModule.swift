package import NavbridgeRuntime
package import NavbridgeWire

/// A module with `addListener` and `removeListeners`. Its events are sent only while it has listeners (protocol §10,
/// 'event gating').
@MainQueue
package protocol ListeningModule: NativeModule {
  var listeners: EventListeners { get set }
  var session: ScriptSession { get }
  /// Called when a listener of an event has been counted.
  func didAddListener(_ event: String)
}

extension ListeningModule {
  package func didAddListener(_ event: String) {}

  /// Sends an event if there is a listener. Otherwise it counts the event as dropped.
  package func emit(_ event: String, body: ((JSONWriter) -> Void)?) {
    guard listeners.count > 0 else {
      session.host.counters.droppedWithoutListener += 1
      return
    }
    session.emit(event, body: body)
  }

  /// The two methods that every emitter has.
  package nonisolated static var listeningMethods: [ModuleMethod] {
    [
      .void("addListener", [.init("eventName", .text)]) { (module: Self, arguments) in
        module.listeners.add()
        module.didAddListener(arguments.text(0))
      },
      .void("removeListeners", [.init("count", .number)]) { (module: Self, arguments) in
        let number = Int(clamping: Int64(max(0, min(arguments[0]?.double ?? 0, 1e9))))
        if !module.listeners.remove(number) {
          module.session.host.diagnostics.record(
            "listeners", "removeListeners(\(number)) took off more listeners than were added.")
        }
      },
    ]
  }
}
