/// The two kinds of a driver's methods.
public enum DriverMethodKind: String, Sendable {
  /// An act of a person on the device. It waits until the consequences of the previous act have been handled
  /// (protocol §8).
  case act
  /// A request that has its turn at once.
  case request
}
