internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire

/// The records of messages: their way to the main queue, and the way of the answers and events back.
extension TraceLog {
  /// Handles a message in a scope of its own, under the records of its way to the main queue.
  ///
  /// - Parameters:
  ///   - message: Nil if messages were not traced when this one was read.
  ///   - occasion: The record of the message to the script that this one answers, if it is known.
  func receive(_ message: MessageTrace?, answering occasion: TraceCause? = nil, _ work: () -> Void) {
    run(under: message?.cause ?? occasion) {
      if let message {
        if message.cause == nil {
          enter(
            .read, subject: message.sender, action: message.method, bytes: message.bytes, on: .bridge,
            at: message.readAt)
          message.cause = cause
        }
        if let instant = message.passedMethodQueueAt {
          enter(.methodQueue, subject: message.sender, action: message.method, on: .methodQueue, at: instant)
        }
      }
      work()
    }
  }

  /// Records a call's arrival at the main queue and at its module.
  func arrived(_ call: ModuleCall) {
    let (method, id) = (call.reference, call.arguments[0]?.string)
    enter(.hop, subject: "main", action: method.fullName, id: id)
    enter(.call, subject: method.moduleName, action: method.methodName, id: id, bytes: call.bytes)
    ownsWhatFollows()
  }

  /// Notes that the module has begun a call that settles later.
  func began(_ call: Int) { calls[call] = cause }

  /// Records the settlement of a call as a consequence of the call, and forgets the call.
  func settled(_ kind: TraceRecord.Kind, _ origin: Promise.Origin, bytes: Int) {
    onBehalf(of: origin.call) {
      sent(kind, subject: origin.module, action: origin.method, id: origin.commandID, bytes: bytes)
    }
    calls[origin.call] = nil
  }

  /// Runs work on behalf of a call. If the cause of the work that runs now does not follow from the call, as when
  /// another command has ended this one's transition, the call itself counts as the cause.
  func onBehalf(of call: Int, _ work: () -> Void) {
    let own = calls[call] ?? cause
    run(under: own?.origin == cause?.origin ? cause : own, work)
  }

  /// Records the end of a script context, which is the cause of the reload that follows.
  func ended(_ generation: Generation) {
    enter(.reload, subject: "script", action: "end", id: "\(generation.epoch)")
    reload = cause
    (calls, surfaces) = ([:], [:])
  }

  // MARK: - Messages to the script

  /// Records a message that was sent to the script, and its writing when it is written.
  @discardableResult
  func sent(
    _ kind: TraceRecord.Kind, subject: String, action: String, id: String? = nil, bytes: Int
  ) -> TraceCause? {
    let made = record(kind, subject: subject, action: action, id: id, bytes: bytes)
    willWrite(subject, action, bytes: bytes, cause: made ?? cause)
    return made
  }

  /// Notes a message that was sent to the script, other than the recorded ones. Its writing is recorded when it is
  /// written.
  func willWrite(_ subject: String, _ action: String, bytes: Int) {
    willWrite(subject, action, bytes: bytes, cause: cause)
  }

  private func willWrite(_ subject: String, _ action: String, bytes: Int, cause: TraceCause?) {
    guard kinds.contains(.write) else { return }
    unwritten.append(Unwritten(cause: cause, subject: subject, action: action, bytes: bytes))
  }

  /// Records that the messages which were sent to the script have been written. One write may have served all of them.
  ///
  /// - Parameter began: The real time, in nanoseconds, at which the writing began.
  func wrote(at began: Int64) {
    guard !unwritten.isEmpty else { return }
    let written = unwritten
    unwritten = []
    for message in written {
      run(under: message.cause) {
        record(.write, subject: message.subject, action: message.action, bytes: message.bytes, at: began)
      }
    }
  }

  // MARK: - Surfaces

  func surfaceRuns(_ rootTag: Int64, _ name: String, id: String, bytes: Int) {
    surfaces[rootTag] = sent(.surface, subject: name, action: "run", id: id, bytes: bytes) ?? cause
  }

  /// Records that a surface stops. Its view may be released by work that keeps no cause, and then the surface's start
  /// counts as the cause.
  func surfaceStops(_ rootTag: Int64, _ name: String, id: String, bytes: Int) {
    run(under: cause ?? surfaces.removeValue(forKey: rootTag)) {
      sent(.surface, subject: name, action: "unmount", id: id, bytes: bytes)
    }
    surfaces[rootTag] = nil
  }
}

extension NativeHost {
  /// Handles a script's `initialize`. After a reload it follows from the end of the context before.
  func receiveInitialize(_ message: MessageTrace?, _ work: () -> Void) {
    guard let trace else { return work() }
    trace.receive(message, answering: machine.isReloading ? trace.reload : nil, work)
  }

  /// Handles a script's message. A message about a surface follows from the surface's start.
  func receive(_ message: ScriptMessage, _ peer: Peer, bytes: Int, _ traced: MessageTrace?) {
    guard let trace else { return receiveFromScript(message, peer, bytes: bytes) }
    let occasion = message.rootTag.flatMap { trace.surfaces[$0] }
    trace.receive(traced, answering: occasion) { receiveFromScript(message, peer, bytes: bytes) }
  }

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

  /// Writes the messages that were sent on the main queue since the last flush.
  package func flushWire() {
    guard let trace else { return wire.flush() }
    let began = trace.instant
    wire.flush()
    trace.wrote(at: began)
  }
}
