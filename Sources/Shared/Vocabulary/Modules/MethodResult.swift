public import NavbridgeWire

/// The result of a method: its meaning, and the Swift type in which the script side reads it.
public struct MethodResult<Value: Sendable>: Sendable {
  /// The result in the tables of the documentation. Empty for a method without a result.
  public let meaning: String
  public let read: @Sendable (JSON) -> Value

  public init(_ meaning: String, read: @escaping @Sendable (JSON) -> Value) {
    self.meaning = meaning
    self.read = read
  }
}

extension MethodResult where Value == String {
  public static func text(_ meaning: String) -> Self { Self(meaning) { $0.string ?? "" } }
}

extension MethodResult where Value == String? {
  public static func optionalText(_ meaning: String) -> Self { Self(meaning) { $0.string } }
}

extension MethodResult where Value == Bool {
  public static func flag(_ meaning: String) -> Self { Self(meaning) { $0.bool ?? false } }
}

extension MethodResult where Value == [String] {
  public static func texts(_ meaning: String) -> Self { Self(meaning) { $0.array?.compactMap(\.string) ?? [] } }
}

extension MethodResult where Value == JSON {
  public static func json(_ meaning: String) -> Self { Self(meaning) { $0 } }
}

extension MethodResult where Value == Void {
  /// The result is of no use to callers.
  public static func nothing(_ meaning: String = "") -> Self { Self(meaning) { _ in } }
}
