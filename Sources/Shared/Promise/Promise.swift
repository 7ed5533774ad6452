import Synchronization

/// A native module's promise: settles exactly once, and knows what it was made for.
///
/// The first `resolve` or `reject` counts; later ones are reported to the settler as late. A promise that nobody holds
/// any more and that has not settled never can: its end is reported too, with its history, so that no hang is silent
/// (protocol §6). May be settled on any thread.
public final class Promise: Sendable {
  /// What a promise remembers, and whoever awaits its end.
  public struct Origin: Sendable, CustomStringConvertible {
    public let generation: Generation
    public let module: String
    public let method: String
    /// The command id that the script chose, where the method has one.
    public let commandID: String?
    /// The settler's own name for the call.
    public let call: Int

    public init(generation: Generation, module: String, method: String, commandID: String?, call: Int) {
      self.generation = generation
      self.module = module
      self.method = method
      self.commandID = commandID
      self.call = call
    }

    public var description: String {
      let id = commandID.map { " '\(cut: $0)'" } ?? ""
      return "\(module).\(method)\(id) of \(generation)"
    }
  }

  public let origin: Origin
  private let settler: any PromiseSettler
  private let isSettled = Atomic<Bool>(false)
  /// Made when there is something to note, which is seldom.
  private let notes = AtomicLazyReference<Guarded<[String]>>()

  public init(_ origin: Origin, settler: any PromiseSettler) {
    self.origin = origin
    self.settler = settler
  }

  deinit {
    if !isSettled.load(ordering: .acquiring) {
      settler.promiseDropped(origin, history: notes.load()?.withLock { $0 } ?? [])
    }
  }

  public func resolve(_ value: JSON) { settle(.success(value)) }
  public func reject(_ error: RPCError) { settle(.failure(error)) }

  /// Adds a sentence to the promise's history: why it may not settle, told should it be dropped.
  public func note(_ sentence: String) {
    (notes.load() ?? notes.storeIfNil(Guarded([]))).withLock { $0.append(sentence) }
  }

  private func settle(_ outcome: Result<JSON, RPCError>) {
    let (first, _) = isSettled.compareExchange(expected: false, desired: true, ordering: .acquiringAndReleasing)
    if first { settler.promise(origin, settledWith: outcome) } else { settler.promiseSettledLate(origin) }
  }
}

/// Who answers for promises: told once of each, on the thread that settled or dropped it.
public protocol PromiseSettler: AnyObject, Sendable {
  func promise(_ origin: Promise.Origin, settledWith outcome: Result<JSON, RPCError>)
  /// The promise is gone and will never settle.
  func promiseDropped(_ origin: Promise.Origin, history: [String])
  /// A second settlement, which was ignored.
  func promiseSettledLate(_ origin: Promise.Origin)
}
