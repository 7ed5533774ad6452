public import NavbridgeWire
internal import OrderedCollections

/// The end of an operation of the layered navigation, as the script side gets it (layered-navigation §12).
public struct LayersOutcome: Sendable, Equatable {
  /// True if the operation was carried out. Otherwise everything is as before.
  public var isDone: Bool
  /// The current context of the layer after the operation; −1 for an operation that is not about one stack.
  public var contextId: Int
  /// The context that the operation has made, if it has made one.
  public var opened: Int?
  /// The code of the reason why it was not carried out, such as `refused`, `watchdog` or `undefinedController`.
  public var reason: String?
  /// The reason in a sentence.
  public var message: String?
  /// The ends of a transaction's operations, in their order.
  public var operations: [LayersOutcome]

  /// An outcome, as a test compares one.
  public init(
    isDone: Bool, contextId: Int, opened: Int? = nil, reason: String? = nil, message: String? = nil,
    operations: [LayersOutcome] = []
  ) {
    self.isDone = isDone
    self.contextId = contextId
    self.opened = opened
    self.reason = reason
    self.message = message
    self.operations = operations
  }

  /// Reads the form of the protocol. Members that are missing count as false or nil.
  public init(json: JSON) {
    self.init(
      isDone: json["ok"]?.bool ?? false, contextId: json["contextId"]?.int ?? -1, opened: json["opened"]?.int,
      reason: json["reason"]?.string, message: json["message"]?.string,
      operations: json["operations"]?.array?.map { LayersOutcome(json: $0) } ?? [])
  }

  /// The value in the form of the protocol.
  public var json: JSON {
    var members: JSONObject = ["ok": .bool(isDone), "contextId": .int(Int64(contextId))]
    if let opened { members["opened"] = .int(Int64(opened)) }
    if let reason { members["reason"] = .string(reason) }
    if let message { members["message"] = .string(message) }
    if !operations.isEmpty { members["operations"] = .array(operations.map(\.json)) }
    return .object(members)
  }
}

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

  /// A fault with its sentence.
  public init(_ message: String) { self.message = message }
  /// A fault with its sentence.
  public init(_ fault: MemberFault) { message = fault.sentence }

  /// The fault as the rejection of a call.
  public var rpcError: RPCError { RPCError(.rejected, message, data: ["code": .string(Self.code)]) }

  /// The code of the rejection.
  public static let code = "malformed"
}
