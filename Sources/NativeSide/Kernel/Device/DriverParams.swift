package import NavbridgeWire

/// Reads the named params of methods for drivers.
package enum DriverParams {
  package static func text(_ params: JSONValue?, _ name: StaticString, of method: String) throws(RPCError) -> String? {
    guard let value = present(params, name) else { return nil }
    guard let text = value.string else { throw wrong(name, "a text", method) }
    return text
  }

  package static func bool(_ params: JSONValue?, _ name: StaticString, of method: String) throws(RPCError) -> Bool? {
    guard let value = present(params, name) else { return nil }
    guard let flag = value.bool else { throw wrong(name, "true or false", method) }
    return flag
  }

  /// The longest time span in a request, in milliseconds: a day.
  private static let longest = 86_400_000.0

  /// Reads a time span, from 0 to `longest`.
  package static func milliseconds(_ params: JSONValue?, _ name: StaticString, of method: String) throws(RPCError)
    -> Double?
  {
    guard let value = present(params, name) else { return nil }
    guard let number = value.double else { throw wrong(name, "a number of milliseconds", method) }
    guard (0...longest).contains(number) else {
      throw RPCError(
        .invalidParams,
        "\(method): the argument '\(name)' is \(number) milliseconds; it must be from 0 to \(Int(longest)), which is a "
          + "day. Several requests may follow each other.")
    }
    return number
  }

  /// Reads a position, in points.
  package static func points(_ params: JSONValue?, _ name: StaticString, of method: String) throws(RPCError) -> Double?
  {
    guard let value = present(params, name) else { return nil }
    guard let number = value.double else { throw wrong(name, "a number of points", method) }
    return number
  }

  private static func present(_ params: JSONValue?, _ name: StaticString) -> JSONValue? {
    params?[name].flatMap { $0.isNull ? nil : $0 }
  }

  private static func wrong(_ name: StaticString, _ expected: String, _ method: String) -> RPCError {
    RPCError(.invalidParams, "\(method): the argument '\(name)' is of a wrong type; \(expected) is expected.")
  }
}
