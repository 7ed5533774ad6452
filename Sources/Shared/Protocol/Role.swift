/// What a connection is for (protocol §2).
public enum Role: String, Sendable, CaseIterable {
  /// Runs the app's JavaScript.
  case script
  /// A tester's hand and eye.
  case driver
}
