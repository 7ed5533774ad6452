internal import NavbridgeVocabulary
public import NavbridgeWire

/// The payload that an opener gives to the screen that it opens, or a screen to its opener (layered-navigation §7).
public enum NavPayload {
  /// There is no payload.
  case none
  /// An object within the process, which arrives as the same instance.
  case object(Any)
  /// A codable value, as JSON. It can cross the bridge.
  case json(JSON)

  /// A payload within the process. Nil is no payload, and JSON is a codable one.
  public init(_ object: Any?) {
    switch object {
    case nil: self = .none
    case let payload as NavPayload: self = payload
    case let json as JSON: self = .json(json)
    case let object?: self = .object(object)
    }
  }

  /// A codable payload. Throws the error of the encoder.
  public init(encoding value: some Encodable) throws { self = .json(try JSON(encoding: value)) }

  /// The JSON text, for dumps. Nil for a payload that has none.
  var text: String? { if case .json(let json) = self { json.description } else { nil } }

  /// The JSON that is read from the text. A number may have changed its kind: 1.0 is read as it is written.
  var textAsRead: JSON? { text.flatMap { try? JSONDocument($0).root.json } }

  /// The payload for a layer whose screens a script renders. An encodable object is encoded; any other object is
  /// refused, because it cannot cross the bridge.
  func bridged(for controller: String) throws(NavFailure) -> NavPayload {
    guard case .object(let object) = self else { return self }
    if let encodable = object as? any Encodable, let json = try? JSON(encoding: encodable) { return .json(json) }
    throw NavFailure(
      .payloadNotCodable,
      "The payload of '\(controller)', which a script renders, is a \(type(of: object)). Only a Codable payload crosses "
        + "the bridge.")
  }

  /// Reads the payload as a type: the object itself, or the value that the JSON decodes to. Nil if it is another type.
  public func read<Value>(as type: Value.Type) -> Value? {
    switch self {
    case .none: return nil
    case .object(let object): return object as? Value
    case .json(let json):
      if let json = json as? Value { return json }
      guard let decodable = type as? any Decodable.Type else { return nil }
      return try? json.decoded(as: decodable) as? Value
    }
  }
}
