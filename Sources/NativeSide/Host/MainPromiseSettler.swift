internal import Shared

/// Answers calls when their promises settle. Promises of navigation settle on the main queue.
final class MainPromiseSettler: PromiseSettler {
  private let host: WeakHost

  @MainQueue
  init(host: NativeHost) { self.host = WeakHost(host) }

  func promise(_ origin: Promise.Origin, settledWith outcome: Result<JSON, RPCError>) {
    MainQueue.assumeIsolated { host.value?.settle(origin, outcome) }
  }

  func promiseDropped(_ origin: Promise.Origin, history: [String]) {
    // An object's end may be anywhere; what follows from it is an item of the queue.
    guard let queue = host.queue else { return }
    queue.asyncMain { [host] in host.value?.promiseDropped(origin, history) }
  }

  func promiseSettledLate(_ origin: Promise.Origin) {
    host.queue?.asyncMain { [host] in
      host.value?.diagnostics.record("settledTwice", "\(origin) was settled again; the first settlement counts.")
    }
  }
}

/// A reference that does not keep the host alive.
///
/// `@unchecked`: `value` is read on the main queue alone; `queue` never changes.
private final class WeakHost: @unchecked Sendable {
  @MainQueue private(set) weak var value: NativeHost?
  weak let queue: SerialQueue?

  @MainQueue
  init(_ host: NativeHost) {
    value = host
    queue = host.queue
  }
}
