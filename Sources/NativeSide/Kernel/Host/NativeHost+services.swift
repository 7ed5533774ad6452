internal import NavbridgeRuntime
package import NavbridgeVocabulary
internal import Synchronization

extension NativeHost {
  package var diagnostics: DiagnosticLog { services.diagnostics }

  /// Makes a log of the device, which is not in force before it is set as `trace`.
  package func makeTrace(reader: @escaping (TraceRecord) -> Void) -> TraceLog {
    TraceLog(
      queue: queue, clock: clock, generation: { [unowned self] in machine.generation },
      componentId: { [unowned self] in componentId(of: $0) }, reader: reader)
  }

  /// Has the bridge thread trace messages if a record needs their way to the main queue.
  func tracesMessages(of kinds: Set<TraceRecord.Kind>) {
    published.tracesMessages.store(!kinds.isDisjoint(with: [.read, .methodQueue]), ordering: .relaxed)
  }

  /// Writes the messages that were sent on the main queue since the last flush.
  package func flushWire() { services.flushWire() }

  /// Runs work on behalf of a call, for the trace.
  package func onBehalf(of call: Int, _ work: () -> Void) {
    if let trace { trace.onBehalf(of: call, work) } else { work() }
  }

  /// Returns work that keeps the cause of the work that runs now, for work that waits for something else.
  package func keepingCause(_ work: @escaping @MainQueue @Sendable () -> Void) -> @MainQueue @Sendable () -> Void {
    guard let trace else { return work }
    let context = trace.context
    return { context(work) }
  }

  // MARK: - Waiting for the script

  /// Lets a virtual clock stand still for an answer of the script.
  package func holdClock() -> ClockHold {
    let isHeld = clockDriver != nil && session?.sharedClock == false
    return ClockHold(clockHolds, on: queue, milliseconds: isHeld ? configuration.renderTimeout : nil)
  }

  /// Makes a limit of `--render-timeout` for awaited content. A script that shares a virtual clock reports when it has
  /// nothing left to do, and from then on only time can pass, so its limit is on the shared clock. The progress of any
  /// other script is unknown, so its limit is in real time.
  package func renderLimit(reached: @escaping @MainQueue @Sendable () -> Void) -> TimeLimit {
    let limit = configuration.renderTimeout
    let reached = trace?.timer(reached) ?? reached
    guard clockDriver != nil, sharedClock.sharer != nil else {
      return TimeLimit(milliseconds: limit, on: queue, reached: reached)
    }
    return TimeLimit(milliseconds: limit, by: clock, on: queue, reached: reached)
  }
}

extension ScriptSession {
  /// The device.
  package var host: NativeHost { NativeHost.of(owner) }

  /// Returns the design to which the modules of the session belong.
  package func design<Design: NavigationDesign>(_ type: Design.Type) -> Design { host.design as! Design }
}

extension NativeHost {
  /// Returns the device that a part below it knows as its delegate. The only delegate of a bridge is a device.
  static func of(_ delegate: any BridgeDelegate) -> NativeHost { unsafe unsafeDowncast(delegate, to: NativeHost.self) }
}
