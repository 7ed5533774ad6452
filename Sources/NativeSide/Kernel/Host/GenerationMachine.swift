internal import Shared

/// Which script context runs, and what each thing that happens to it means (protocol §7). Decides; does nothing.
struct GenerationMachine: Equatable {
  enum State: Equatable {
    /// The generation has not begun. `expected` is the connection that was told to reload, while it lives.
    case awaiting(Generation, expected: Int?)
    case running(Generation, script: Int)
  }

  /// What to do, in this order.
  enum Step: Equatable {
    /// Settle what the generation's commands still await, as invalidated.
    case invalidate(Generation)
    /// Send `host/reload` for the generation to come.
    case tellReload(script: Int, next: Generation)
    /// Tear the native side down as iOS does.
    case tearDown(Generation)
    /// Close a connection that another script took the place of.
    case close(script: Int)
    /// Begin the generation, and answer the script's `initialize`.
    case begin(Generation, script: Int)
    /// Answer the `initialize` with an error: none was due.
    case refuse
    /// Do not even answer: another script has taken this one's place, and its connection is closing.
    case ignore
  }

  private(set) var state = State.awaiting(.first, expected: nil)
  /// Connections that were replaced and have not closed yet.
  private var replaced: Set<Int> = []

  /// The generation that runs, or that is awaited.
  var generation: Generation {
    switch state {
    case .awaiting(let generation, _), .running(let generation, _): generation
    }
  }

  /// The generation as the wire tells it: the one that runs, or the last that did.
  var visibleEpoch: Int {
    switch state {
    case .running(let generation, _): generation.epoch
    case .awaiting(let generation, _): max(1, generation.epoch - 1)
    }
  }

  /// The connection whose calls are taken.
  var currentScript: Int? {
    if case .running(_, let script) = state { script } else { nil }
  }

  /// Whether a connection that lives has been told to reload and has not said `initialize` again.
  var isReloading: Bool {
    if case .awaiting(_, .some) = state { true } else { false }
  }

  /// Whether a connection has been told to reload and has not said `initialize` again.
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
        .invalidate(generation), .tellReload(script: former, next: generation.next), .tearDown(generation),
        .close(script: former), .begin(generation.next, script: script),
      ]
    case .awaiting(let generation, let expected):
      state = .running(generation, script: script)
      guard let former = expected, former != script else { return [.begin(generation, script: script)] }
      replaced.insert(former)
      return [.close(script: former), .begin(generation, script: script)]
    }
  }

  /// A reload was asked for. Empty when one is under way: both are answered by the same beginning.
  mutating func reload() -> [Step] {
    guard case .running(let generation, let script) = state else { return [] }
    state = .awaiting(generation.next, expected: script)
    return [.invalidate(generation), .tellReload(script: script, next: generation.next), .tearDown(generation)]
  }

  /// A connection has closed.
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
