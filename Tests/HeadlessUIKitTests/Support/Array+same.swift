extension Array where Element: AnyObject {
  /// Whether both hold the same objects in the same order.
  func isSame(as other: [AnyObject]) -> Bool { count == other.count && zip(self, other).allSatisfy { $0 === $1 } }
}
