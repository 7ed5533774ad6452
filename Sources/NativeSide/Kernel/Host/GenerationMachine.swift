internal import NavbridgeVocabulary

/// The state machine of script contexts: it decides the steps that follow from each event (protocol §7). It does not
/// carry them out.
struct GenerationMachine: Equatable {
  enum State: Equatable {
    /// The generation has not begun. `expected` is the connection that received `host/reload`, while it is open.
    case awaiting(Generation, expected: Int?)
    case running(Generation, script: Int)
  }

  /// The steps that follow from an event, in this order.
  enum Step: Equatable {
    /// Invalidate the generation's pending commands.
    case invalidate(Generation)
    /// Send `host/reload` for the next generation.
    case announceReload(script: Int, next: Generation)
    /// Tear the native side down as iOS does.
    case tearDown(Generation)
    /// Close a connection that another script has replaced.
    case close(script: Int)
    /// Begin the generation, and answer the script's `initialize`.
    case begin(Generation, script: Int)
    /// Answer the `initialize` with an error, because none was due.
    case refuse
    /// Send no answer, because another script has replaced this one and its connection is closing.
    case ignore

    var begins: Bool { if case .begin = self { true } else { false } }
  }

  private(set) var state = State.awaiting(.first, expected: nil)
  /// The connections that were replaced and have not closed yet.
  private var replaced: Set<Int> = []

  /// The generation that runs, or the one that is awaited.
  var generation: Generation {
    switch state {
    case .awaiting(let generation, _), .running(let generation, _): generation
    }
  }

  /// The epoch that peers see: that of the running generation, or of the last one that ran.
  var visibleEpoch: Int {
    switch state {
    case .running(let generation, _): generation.epoch
    case .awaiting(let generation, _): max(1, generation.epoch - 1)
    }
  }

  /// The connection whose calls are accepted.
  var currentScript: Int? {
    if case .running(_, let script) = state { script } else { nil }
  }

  /// True when an open connection has received `host/reload` and has not sent `initialize` since.
  var isReloading: Bool {
    if case .awaiting(_, .some) = state { true } else { false }
  }

  /// Returns true when the connection has received `host/reload` and has not sent `initialize` since.
  func isReloading(_ script: Int) -> Bool {
    if case .awaiting(_, script) = state { true } else { false }
  }

  mutating func initialize(by script: Int) -> [Step] {
    if replaced.contains(script) { return [.ignore] }
    switch state {
    case .running(_, script):
      return [.refuse]
    case .running(let generation, let former):
      state = .running(generation.next, script: script)
      replaced.insert(former)
      return [
        .invalidate(generation), .announceReload(script: former, next: generation.next), .tearDown(generation),
        .close(script: former), .begin(generation.next, script: script),
      ]
    case .awaiting(let generation, let expected):
      state = .running(generation, script: script)
      guard let former = expected, former != script else { return [.begin(generation, script: script)] }
      replaced.insert(former)
      return [.close(script: former), .begin(generation, script: script)]
    }
  }

  /// Handles a request to reload. The result is empty while a reload is under way: the beginning of the next generation
  /// answers both requests.
  mutating func reload() -> [Step] {
    guard case .running(let generation, let script) = state else { return [] }
    state = .awaiting(generation.next, expected: script)
    return [.invalidate(generation), .announceReload(script: script, next: generation.next), .tearDown(generation)]
  }

  /// Handles the end of a connection.
  mutating func lost(_ connection: Int) -> [Step] {
    replaced.remove(connection)
    switch state {
    case .running(let generation, connection):
      state = .awaiting(generation.next, expected: nil)
      return [.invalidate(generation), .tearDown(generation)]
    case .awaiting(let generation, connection):
      state = .awaiting(generation, expected: nil)
      return []
    default:
      return []
    }
  }
}
