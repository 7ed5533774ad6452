extension RNNException {
  /// What an array raises when it is asked for an item that it does not have. Nil when it has it.
  static func beyondBounds(_ index: Int, count: Int) -> RNNException? {
    guard !(0..<count).contains(index) else { return nil }
    let bounds = count == 0 ? "for an empty array" : "[0 .. \(count - 1)]"
    return RNNException(name: "NSRangeException", reason: "The index \(index) is beyond the bounds \(bounds).")
  }
}
