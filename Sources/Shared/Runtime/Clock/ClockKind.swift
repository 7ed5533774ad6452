/// The kind of the device's clock.
public enum ClockKind: String, Sendable, CaseIterable {
  /// The clock stops while anything is left to do, then jumps to the next due time.
  case virtual
  /// The clock runs in real time.
  case real
}
