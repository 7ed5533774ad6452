/// The reason for which a value on the wire is refused: the second half of a sentence that begins with the value's
/// name, without the full stop.
public struct ValueFault: Error, Sendable {
  public let predicate: String

  public init(_ predicate: String) { self.predicate = predicate }

  /// The value has another JSON type than `expected`.
  public static func wrongType(_ expected: String) -> ValueFault {
    ValueFault("is of a wrong type; \(expected) is expected")
  }
}
