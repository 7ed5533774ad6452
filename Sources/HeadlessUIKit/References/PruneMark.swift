/// Decides when a collection of weak references is freed of those that have gone: each time that its number has doubled,
/// so that an insertion costs the same however many there are.
package struct PruneMark {
  private let least: Int
  private var next: Int

  /// - Parameter least: the number before which nothing is pruned.
  package init(from least: Int) { (self.least, next) = (least, least) }

  package func isReached(by count: Int) -> Bool { count >= next }

  /// Sets the next mark by the number that is left.
  package mutating func pruned(to count: Int) { next = max(least, count * 2) }
}
