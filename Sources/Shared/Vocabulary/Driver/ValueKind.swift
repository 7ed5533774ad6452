public import NavbridgeWire

/// A kind of value on the wire, and the Swift type that stands for it. Reading, writing, the sentences of refusals and
/// the documentation follow from it.
public struct ValueKind<Value: Sendable>: Sendable {
  /// The kind as tables name it: "text", "number of points".
  public let name: String
  /// The kind as a refusal names it: "a text", "a number of points".
  public let expected: String
  /// The accepted values, if the kind alone does not determine them.
  public let values: ValueSet
  /// A value that is accepted.
  public let example: JSON
  /// Reads a value. The argument is never null.
  public let read: @Sendable (JSONValue) throws(ValueFault) -> Value
  public let json: @Sendable (Value) -> JSON

  public init(
    _ name: String, expected: String, values: ValueSet = .any, example: JSON,
    read: @escaping @Sendable (JSONValue) throws(ValueFault) -> Value, json: @escaping @Sendable (Value) -> JSON
  ) {
    self.name = name
    self.expected = expected
    self.values = values
    self.example = example
    self.read = read
    self.json = json
  }
}

extension ValueKind where Value == String {
  public static var text: ValueKind {
    ValueKind(
      "text", expected: "a text", example: "text",
      read: { value throws(ValueFault) in
        guard let text = value.string else { throw .wrongType("a text") }
        return text
      }, json: { .string($0) })
  }
}

extension ValueKind where Value == Bool {
  public static var flag: ValueKind {
    ValueKind(
      "true or false", expected: "true or false", example: true,
      read: { value throws(ValueFault) in
        guard let flag = value.bool else { throw .wrongType("true or false") }
        return flag
      }, json: { .bool($0) })
  }
}

extension ValueKind where Value == JSON {
  /// An array of values of any type, which are not examined.
  public static var array: ValueKind {
    ValueKind(
      "array", expected: "an array", example: [],
      read: { value throws(ValueFault) in
        guard value.kind == .array else { throw .wrongType("an array") }
        return value.json
      }, json: { $0 })
  }

  /// A value of any type, which is not examined.
  public static var any: ValueKind {
    ValueKind(
      "any value", expected: "a value", example: [:], read: { $0.json }, json: { $0 })
  }
}
