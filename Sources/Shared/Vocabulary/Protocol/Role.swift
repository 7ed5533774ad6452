/// The purpose of a connection (protocol §2).
public enum Role: String, Sendable, CaseIterable {
  /// The peer runs the app's JavaScript.
  case script
  /// The peer acts on the device and inspects it, as a tester does.
  case driver
}
