public import NavbridgeWire

/// The result of a method: its meaning, and the Swift type that stands for it.
public struct MethodResult<Value: Sendable>: Sendable {
  /// The result in the tables of the documentation. Empty for a method without a result.
  public let meaning: String
  /// Reads a result. A member that is missing counts as false, 0 or nil.
  public let read: @Sendable (JSON) -> Value
  /// Makes the result of a sync method or of a driver's request. Promises are settled with JSON.
  public let json: @Sendable (Value) -> JSON

  /// A result with its meaning in the tables, and its form in JSON.
  public init(
    _ meaning: String, json: @escaping @Sendable (Value) -> JSON, read: @escaping @Sendable (JSON) -> Value
  ) {
    self.meaning = meaning
    self.json = json
    self.read = read
  }
}

extension MethodResult where Value == String {
  /// A text.
  public static func text(_ meaning: String) -> Self { Self(meaning, json: { .string($0) }, read: { $0.string ?? "" }) }
}

extension MethodResult where Value == String? {
  /// A text or null.
  public static func optionalText(_ meaning: String) -> Self {
    Self(meaning, json: { $0.map { .string($0) } ?? .null }, read: { $0.string })
  }
}

extension MethodResult where Value == Bool {
  /// True or false.
  public static func flag(_ meaning: String) -> Self { Self(meaning, json: { .bool($0) }, read: { $0.bool ?? false }) }

  /// `done` is false when iOS would not do what was asked for.
  public static var done: Self {
    Self(#"`{"done"}`"#, json: { ["done": .bool($0)] }, read: { $0["done"]?.bool ?? false })
  }
}

extension MethodResult where Value == [String] {
  /// An array of texts.
  public static func texts(_ meaning: String) -> Self {
    Self(meaning, json: { .texts($0) }, read: { $0.array?.compactMap(\.string) ?? [] })
  }
}

extension MethodResult where Value == JSON {
  /// A result that is not broken down into Swift values.
  public static func json(_ meaning: String) -> Self { Self(meaning, json: { $0 }, read: { $0 }) }
}

extension MethodResult where Value == Void {
  /// The result is of no use to callers.
  public static func nothing(_ meaning: String = "") -> Self { Self(meaning, json: { _ in .null }, read: { _ in }) }

  /// An empty object.
  public static var empty: Self { Self("`{}`", json: { _ in [:] }, read: { _ in }) }
}
