public import NavbridgeRuntime

/// A value that is stored elsewhere, with the functions that read and write it.
@ScriptThread
public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void

  /// Makes a binding of two functions.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  /// A binding that never changes. Writing to it has no effect.
  public static func constant(_ value: Value) -> Binding { Binding(get: { value }, set: { _ in }) }

  /// The value itself.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }
}
