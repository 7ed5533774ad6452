public import NavbridgeWire

/// The type of a field: its kind, and the Swift type in which its values are read and written.
public protocol FieldType: Sendable {
  /// The type of the value as a sender writes it and as a receiver reads it.
  associatedtype Content: Sendable

  /// The JSON type of the values.
  static var kind: FieldKind { get }
  /// Whether a value may be missing.
  static var presence: FieldPresence { get }

  /// Writes a value.
  static func write(_ content: Content, to writer: JSONWriter)
  /// Writes a member of an object with its key, or leaves it out.
  static func write(_ content: Content, key: JSONKey, to writer: JSONWriter)
  /// Returns the value of a member; nil if it is of a wrong type.
  static func content(_ json: JSON?) -> Content?
}

/// The type of an argument of a module's method.
public protocol ArgumentType: FieldType {
  /// The type in which the native side receives an argument. Objects and arrays are not copied.
  associatedtype Argument

  /// Returns an argument that `ModuleArguments.check` has accepted.
  static func argument(_ value: JSONValue?) -> Argument
}

extension FieldType {
  /// Whether a value may be missing.
  public static var presence: FieldPresence { .required }

  @inlinable public static func write(_ content: Content, key: JSONKey, to writer: JSONWriter) {
    writer.key(key)
    write(content, to: writer)
  }

  static func json(_ content: Content) -> JSON {
    try! JSONDocument(JSONWriter.text { write(content, to: $0) }).root.json
  }
}

extension Optional: FieldType where Wrapped: FieldType {
  /// The JSON type of the value, if there is one.
  public static var kind: FieldKind { Wrapped.kind }
  /// The field may be left out.
  public static var presence: FieldPresence { .optional }

  /// Writes the value, or null.
  @inlinable public static func write(_ content: Wrapped.Content?, to writer: JSONWriter) {
    if let content { Wrapped.write(content, to: writer) } else { writer.null() }
  }

  @inlinable public static func write(_ content: Wrapped.Content?, key: JSONKey, to writer: JSONWriter) {
    if let content { Wrapped.write(content, key: key, to: writer) }
  }

  @inlinable public static func content(_ json: JSON?) -> Wrapped.Content?? {
    guard let json, !json.isNull else { return .some(nil) }
    return Wrapped.content(json).map { .some($0) }
  }
}

extension Optional: ArgumentType where Wrapped: ArgumentType {
  @inlinable public static func argument(_ value: JSONValue?) -> Wrapped.Argument? {
    value.map { Wrapped.argument($0) }
  }
}
