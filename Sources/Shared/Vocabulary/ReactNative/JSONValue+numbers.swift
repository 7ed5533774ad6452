internal import NavbridgeWire

extension JSONValue {
  /// The value as two numbers, such as a point or a size. Nil if it is something else.
  var numbers: [Double]? {
    guard let first = json[0]?.double, let second = json[1]?.double else { return nil }
    return [first, second]
  }
}
