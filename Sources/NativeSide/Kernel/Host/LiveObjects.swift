internal import NavbridgeRuntime
package import NavbridgeWire

/// Counts the live objects of each class, to make leaks visible.
package final class LiveObjects: Sendable {
  private let counts = Guarded<[String: Int]>([:])

  /// Counts one object of a class. The object counts as long as the token lives.
  package func count(_ name: String) -> Token {
    counts.withLock { $0[name, default: 0] += 1 }
    return Token(name: name, owner: self)
  }

  /// The counts by class, in the order of the class names. Classes without objects are left out.
  package var json: JSON {
    let counts = counts.withLock { $0 }
    return .object(
      JSONObject(
        uniqueKeysWithValues: counts.keys.sorted().filter { counts[$0]! > 0 }.map { ($0, .int(Int64(counts[$0]!))) }))
  }

  package struct Token: ~Copyable, Sendable {
    fileprivate let name: String
    fileprivate let owner: LiveObjects

    deinit { owner.counts.withLock { [name] in $0[name, default: 0] -= 1 } }
  }
}
