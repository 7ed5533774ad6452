public import NavbridgeWire

/// The result of a driver's request, with the Swift type that stands for it.
public struct DriverAnswer<Value: Sendable>: Sendable {
  /// The shape of the result, as tables show it: `{"done"}`.
  public let shape: String
  public let json: @Sendable (Value) -> JSON
  /// Reads a result. A member that is missing counts as false, 0 or nil.
  public let read: @Sendable (JSON) -> Value

  public init(
    _ shape: String, json: @escaping @Sendable (Value) -> JSON, read: @escaping @Sendable (JSON) -> Value
  ) {
    self.shape = shape
    self.json = json
    self.read = read
  }
}

extension DriverAnswer where Value == Bool {
  /// `done` is false when iOS would not do what was asked for.
  public static var done: DriverAnswer {
    DriverAnswer(
      #"`{"done"}`"#, json: { ["done": .bool($0)] }, read: { $0["done"]?.bool ?? false })
  }
}

extension DriverAnswer where Value == Void {
  public static var empty: DriverAnswer {
    DriverAnswer("`{}`", json: { _ in [:] }, read: { _ in })
  }
}

extension DriverAnswer where Value == JSON {
  /// A result that is not broken down into Swift values.
  public static func json(_ shape: String) -> DriverAnswer { DriverAnswer(shape, json: { $0 }, read: { $0 }) }
}
