internal import NavbridgeRuntime
package import NavbridgeVocabulary
package import NavbridgeWire
import Synchronization

/// A native module's promise. It settles exactly once and records the call for which it was made.
///
/// The first `resolve` or `reject` counts; later ones are reported to the settler as late. A promise that is released
/// before it has settled can never settle. This is reported too, with the promise's history, so that no hang is silent
/// (protocol §6). It may be settled on any thread.
package final class Promise: Sendable {
  /// The call for which a promise was made.
  package struct Origin: Sendable, CustomStringConvertible {
    package let generation: Generation
    /// The settler's own number for the call.
    package let call: Int
    private let named: any NamedCall

    package init(_ named: any NamedCall, number call: Int, of generation: Generation) {
      self.generation = generation
      self.call = call
      self.named = named
    }

    package var module: String { named.moduleName }
    package var method: String { named.methodName }
    package var commandID: String? { named.commandID }

    /// The call with the id of its command: `RNNTurboModule.push 'push3'`.
    package var name: String {
      let id = commandID.map { " '\(cut: $0)'" } ?? ""
      return "\(module).\(method)\(id)"
    }

    package var description: String { "\(name) of \(generation)" }
  }

  package let origin: Origin
  private let settler: any PromiseSettler
  private let isSettled = Atomic<Bool>(false)
  /// Made on the first note, because notes are rare.
  private let notes = AtomicLazyReference<Guarded<[String]>>()

  package init(_ origin: Origin, settler: any PromiseSettler) {
    self.origin = origin
    self.settler = settler
  }

  deinit {
    if !isSettled.load(ordering: .acquiring) {
      settler.promiseDropped(origin, history: notes.load()?.withLock { $0 } ?? [])
    }
  }

  package func resolve(_ value: JSON) { settle(.success(value)) }
  package func reject(_ error: RPCError) { settle(.failure(error)) }

  /// Adds a sentence to the promise's history: a reason for which it may not settle. The history is reported if the
  /// promise is released before it has settled.
  package func note(_ sentence: String) {
    (notes.load() ?? notes.storeIfNil(Guarded([]))).withLock { $0.append(sentence) }
  }

  private func settle(_ outcome: Result<JSON, RPCError>) {
    let (first, _) = isSettled.compareExchange(expected: false, desired: true, ordering: .acquiringAndReleasing)
    if first { settler.promise(origin, settledWith: outcome) } else { settler.promiseSettledLate(origin) }
  }
}

/// The object that answers for promises. One of the first two methods is called once for each promise, on the thread
/// that settled or released it.
package protocol PromiseSettler: AnyObject, Sendable {
  func promise(_ origin: Promise.Origin, settledWith outcome: Result<JSON, RPCError>)
  /// The promise was released and will never settle.
  func promiseDropped(_ origin: Promise.Origin, history: [String])
  /// The promise was settled again, which was ignored.
  func promiseSettledLate(_ origin: Promise.Origin)
}
