public import NavbridgeWire

/// The types of fields.
public enum FieldTypes {
  public enum Text: FieldType {
    public static var kind: FieldKind { .text }
    @inlinable public static func argument(_ value: JSONValue?) -> String { value?.string ?? "" }
    @inlinable public static func write(_ content: String, to writer: JSONWriter) { writer.value(content) }
    public static func content(_ json: JSON?) -> String? { json?.string }
  }

  public enum Number: FieldType {
    public static var kind: FieldKind { .number }
    @inlinable public static func argument(_ value: JSONValue?) -> Double { value?.double ?? 0 }
    @inlinable public static func write(_ content: Double, to writer: JSONWriter) { writer.value(content) }
    public static func content(_ json: JSON?) -> Double? { json?.double }
  }

  /// A whole number of 64 bits. Arguments are rather declared as numbers, because fractions are not refused.
  public enum Integer: FieldType {
    public static var kind: FieldKind { .number }
    @inlinable public static func argument(_ value: JSONValue?) -> Int { Int(value?.int ?? 0) }
    @inlinable public static func write(_ content: Int, to writer: JSONWriter) { writer.value(content) }
    public static func content(_ json: JSON?) -> Int? { json?.int }
  }

  public enum Flag: FieldType {
    public static var kind: FieldKind { .flag }
    @inlinable public static func argument(_ value: JSONValue?) -> Bool { value?.bool ?? false }
    @inlinable public static func write(_ content: Bool, to writer: JSONWriter) { writer.value(content) }
    public static func content(_ json: JSON?) -> Bool? { json?.bool }
  }

  public enum Object: FieldType {
    public static var kind: FieldKind { .object }
    @inlinable public static func argument(_ value: JSONValue?) -> JSONValue { value ?? .null }
    @inlinable public static func write(_ content: JSON, to writer: JSONWriter) { writer.value(content) }
    public static func content(_ json: JSON?) -> JSON? { json?.object == nil ? nil : json }
  }

  public enum Array: FieldType {
    public static var kind: FieldKind { .array }
    @inlinable public static func argument(_ value: JSONValue?) -> JSONValue { value ?? .null }
    @inlinable public static func write(_ content: JSON, to writer: JSONWriter) { writer.value(content) }
    public static func content(_ json: JSON?) -> JSON? { json?.array == nil ? nil : json }
  }

  /// A value of any JSON type.
  public enum Value: FieldType {
    public static var kind: FieldKind { .any }
    @inlinable public static func argument(_ value: JSONValue?) -> JSONValue { value ?? .null }
    @inlinable public static func write(_ content: JSON, to writer: JSONWriter) { writer.value(content) }
    public static func content(_ json: JSON?) -> JSON? { json }
  }

  /// An array of numbers.
  public enum Numbers: FieldType {
    public static var kind: FieldKind { .array }
    @inlinable public static func argument(_ value: JSONValue?) -> [Double] { value?.items.compactMap(\.double) ?? [] }

    @inlinable public static func write(_ content: [Double], to writer: JSONWriter) {
      writer.array { for number in content { writer.value(number) } }
    }

    public static func content(_ json: JSON?) -> [Double]? {
      guard let items = json?.array else { return nil }
      let numbers = items.compactMap(\.double)
      return numbers.count == items.count ? numbers : nil
    }
  }

  /// A field that is written as null when it has no value.
  public enum Nullable<Wrapped: FieldType>: FieldType {
    public static var kind: FieldKind { Wrapped.kind }
    public static var presence: FieldPresence { .nullable }
    @inlinable public static func argument(_ value: JSONValue?) -> Wrapped.Argument? { Wrapped?.argument(value) }
    @inlinable public static func write(_ content: Wrapped.Content?, to writer: JSONWriter) {
      Wrapped?.write(content, to: writer)
    }
    public static func content(_ json: JSON?) -> Wrapped.Content?? { Wrapped?.content(json) }
  }
}
