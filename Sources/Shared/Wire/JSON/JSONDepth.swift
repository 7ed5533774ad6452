/// Measures the nesting depth of a JSON text before it is sent.
package enum JSONDepth {
  /// Returns true if a text is nested deeper than `limit` levels. The result is meaningless for a text that is not
  /// JSON.
  ///
  /// Most texts are too short for that depth, and most of the others have too few containers.
  package static func exceeds(_ limit: Int, _ text: UnsafeRawBufferPointer) -> Bool {
    guard text.count > 2 * limit, unsafe hasOpenings(moreThan: limit, in: text) else { return false }
    return unsafe deepest(of: text) > limit
  }

  /// Returns true if more than `limit` bytes open a container; brackets within strings are counted too. It reads
  /// sixteen bytes at a time, because a message of 256 KiB is scanned before each of its calls is sent.
  private static func hasOpenings(moreThan limit: Int, in text: UnsafeRawBufferPointer) -> Bool {
    typealias Block = SIMD16<UInt8>
    // The codes of the two brackets differ in one bit.
    let (bit, opening) = (Block(repeating: 0x20), Block(repeating: UInt8(ascii: "{")))
    var (count, at) = (0, 0)
    while at + Block.scalarCount <= text.count {
      // No lane can overflow within 255 blocks.
      let end = min(text.count - Block.scalarCount, at + 254 * Block.scalarCount)
      var lanes = Block()
      while at <= end {
        let block = unsafe text.loadUnaligned(fromByteOffset: at, as: Block.self)
        lanes = lanes &- Block(truncatingIfNeeded: SIMD16<Int8>().replacing(with: -1, where: (block | bit) .== opening))
        at += Block.scalarCount
      }
      count += Int(SIMD16<UInt16>(truncatingIfNeeded: lanes).wrappedSum())
      if count > limit { return true }
    }
    for at in at..<text.count where unsafe text[at] | 0x20 == UInt8(ascii: "{") { count += 1 }
    return count > limit
  }

  private static func deepest(of text: UnsafeRawBufferPointer) -> Int {
    var (depth, deepest, isInText, isEscaped) = (0, 0, false, false)
    for at in 0..<text.count {
      let byte = unsafe text[at]
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
