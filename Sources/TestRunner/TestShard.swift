/// One of several equal parts of the files, `K/N`, for machines that share the work.
package struct TestShard: Sendable, Equatable, CustomStringConvertible {
  /// The number of this part, counted from 1.
  package let index: Int
  package let count: Int

  /// Reads `K/N`. Nil unless 1 ≤ K ≤ N.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1], 1 <= index, index <= count else { return nil }
    self.index = index
    self.count = count
  }

  package var description: String { "\(index)/\(count)" }

  /// Returns the files of this part. Each file is in exactly one part.
  package func select<Element>(_ files: [Element]) -> [Element] {
    files.enumerated().filter { $0.offset % count == index - 1 }.map(\.element)
  }
}
