/// A set of options, by their indices.
struct OptionMask: Sendable, Equatable {
  /// How many options there can be.
  static let capacity = 512

  private var words = SIMD8<UInt64>()

  init() {}

  init(_ options: some Sequence<OptionPath>) {
    for option in options { insert(option.index) }
  }

  var isEmpty: Bool { words == SIMD8() }

  func contains(_ index: Int) -> Bool { words[index >> 6] & (1 << UInt64(index & 63)) != 0 }

  func intersects(_ other: OptionMask) -> Bool { words & other.words != SIMD8() }

  mutating func insert(_ index: Int) { words[index >> 6] |= 1 << UInt64(index & 63) }

  mutating func remove(_ index: Int) { words[index >> 6] &= ~(1 << UInt64(index & 63)) }

  mutating func formUnion(_ other: OptionMask) { words |= other.words }

  mutating func subtract(_ other: OptionMask) { words &= ~other.words }

  var count: Int {
    var count = 0
    for word in 0..<8 { count += words[word].nonzeroBitCount }
    return count
  }

  /// How many options of this set come before an index.
  func rank(of index: Int) -> Int {
    var count = 0
    for word in 0..<(index >> 6) { count += words[word].nonzeroBitCount }
    return count + (words[index >> 6] & (1 << UInt64(index & 63) - 1)).nonzeroBitCount
  }

  /// Calls `body` with each index, from the lowest.
  func forEach(_ body: (Int) -> Void) {
    for word in 0..<8 {
      var bits = words[word]
      while bits != 0 {
        body(word << 6 | bits.trailingZeroBitCount)
        bits &= bits - 1
      }
    }
  }
}
