package import NavbridgeWire

extension JSON {
  /// Makes an array of numbers, such as a frame, insets or a color.
  package static func numbers(_ numbers: [Double]) -> JSON { .array(numbers.map { .double($0) }) }
}
