public import NavbridgeWire

/// The JSON type of a field.
public enum FieldKind: String, Sendable {
  case text, number, flag, object, array
  /// A value of any type.
  case any

  public func admits(_ kind: JSONValue.Kind) -> Bool {
    switch (self, kind) {
    case (.text, .string), (.flag, .bool), (.object, .object), (.array, .array): true
    case (.number, .int), (.number, .unsigned), (.number, .double), (.any, _): true
    default: false
    }
  }
}

/// The cases in which a field has no value.
public enum FieldPresence: Sendable {
  /// The field always has a value.
  case required
  /// The field may be left out. Null has the same meaning.
  case optional
  /// The field is always written, and may be null.
  case nullable
}
