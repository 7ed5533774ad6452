public import NavbridgeWire

/// A named parameter of a message, with the Swift type of its value. It reads the value from params, and writes it into
/// params. One Swift value may be made of several members of the params.
public struct Parameter<Value: Sendable>: Sendable {
  /// The members of the params that make up the value.
  public let members: [ParameterDescription]
  /// Reads the value from the params of a method. Throws -32602 if a member is missing or wrong.
  public let read: @Sendable (_ params: JSONValue?, _ method: String) throws(RPCError) -> Value
  public let write: @Sendable (Value, inout JSONObject) -> Void

  /// A value that is made of several members.
  public init(
    _ members: [ParameterDescription],
    read: @escaping @Sendable (_ params: JSONValue?, _ method: String) throws(RPCError) -> Value,
    write: @escaping @Sendable (Value, inout JSONObject) -> Void
  ) {
    self.members = members
    self.read = read
    self.write = write
  }

  /// A value that must be given.
  public static func required(_ name: String, _ kind: ValueKind<Value>, _ meaning: String) -> Parameter {
    Parameter(
      [ParameterDescription(name, kind, meaning)],
      read: { params, method throws(RPCError) in
        guard let value = try present(params, name, kind, method) else {
          throw RPCError(
            .invalidParams, "\(method): the argument '\(name)' is missing; \(kind.expected) is expected.")
        }
        return value
      }, write: { $1[name] = kind.json($0) })
  }

  /// A value that may be left out. Nothing is sent for nil.
  public static func optional<Wrapped: Sendable>(
    _ name: String, _ kind: ValueKind<Wrapped>, _ meaning: String
  ) -> Parameter where Value == Wrapped? {
    Parameter(
      [ParameterDescription(name, kind, isOptional: true, meaning)],
      read: { params, method throws(RPCError) in try Parameter<Wrapped>.present(params, name, kind, method) },
      write: { if let value = $0 { $1[name] = kind.json(value) } })
  }

  /// A value that has a default when it is left out.
  public static func optional(
    _ name: String, _ kind: ValueKind<Value>, default standard: Value, _ meaning: String
  ) -> Parameter {
    Parameter(
      [ParameterDescription(name, kind, isOptional: true, standard: kind.json(standard), meaning)],
      read: { params, method throws(RPCError) in try present(params, name, kind, method) ?? standard },
      write: { $1[name] = kind.json($0) })
  }

  /// A value that is always sent, as null if there is none.
  public static func nullable<Wrapped: Sendable>(
    _ name: String, _ kind: ValueKind<Wrapped>, _ meaning: String
  ) -> Parameter where Value == Wrapped? {
    Parameter(
      [ParameterDescription(name, kind, isNullable: true, meaning)],
      read: { params, method throws(RPCError) in try Parameter<Wrapped>.present(params, name, kind, method) },
      write: { $1[name] = $0.map(kind.json) ?? .null })
  }

  /// Reads one member. A member that is null counts as left out.
  private static func present(
    _ params: JSONValue?, _ name: String, _ kind: ValueKind<Value>, _ method: String
  ) throws(RPCError) -> Value? {
    guard let value = params?.member(name), !value.isNull else { return nil }
    do throws(ValueFault) {
      return try kind.read(value)
    } catch {
      throw RPCError(.invalidParams, "\(method): the argument '\(name)' \(error.predicate).")
    }
  }
}
