/// How deep the containers of a JSON text are nested, for those who are about to send it.
package enum JSONDepth {
  /// Whether a text is nested deeper than `limit` levels. Of a text that is not JSON the answer means nothing.
  ///
  /// Most texts are too short for that, and most others have too few containers.
  package static func exceeds(_ limit: Int, _ text: UnsafeRawBufferPointer) -> Bool {
    guard text.count > 2 * limit, openings(in: text) > limit else { return false }
    return deepest(of: text) > limit
  }

  /// The bytes that open a container, those within texts counted too; a loop that vectors are made of.
  private static func openings(in text: UnsafeRawBufferPointer) -> Int {
    var count = 0
    // The two differ in one bit.
    for byte in text { count &+= byte | 0x20 == UInt8(ascii: "{") ? 1 : 0 }
    return count
  }

  private static func deepest(of text: UnsafeRawBufferPointer) -> Int {
    var (depth, deepest, isInText, isEscaped) = (0, 0, false, false)
    for byte in text {
      if isEscaped {
        isEscaped = false
      } else if isInText {
        isEscaped = byte == UInt8(ascii: "\\")
        isInText = byte != UInt8(ascii: "\"")
      } else if byte == UInt8(ascii: "\"") {
        isInText = true
      } else if byte | 0x20 == UInt8(ascii: "{") {
        depth += 1
        deepest = max(deepest, depth)
      } else if byte | 0x20 == UInt8(ascii: "}") {
        depth -= 1
      }
    }
    return deepest
  }
}
