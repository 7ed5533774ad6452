internal import Shared

extension JSON {
  /// An array of numbers: a frame's, an inset's, a colour's.
  static func numbers(_ numbers: [Double]) -> JSON { .array(numbers.map { .double($0) }) }
}
