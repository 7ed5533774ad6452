public import NavbridgeWire

/// The arguments of one call, read by position without copying them.
public struct ModuleArguments: Sendable {
  /// The array that was sent. Nil if there was none.
  public let array: JSONValue?
  /// The number of items that are arguments. In a bridge call the ids of the callbacks follow them.
  public let count: Int

  /// The arguments of a call, without the ids of its callbacks.
  public init(_ array: consuming JSONValue?, droppingLast callbacks: Int = 0) {
    count = max(0, (array?.count ?? 0) - callbacks)
    self.array = array
  }

  /// The argument at a position. Nil when it was left out or is null.
  public subscript(position: Int) -> JSONValue? {
    guard position < count, let value = array?.item(position), !value.isNull else { return nil }
    return value
  }

  /// All arguments, as they were sent.
  package var all: [JSON] { (0..<count).map { array!.item($0).json } }

  /// Returns the argument at a position in its declared type. `check` has accepted the arguments.
  @inlinable public func read<Type: ArgumentType>(_ type: Type.Type, at position: Int) -> Type.Argument {
    Type.argument(self[position])
  }

  /// Checks the arguments. Returns an error that names the first wrong one, or nil (protocol §10, 'missing or wrong
  /// arguments').
  public func check(against parameters: [FieldDeclaration], of method: String) -> RPCError? {
    var items = array?.items ?? .none
    for position in parameters.indices {
      let kind = position < count ? items.nextKind() : nil
      if let kind, kind != .null {
        if parameters[position].kind.admits(kind) { continue }
      } else if parameters[position].presence != .required {
        continue
      }
      guard let fault = parameters[position].fault(of: self[position]) else { continue }
      return RPCError(.invalidParams, fault.of(method).sentence(remark: " (position \(position))"))
    }
    return nil
  }
}
