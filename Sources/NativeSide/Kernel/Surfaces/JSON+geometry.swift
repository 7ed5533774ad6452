package import HeadlessUIKit
package import NavbridgeWire

extension CGRect {
  /// The numbers x, y, width and height, in the order of the protocol.
  package var numbers: [Double] { [x, y, width, height] }
}

extension UIEdgeInsets {
  /// The numbers top, left, bottom and right, in the order of the protocol.
  package var numbers: [Double] { [top, left, bottom, right] }
}

extension JSON {
  /// Makes an array of numbers, such as a frame, insets or a color.
  package static func numbers(_ numbers: [Double]) -> JSON { .array(numbers.map { .double($0) }) }
}
