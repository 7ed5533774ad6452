internal import FoundationEssentials
public import NavbridgeWire

/// Codable values as payloads, which cross the bridge as JSON (layered-navigation §7).
public enum LayersPayload {
  /// Returns the JSON of a value. Throws an error with the code `payloadNotCodable` if it has none, such as a number that
  /// is not finite.
  public static func json(from value: some Encodable) throws(RPCError) -> JSON {
    do {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      return try JSONDocument(String(decoding: encoder.encode(value), as: UTF8.self)).root.json
    } catch {
      throw RPCError(
        .invalidParams, "The payload \(type(of: value)) cannot cross the bridge: \(error)",
        data: ["code": "payloadNotCodable"])
    }
  }

  /// Returns the value that a payload stands for. Nil if it is of another type.
  public static func value<Value: Decodable>(_ type: Value.Type, from json: JSON?) -> Value? {
    json.flatMap { try? JSONDecoder().decode(type, from: Data($0.description.utf8)) }
  }
}
