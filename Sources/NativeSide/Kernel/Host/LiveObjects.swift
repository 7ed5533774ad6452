internal import NavbridgeRuntime
package import NavbridgeWire
internal import OrderedCollections
import Synchronization

/// Counts the live objects of each class, to make leaks visible.
package final class LiveObjects: Sendable {
  /// The count of one class. It is an object, so that an object that ends needs no look-up.
  fileprivate final class Counter: Sendable {
    let name: String
    let objects = Atomic<Int>(0)

    init(_ type: AnyClass) { name = "\(type)" }
  }

  private let counters = Guarded<[ObjectIdentifier: Counter]>([:])

  /// Counts one object of a class. The object counts as long as the token lives.
  package func count(_ type: AnyClass) -> Token {
    Token(
      counters.withLock { counters in
        if let counter = counters[ObjectIdentifier(type)] { return counter }
        let counter = Counter(type)
        counters[ObjectIdentifier(type)] = counter
        return counter
      })
  }

  /// The counts by class, in the order of the class names. Classes without objects are left out.
  package var json: JSON {
    let counts = counters.withLock { $0.values.map { ($0.name, $0.objects.load(ordering: .relaxed)) } }
    var object = JSONObject()
    for (name, count) in counts.sorted(by: { $0.0 < $1.0 }) where count > 0 {
      object[name] = .int(Int64(count + (object[name]?.int ?? 0)))
    }
    return .object(object)
  }

  /// A sentence about the objects that live although the native side has ended; nil if none does.
  package var leak: String? {
    let counts = json
    return counts == [:] ? nil : "Objects of the native side live when it has ended: \(counts)."
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
