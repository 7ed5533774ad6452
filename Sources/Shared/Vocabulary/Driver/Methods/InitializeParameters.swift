public import NavbridgeWire

/// The parameters of `initialize`, the first request on each connection (protocol §2).
public enum InitializeParameters {
  public static let method = "initialize"

  public static let protocolVersion = Parameter<Int64>.required(
    "protocolVersion", .protocolVersion, "the version of this protocol")
  public static let role = Parameter<Role>.required("role", .word(), "the purpose of the connection")
  /// The route of a script.
  public static let architecture = Parameter<Architecture>.required("architecture", .word(), "a script's route")
  /// The same member in a driver's request, where it has no effect.
  public static let unusedArchitecture = Parameter<Architecture?>.optional("architecture", .word(), "a script's route")
  public static let design = Parameter<String?>.optional(
    "design", .text, "the design that the peer requires; without it any design will do")
  public static let client = Parameter<JSON?>.optional("client", .any, "the client's `name` and `version`")

  /// The request of a driver.
  public static let ofDriver = DriverMethod(
    method, .request, "Begins the connection of a driver.", protocolVersion, role, design, client,
    returns: .json("§2"))
}

extension ValueKind where Value == Int64 {
  fileprivate static var protocolVersion: ValueKind {
    let expected = "\(ProtocolVersion.number), the version of this native side,"
    return ValueKind(
      "`\(ProtocolVersion.number)`", expected: expected, example: .int(ProtocolVersion.number),
      read: { value throws(ValueFault) in
        guard let number = value.int else { throw .wrongType(expected) }
        guard number == ProtocolVersion.number else {
          throw ValueFault("is \(number); \(expected) is expected")
        }
        return number
      }, json: { .int($0) })
  }
}
