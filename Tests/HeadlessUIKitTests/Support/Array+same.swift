extension Array where Element: AnyObject {
  /// Returns true when both arrays contain the same objects in the same order.
  func isSame(as other: [AnyObject]) -> Bool { count == other.count && zip(self, other).allSatisfy { $0 === $1 } }
}
