internal import Shared

/// How many objects of each class live, so that leaks show in numbers.
final class LiveObjects: Sendable {
  private let counts = Guarded<[String: Int]>([:])

  /// Counts one object of a class for as long as the token lives.
  func count(_ name: String) -> Token {
    counts.withLock { $0[name, default: 0] += 1 }
    return Token(name: name, owner: self)
  }

  /// Classes in the order of their names; those without objects are left out.
  var json: JSON {
    let counts = counts.withLock { $0 }
    return .object(
      JSONObject(
        uniqueKeysWithValues: counts.keys.sorted().filter { counts[$0]! > 0 }.map { ($0, .int(Int64(counts[$0]!))) }))
  }

  struct Token: ~Copyable, Sendable {
    fileprivate let name: String
    fileprivate let owner: LiveObjects

    deinit { owner.counts.withLock { [name] in $0[name, default: 0] -= 1 } }
  }
}
