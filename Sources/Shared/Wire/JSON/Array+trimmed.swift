extension Array {
  /// Returns a copy of the first `count` elements, in memory that has room for little more. An array of a slice would keep the
  /// memory of the first array if it has all elements.
  @inlinable
  package func trimmed(to count: Int) -> [Element] {
    unsafe withUnsafeBufferPointer { unsafe Array(UnsafeBufferPointer(rebasing: $0[..<count])) }
  }
}
