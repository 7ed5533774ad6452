internal import FoundationEssentials
package import NavbridgeWire

/// Codable values as payloads, which cross the bridge as JSON (layered-navigation §7).
extension JSON {
  /// The JSON of a value. Throws if it has none, such as a number that is not finite.
  package init(encoding value: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    self = try JSONDocument(String(decoding: encoder.encode(value), as: UTF8.self)).root.json
  }

  /// Returns the value whose JSON this is. Throws if it is that of another type.
  package func decoded<Value: Decodable>(as type: Value.Type) throws -> Value {
    try JSONDecoder().decode(type, from: Data(description.utf8))
  }
}
