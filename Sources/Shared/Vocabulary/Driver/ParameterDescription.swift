public import NavbridgeWire

/// One named member of the params of a message, without its Swift type: for documentation and tests.
public struct ParameterDescription: Sendable {
  public let name: String
  /// The kind of value as tables name it.
  public let kind: String
  /// The kind of value as refusals name it.
  public let expected: String
  public let values: ValueSet
  public let example: JSON
  /// True when the member may be left out or null.
  public let isOptional: Bool
  /// True when the member is always sent, and is null if there is no value.
  public let isNullable: Bool
  /// The value that counts when the member is left out. Nil if there is none.
  public let standard: JSON?
  /// One sentence of meaning, without the full stop.
  public let meaning: String

  init<Value>(
    _ name: String, _ kind: ValueKind<Value>, isOptional: Bool = false, isNullable: Bool = false,
    standard: JSON? = nil, _ meaning: String
  ) {
    self.name = name
    self.kind = kind.name
    expected = kind.expected
    values = kind.values
    example = kind.example
    self.isOptional = isOptional
    self.isNullable = isNullable
    self.standard = standard
    self.meaning = meaning
  }
}
