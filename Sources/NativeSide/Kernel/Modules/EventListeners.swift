/// Who listens to an emitter, as React Native counts: one number for all event names (react-native-bridge §5).
struct EventListeners {
  private(set) var count = 0

  mutating func add() { count += 1 }

  /// Takes listeners off, never below zero. False when more were to go than there are.
  mutating func remove(_ number: Int) -> Bool {
    let enough = number <= count
    count = max(0, count - number)
    return enough
  }
}
