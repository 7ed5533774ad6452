public import NavbridgeWire

/// The type of a field: its JSON type, and the Swift types in which its values are read and written.
public protocol FieldType: Sendable {
  /// The type in which the native side receives an argument. Objects and arrays are not copied.
  associatedtype Argument
  /// The type of the value as a sender writes it and as a receiver of an event reads it.
  associatedtype Content: Sendable

  static var kind: FieldKind { get }
  static var presence: FieldPresence { get }

  /// Returns an argument that `ModuleArguments.check` has accepted.
  static func argument(_ value: JSONValue?) -> Argument
  static func write(_ content: Content, to writer: JSONWriter)
  /// Writes a member of an object with its key, or leaves it out.
  static func write(_ content: Content, key: JSONKey, to writer: JSONWriter)
  /// Returns the value of a member; nil if it is of a wrong type.
  static func content(_ json: JSON?) -> Content?
}

extension FieldType {
  public static var presence: FieldPresence { .required }

  @inlinable public static func write(_ content: Content, key: JSONKey, to writer: JSONWriter) {
    writer.key(key)
    write(content, to: writer)
  }
}

extension Optional: FieldType where Wrapped: FieldType {
  public static var kind: FieldKind { Wrapped.kind }
  public static var presence: FieldPresence { .optional }
  @inlinable public static func argument(_ value: JSONValue?) -> Wrapped.Argument? {
    value.map { Wrapped.argument($0) }
  }

  @inlinable public static func write(_ content: Wrapped.Content?, to writer: JSONWriter) {
    if let content { Wrapped.write(content, to: writer) } else { writer.null() }
  }

  @inlinable public static func write(_ content: Wrapped.Content?, key: JSONKey, to writer: JSONWriter) {
    if let content { Wrapped.write(content, key: key, to: writer) }
  }

  public static func content(_ json: JSON?) -> Wrapped.Content?? {
    guard let json, !json.isNull else { return .some(nil) }
    return Wrapped.content(json).map { .some($0) }
  }
}
