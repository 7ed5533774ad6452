package import NavbridgeWire

extension JSON {
  /// Changes the members of an object. Any other value stays.
  package mutating func update(_ change: (inout JSONObject) -> Void) {
    guard case .object(var members) = self else { return }
    change(&members)
    self = .object(members)
  }

  /// Changes the objects in an array, each with its index. Any other value stays.
  package mutating func updateEach(_ change: (Int, inout JSONObject) -> Void) {
    guard case .array(let elements) = self else { return }
    self = .array(
      elements.enumerated().map { index, element in
        var element = element
        element.update { change(index, &$0) }
        return element
      })
  }
}
