internal import NavbridgeWire

extension JSON {
  /// The kind of the value with its article, for errors.
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
