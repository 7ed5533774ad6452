public import NavbridgeWire

/// The types of fields.
public enum FieldTypes {
  /// A text.
  public enum Text: ArgumentType {
    /// The JSON type of the values.
    public static var kind: FieldKind { .text }
    @inlinable public static func argument(_ value: JSONValue?) -> String { value?.string ?? "" }
    /// Writes a value.
    @inlinable public static func write(_ content: String, to writer: JSONWriter) { writer.value(content) }
    @inlinable public static func content(_ json: JSON?) -> String? { json?.string }
  }

  /// A number.
  public enum Number: ArgumentType {
    /// The JSON type of the values.
    public static var kind: FieldKind { .number }
    @inlinable public static func argument(_ value: JSONValue?) -> Double { value?.double ?? 0 }
    /// Writes a value.
    @inlinable public static func write(_ content: Double, to writer: JSONWriter) { writer.value(content) }
    @inlinable public static func content(_ json: JSON?) -> Double? { json?.double }
  }

  /// A whole number of 64 bits. Arguments of modules' methods are numbers, because iOS does not refuse fractions.
  public enum Integer: FieldType {
    /// The JSON type of the values.
    public static var kind: FieldKind { .wholeNumber }
    /// Writes a value.
    @inlinable public static func write(_ content: Int, to writer: JSONWriter) { writer.value(content) }
    @inlinable public static func content(_ json: JSON?) -> Int? { json?.int }
  }

  /// A number by which React or a script names something, such as a root.
  public enum Tag: FieldType {
    /// The JSON type of the values.
    public static var kind: FieldKind { .wholeNumber }
    /// Writes a value.
    @inlinable public static func write(_ content: Int64, to writer: JSONWriter) { writer.value(content) }
    @inlinable public static func content(_ json: JSON?) -> Int64? { json?.int.map { Int64($0) } }
  }

  /// True or false.
  public enum Flag: ArgumentType {
    /// The JSON type of the values.
    public static var kind: FieldKind { .flag }
    @inlinable public static func argument(_ value: JSONValue?) -> Bool { value?.bool ?? false }
    /// Writes a value.
    @inlinable public static func write(_ content: Bool, to writer: JSONWriter) { writer.value(content) }
    @inlinable public static func content(_ json: JSON?) -> Bool? { json?.bool }
  }

  /// An object of any members.
  public enum Object: ArgumentType {
    /// The JSON type of the values.
    public static var kind: FieldKind { .object }
    @inlinable public static func argument(_ value: JSONValue?) -> JSONValue { value ?? .null }
    /// Writes a value.
    @inlinable public static func write(_ content: JSON, to writer: JSONWriter) { writer.value(content) }
    @inlinable public static func content(_ json: JSON?) -> JSON? { if case .object? = json { json } else { nil } }
  }

  /// An array of any items.
  public enum Array: ArgumentType {
    /// The JSON type of the values.
    public static var kind: FieldKind { .array }
    @inlinable public static func argument(_ value: JSONValue?) -> JSONValue { value ?? .null }
    /// Writes a value.
    @inlinable public static func write(_ content: JSON, to writer: JSONWriter) { writer.value(content) }
    @inlinable public static func content(_ json: JSON?) -> JSON? { if case .array? = json { json } else { nil } }
  }

  /// A value of any JSON type.
  public enum Value: ArgumentType {
    /// The JSON type of the values.
    public static var kind: FieldKind { .any }
    @inlinable public static func argument(_ value: JSONValue?) -> JSONValue { value ?? .null }
    /// Writes a value.
    @inlinable public static func write(_ content: JSON, to writer: JSONWriter) { writer.value(content) }
    @inlinable public static func content(_ json: JSON?) -> JSON? { json }
  }

  /// An array of numbers.
  public enum Numbers: FieldType {
    /// The JSON type of the values.
    public static var kind: FieldKind { .array }
    /// Writes a value.
    @inlinable public static func write(_ content: [Double], to writer: JSONWriter) {
      writer.array { for number in content { writer.value(number) } }
    }

    @inlinable public static func content(_ json: JSON?) -> [Double]? {
      guard let items = json?.array else { return nil }
      let numbers = items.compactMap(\.double)
      return numbers.count == items.count ? numbers : nil
    }
  }

  /// A fixed number of numbers, such as a point or a frame.
  public enum Vector<Content: SIMD & Sendable>: FieldType where Content.Scalar == Double {
    /// The JSON type of the values.
    public static var kind: FieldKind { .array }
    /// Writes a value.
    @inlinable public static func write(_ content: Content, to writer: JSONWriter) {
      // The numbers lie one after the other. A vector's own subscript takes a thousand instructions each time where it is
      // not specialised, and a frame is sent with each surface.
      writer.array {
        unsafe withUnsafeBytes(of: content) { bytes in
          for index in 0..<Content.scalarCount {
            unsafe writer.value(bytes.load(fromByteOffset: index * MemoryLayout<Double>.stride, as: Double.self))
          }
        }
      }
    }

    @inlinable public static func content(_ json: JSON?) -> Content? {
      guard let numbers = Numbers.content(json), numbers.count == Content.scalarCount else { return nil }
      return Content(numbers)
    }
  }

  /// An array of texts.
  public enum Texts: FieldType {
    /// The JSON type of the values.
    public static var kind: FieldKind { .array }
    /// Writes a value.
    @inlinable public static func write(_ content: [String], to writer: JSONWriter) {
      writer.array { for text in content { writer.value(text) } }
    }
    @inlinable public static func content(_ json: JSON?) -> [String]? { json?.array?.compactMap(\.string) }
  }

  /// One of the words that are the cases of an enumeration.
  public enum Word<Case: RawRepresentable<String> & CaseIterable & Sendable>: FieldType {
    /// The JSON type of the values.
    public static var kind: FieldKind { .text }
    /// Writes a value.
    @inlinable public static func write(_ content: Case, to writer: JSONWriter) { writer.value(content.rawValue) }
    @inlinable public static func content(_ json: JSON?) -> Case? { json?.string.flatMap(Case.init) }
  }

  /// An array of words that are the cases of an enumeration.
  public enum Words<Case: RawRepresentable<String> & CaseIterable & Sendable>: FieldType {
    /// The JSON type of the values.
    public static var kind: FieldKind { .array }
    /// Writes a value.
    @inlinable public static func write(_ content: [Case], to writer: JSONWriter) {
      writer.array { for word in content { writer.value(word.rawValue) } }
    }
    @inlinable public static func content(_ json: JSON?) -> [Case]? {
      json?.array?.compactMap { $0.string.flatMap(Case.init) }
    }
  }

  /// A field that is written as null when it has no value.
  public enum Nullable<Wrapped: FieldType>: FieldType {
    /// The JSON type of the values.
    public static var kind: FieldKind { Wrapped.kind }
    /// The field is written as null without a value.
    public static var presence: FieldPresence { .nullable }
    /// Writes a value.
    @inlinable public static func write(_ content: Wrapped.Content?, to writer: JSONWriter) {
      Wrapped?.write(content, to: writer)
    }
    @inlinable public static func content(_ json: JSON?) -> Wrapped.Content?? { Wrapped?.content(json) }
  }
}
