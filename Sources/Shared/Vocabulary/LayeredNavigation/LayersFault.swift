public import NavbridgeWire

/// The members of an object that a script has sent.
public typealias LayersReader = MemberReader<LayersFault>

extension LayersReader {
  /// Reads an argument of one of the module's methods.
  public init(argument name: String, of method: String, _ json: JSON) {
    self.init(json, of: "\(LayersDeclaration.names.turbo).\(method)", at: [.member(name)])
  }

  /// Reads the arguments of one of the module's methods, as members of an object.
  public init(argumentsOf method: String, _ json: JSON) {
    self.init(json, of: "\(LayersDeclaration.names.turbo).\(method)")
  }
}

/// Something that a script has sent and that cannot be read. It has changed nothing.
public struct LayersFault: MemberFailure, Sendable, Equatable {
  /// A sentence that names the place.
  public let message: String

  public init(_ message: String) { self.message = message }
  public init(_ fault: MemberFault) { message = fault.sentence }

  public var rpcError: RPCError { RPCError(.rejected, message, data: ["code": .string(Self.code)]) }

  /// The code of the rejection.
  public static let code = "malformed"
}
