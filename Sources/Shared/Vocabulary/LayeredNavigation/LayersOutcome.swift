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

  public init(json: JSON) {
    self.init(
      isDone: json["ok"]?.bool ?? false, contextId: json["contextId"]?.int ?? -1, opened: json["opened"]?.int,
      reason: json["reason"]?.string, message: json["message"]?.string,
      operations: json["operations"]?.array?.map { LayersOutcome(json: $0) } ?? [])
  }

  public var json: JSON {
    var members: JSONObject = ["ok": .bool(isDone), "contextId": .int(Int64(contextId))]
    if let opened { members["opened"] = .int(Int64(opened)) }
    if let reason { members["reason"] = .string(reason) }
    if let message { members["message"] = .string(message) }
    if !operations.isEmpty { members["operations"] = .array(operations.map(\.json)) }
    return .object(members)
  }
}
