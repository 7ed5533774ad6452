import NavbridgeDriver
import ScriptSide
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import Testing

/// A trace with causes, as a driver receives it.
@ScriptThread
final class CauseTrace {
  /// All kinds but the many entries of presenters, and those that draw.
  static let kinds = TraceRecord.Kind.allCases.filter { ![.animation, .picture, .presenter].contains($0) }

  private let driver: Driver
  private(set) var entries: [TraceEntry] = []

  private init(_ driver: Driver) { self.driver = driver }

  static func start(_ world: World, _ kinds: [TraceRecord.Kind] = kinds) async throws -> CauseTrace {
    let trace = CauseTrace(world.driver)
    world.driver.onTraffic = { [unowned trace] in trace.entries.append(TraceEntry($0)) }
    try await world.driver.subscribeToTraffic(kinds: kinds)
    return trace
  }

  /// Waits until the device is idle and the entries so far have arrived.
  func settle(_ world: World) async throws {
    try await world.settle()
    _ = try await driver.stats()
  }

  /// Returns the only tree of a command or of a driver's request.
  func tree(
    of name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> TraceTree {
    let trees = TraceTree.trees(of: entries, with: name)
    try #require(trees.count == 1, "There are \(trees.count) trees of \(name).", sourceLocation: sourceLocation)
    return trees[0]
  }

  /// Returns the kinds of the entries without a cause.
  var rootKinds: Set<String> { Set(entries.filter { $0.cause == nil }.map(\.kind)) }
}

extension TraceTree {
  /// The kinds on the way from the root to the first entry that matches.
  func path(to matches: (TraceEntry) -> Bool) -> [String]? {
    if matches(entry) { return [entry.kind] }
    for child in children {
      if let path = child.path(to: matches) { return [entry.kind] + path }
    }
    return nil
  }

  func contains(_ kind: String, _ method: String? = nil, id: String? = nil) -> Bool {
    entries.contains { $0.kind == kind && (method ?? $0.method) == $0.method && (id ?? $0.id) == $0.id }
  }
}
