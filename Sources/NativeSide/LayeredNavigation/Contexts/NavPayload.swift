internal import FoundationEssentials
internal import NavbridgeWire

/// What an opener gives to the screen that it opens (layered-navigation §7).
enum NavPayload {
  case none
  /// An object within the process, which arrives as the same instance.
  case object(Any)
  /// A codable value, as JSON. It can cross the bridge.
  case json(JSON)

  /// A payload within the process. Nil is no payload.
  init(_ object: Any?) {
    switch object {
    case nil: self = .none
    case let payload as NavPayload: self = payload
    case let json as JSON: self = .json(json)
    case let object?: self = .object(object)
    }
  }

  /// A codable payload.
  init(encoding value: some Encodable) throws { self = .json(try Self.json(from: value)) }

  /// The JSON text, for dumps. Nil for a payload that has none.
  var text: String? { if case .json(let json) = self { json.description } else { nil } }

  /// The payload for a layer whose screens a script renders. An encodable object is encoded; any other object is
  /// refused, because it cannot cross the bridge.
  func bridged(for controller: String) throws(NavFailure) -> NavPayload {
    guard case .object(let object) = self else { return self }
    if let encodable = object as? any Encodable, let json = try? Self.json(from: encodable) { return .json(json) }
    throw NavFailure(
      .payloadNotCodable,
      "The payload of '\(controller)', which a script renders, is a \(type(of: object)). Only a Codable payload crosses "
        + "the bridge.")
  }

  /// Reads the payload as a type: the object itself, or the value that the JSON decodes to. Nil if it is another type.
  func read<Value>(as type: Value.Type) -> Value? {
    switch self {
    case .none: return nil
    case .object(let object): return object as? Value
    case .json(let json):
      if let json = json as? Value { return json }
      guard let decodable = type as? any Decodable.Type else { return nil }
      return try? JSONDecoder().decode(decodable, from: Data(json.description.utf8)) as? Value
    }
  }

  // MARK: Structs and dictionaries

  /// Returns the members of a struct as JSON.
  static func json(from instance: some Encodable) throws -> JSON {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = try encoder.encode(instance)
    return try JSONDocument(String(decoding: data, as: UTF8.self)).root.json
  }

  /// Returns the struct whose members are those of an object.
  static func instance<Value: Decodable>(from json: JSON, as type: Value.Type) throws -> Value {
    try JSONDecoder().decode(type, from: Data(json.description.utf8))
  }
}
