public import NavbridgeWire

/// The kind of a field.
public enum FieldKind: Sendable {
  case text, number, wholeNumber, flag, object, array
  /// A value of any type.
  case any

  /// Returns true if a value of a JSON type may be of this kind.
  public func admits(_ kind: JSONValue.Kind) -> Bool {
    switch (self, kind) {
    case (.text, .string), (.flag, .bool), (.object, .object), (.array, .array): true
    case (.number, .int), (.number, .unsigned), (.number, .double), (.any, _): true
    case (.wholeNumber, .int), (.wholeNumber, .unsigned), (.wholeNumber, .double): true
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
