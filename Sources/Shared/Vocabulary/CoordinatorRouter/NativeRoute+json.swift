public import NavbridgeWire

extension NativeRoute {
  public var json: JSON {
    ["key": .string(key), "name": .string(name), "params": .object(params)]
  }

  /// Reads a route that `json` has made. Nil if a member is missing or of a wrong type.
  public init?(json: JSON) {
    guard let key = json["key"]?.string, let name = json["name"]?.string, let params = json["params"]?.object else {
      return nil
    }
    self.init(key: key, name: name, params: params)
  }
}
