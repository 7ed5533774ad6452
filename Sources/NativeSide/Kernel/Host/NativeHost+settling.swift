internal import NavbridgeRuntime
internal import NavbridgeVocabulary
package import NavbridgeWire

/// Settles commands. Every command that reached the native side settles exactly once (protocol §6).
extension NativeHost {
  func settle(_ origin: Promise.Origin, _ outcome: Result<JSON, RPCError>) {
    // The call is not in the table any more: it was invalidated, or was rejected after a time-out.
    guard let call = pending.take(origin.call)?.call else {
      counters.droppedOfOldEpoch += origin.generation == machine.generation ? 0 : 1
      return
    }
    switch outcome {
    case .success(let value):
      counters.resolved += 1
      wire.resolve(call.reply, value)
      trace?.settled(call.reply.invokesCallback ? .callback : .result, origin, bytes: wire.lastBytes)
    case .failure(let error):
      counters.rejected += 1
      wire.reject(call.reply, error)
      trace?.settled(.error, origin, bytes: wire.lastBytes)
    }
  }

  /// Handles a promise that nothing can settle any more. iOS would wait for it for ever.
  package func dropped(_ origin: Promise.Origin, _ history: [String]) {
    guard pending.contains(origin.call) else { return }
    let unknown = lossOfThisInstant ?? "nothing that could settle it is left"
    let why = history.isEmpty ? unknown : history.joined(separator: " ")
    neverSettles(origin, "can never settle: \(why)")
  }

  /// Rejects a command that iOS would leave pending. Under `--faithful-hangs` it stays pending, and its reason is
  /// recorded.
  ///
  /// - Parameter reason: the rest of a sentence that begins with the command.
  package func neverSettles(_ origin: Promise.Origin, _ reason: String) {
    let sentence = "\(origin) \(reason)"
    diagnostics.record("NEVER_SETTLES", sentence)
    configuration.onEndlessWait?("NEVER_SETTLES", sentence)
    if configuration.faithfulHangs { return pending.setReason(.other("it \(reason)"), of: origin.call) }
    guard let call = pending.take(origin.call)?.call else { return }
    counters.neverSettles += 1
    wire.reject(call.reply, .neverSettles(sentence))
    trace?.settled(.error, origin, bytes: wire.lastBytes)
  }
}

extension NativeHost {
  /// Rejects the commands that need the main queue, which code of a native module never leaves.
  func mainQueueHangs(in place: String) {
    for origin in pending.origins(where: { $0.reference.runsOnMain }) {
      neverSettles(origin, "can never settle: it waits for the main queue, which \(place) never leaves")
    }
  }
}

/// Answers calls when their promises settle. Promises of navigation settle on the main queue. That is checked at each
/// settlement, hence `@preconcurrency`.
extension NativeHost: @preconcurrency PromiseSettler {
  package func promise(_ origin: Promise.Origin, settledWith outcome: Result<JSON, RPCError>) {
    settle(origin, outcome)
  }

  package nonisolated func promiseDropped(_ origin: Promise.Origin, history: [String]) {
    // An object may be released on any thread, so the consequences run as an item of the queue.
    queue.asyncMain { [self] in dropped(origin, history) }
  }

  package nonisolated func promiseSettledLate(_ origin: Promise.Origin) {
    queue.asyncMain { [self] in
      diagnostics.record("settledTwice", "\(origin) was settled again; the first settlement counts.")
    }
  }
}
