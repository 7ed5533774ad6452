/// How deep the containers of a JSON text are nested, for those who are about to send it.
package enum JSONDepth {
  /// Whether a text is nested deeper than `limit` levels. Of a text that is not JSON the answer means nothing.
  ///
  /// Most texts are too short for that, and most others have too few containers.
  package static func exceeds(_ limit: Int, _ text: UnsafeRawBufferPointer) -> Bool {
    guard text.count > 2 * limit, hasOpenings(moreThan: limit, in: text) else { return false }
    return deepest(of: text) > limit
  }

  /// Whether more bytes than `limit` open a container, those within texts counted too. Sixteen bytes at a time: a message
  /// of 256 KiB is looked through before each of its calls is sent.
  private static func hasOpenings(moreThan limit: Int, in text: UnsafeRawBufferPointer) -> Bool {
    typealias Block = SIMD16<UInt8>
    // The two brackets differ in one bit.
    let (bit, opening) = (Block(repeating: 0x20), Block(repeating: UInt8(ascii: "{")))
    var (count, at) = (0, 0)
    while at + Block.scalarCount <= text.count {
      // No lane can overflow within 255 blocks.
      let end = min(text.count - Block.scalarCount, at + 254 * Block.scalarCount)
      var lanes = Block()
      while at <= end {
        let block = text.loadUnaligned(fromByteOffset: at, as: Block.self)
        lanes = lanes &- Block(truncatingIfNeeded: SIMD16<Int8>().replacing(with: -1, where: (block | bit) .== opening))
        at += Block.scalarCount
      }
      count += Int(SIMD16<UInt16>(truncatingIfNeeded: lanes).wrappedSum())
      if count > limit { return true }
    }
    for byte in text[at...] where byte | 0x20 == UInt8(ascii: "{") { count += 1 }
    return count > limit
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
