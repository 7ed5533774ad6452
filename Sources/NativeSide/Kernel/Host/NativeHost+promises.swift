package import NavbridgeWire

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
