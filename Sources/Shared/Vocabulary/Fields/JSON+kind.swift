internal import NavbridgeWire

extension JSON {
  /// The type of the value.
  var kind: JSONValue.Kind {
    switch self {
    case .null: .null
    case .bool: .bool
    case .int: .int
    case .double: .double
    case .string: .string
    case .array: .array
    case .object: .object
    }
  }

  /// The kind of the value with its article, for refusals.
  var kindWithArticle: String {
    switch self {
    case .null: "null"
    case .bool: "a flag"
    case .int, .double: "a number"
    case .string: "a text"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
