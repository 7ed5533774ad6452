public import NavbridgeWire

/// Something that a script has sent and that cannot be read. It has changed nothing.
public struct LayersFault: Error, Sendable, Equatable {
  /// A sentence that names the place.
  public let message: String

  public init(_ message: String) { self.message = message }

  public var rpcError: RPCError { RPCError(.rejected, message, data: ["code": .string(Self.code)]) }

  /// The code of the rejection.
  public static let code = "malformed"
}
