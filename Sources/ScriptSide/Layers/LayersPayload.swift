internal import NavbridgeVocabulary
public import NavbridgeWire

/// Codable values as payloads, which cross the bridge as JSON (layered-navigation §7).
public enum LayersPayload {
  /// Returns the JSON of a value. Throws an error with the code `payloadNotCodable` if it has none, such as a number that
  /// is not finite.
  public static func json(from value: some Encodable) throws(RPCError) -> JSON {
    do {
      return try JSON(encoding: value)
    } catch {
      throw RPCError(
        .invalidParams, "The payload \(type(of: value)) cannot cross the bridge: \(error)",
        data: ["code": "payloadNotCodable"])
    }
  }

  /// Returns the value that a payload stands for. Nil if it is of another type.
  public static func value<Value: Decodable>(_ type: Value.Type, from json: JSON?) -> Value? {
    json.flatMap { try? $0.decoded(as: type) }
  }
}
