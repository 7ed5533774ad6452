/// Searches for objects by identity.
///
/// The methods are not isolated, and they use loops in place of closures. A closure of isolated code that is passed to
/// the standard library checks its isolation at each call, which makes a search of a long stack a hundred times slower.
extension Array where Element: AnyObject {
  nonisolated func contains(identical object: Element) -> Bool { firstIndex(identical: object) != nil }

  nonisolated func firstIndex(identical object: Element) -> Int? {
    for index in indices where self[index] === object { return index }
    return nil
  }

  nonisolated mutating func removeAll(identical object: Element) { removeAll { $0 === object } }

  /// Returns the number of objects with which both arrays begin.
  nonisolated func commonPrefix(_ other: [Element]) -> Int {
    var index = 0
    while index < count, index < other.count, self[index] === other[index] { index += 1 }
    return index
  }

  nonisolated func isIdentical(to other: [Element]) -> Bool { count == other.count && commonPrefix(other) == count }
}
