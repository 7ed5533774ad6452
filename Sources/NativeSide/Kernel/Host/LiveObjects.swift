internal import NavbridgeRuntime
package import NavbridgeWire
import Synchronization

/// Counts the live objects of each class, to make leaks visible.
package final class LiveObjects: Sendable {
  /// The count of one class. It is an object, so that an object that ends needs no look-up.
  fileprivate final class Counter: Sendable {
    let objects = Atomic<Int>(0)
  }

  private let counters = Guarded<[String: Counter]>([:])

  /// Counts one object of a class. The object counts as long as the token lives.
  package func count(_ name: String) -> Token {
    Token(
      counters.withLock { counters in
        if let counter = counters[name] { return counter }
        let counter = Counter()
        counters[name] = counter
        return counter
      })
  }

  /// The counts by class, in the order of the class names. Classes without objects are left out.
  package var json: JSON {
    let counts = counters.withLock { $0.mapValues { $0.objects.load(ordering: .relaxed) } }
    return .object(
      JSONObject(
        uniqueKeysWithValues: counts.keys.sorted().filter { counts[$0]! > 0 }.map { ($0, .int(Int64(counts[$0]!))) }))
  }

  package struct Token: ~Copyable, Sendable {
    private let counter: Counter

    fileprivate init(_ counter: Counter) {
      self.counter = counter
      counter.objects.add(1, ordering: .relaxed)
    }

    deinit { counter.objects.subtract(1, ordering: .relaxed) }
  }
}
