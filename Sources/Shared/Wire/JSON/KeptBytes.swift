import Synchronization

/// A count of bytes of memory that exist for one purpose, such as one connection. Any thread may use it.
package final class KeptBytes: Sendable {
  private let bytes = Atomic<Int>(0)

  package init() {}

  package var count: Int { bytes.load(ordering: .relaxed) }

  /// - Parameter change: below zero if memory was released.
  package func add(_ change: Int) { bytes.wrappingAdd(change, ordering: .relaxed) }
}
