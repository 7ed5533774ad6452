package import NavbridgeRuntime
internal import NavbridgeWire

/// A part of a script context: it is made on its first use, and ends with the context.
@MainQueue
package protocol SessionPart: AnyObject {
  init(session: ScriptSession)

  /// Called when the context has ended, before the part is released with it.
  func sessionDidEnd()
}

extension SessionPart {
  package func sessionDidEnd() {}
}

/// The parts of a device that every other part may use: its queue and clock, the way of messages to peers, and the
/// records of all that happens.
@MainQueue
package final class HostServices {
  package nonisolated let queue: SerialQueue
  package let clock: any DeviceClock
  package nonisolated let configuration: NativeSideConfiguration
  /// Writes the messages of the main queue.
  package let wire = WireWriter()
  package let counters = Counters()
  package private(set) lazy var diagnostics = DiagnosticLog { [clock] in clock.now }
  /// The trace. Nil without subscribers.
  package var trace: TraceLog?

  package init(configuration: NativeSideConfiguration, queue: SerialQueue, clock: any DeviceClock) {
    self.configuration = configuration
    self.queue = queue
    self.clock = clock
  }

  /// Writes the messages that were sent on the main queue since the last flush.
  package func flushWire() {
    guard let trace else { return wire.flush() }
    let began = trace.instant
    wire.flush()
    trace.wrote(at: began)
  }
}
