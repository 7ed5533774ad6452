/// The listeners of an emitter, counted as React Native does: one number for all event names (react-native-bridge §5).
package struct EventListeners {
  package private(set) var count = 0

  package init() {}

  package mutating func add() { count += 1 }

  /// Removes listeners; the count never falls below zero. Returns false when `number` is larger than the count.
  package mutating func remove(_ number: Int) -> Bool {
    let enough = number <= count
    count = max(0, count - number)
    return enough
  }
}
