/// How the device's time passes.
public enum ClockKind: String, Sendable, CaseIterable {
  /// It stands still while anything is left to do, then jumps to the next thing due.
  case virtual
  /// It passes.
  case real
}
