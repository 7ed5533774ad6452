/// A set of options, by their indices.
struct OptionMask: Sendable {
  /// How many options there can be.
  static let capacity = 512

  private var words = InlineArray<8, UInt64>(repeating: 0)

  init() {}

  init(_ options: some Sequence<OptionPath>) {
    for option in options { insert(option.index) }
  }

  var isEmpty: Bool { self == OptionMask() }

  func contains(_ index: Int) -> Bool { words[index >> 6] & (1 << UInt64(index & 63)) != 0 }

  func intersects(_ other: OptionMask) -> Bool {
    var common: UInt64 = 0
    for word in 0..<8 { common |= words[word] & other.words[word] }
    return common != 0
  }

  mutating func insert(_ index: Int) { words[index >> 6] |= 1 << UInt64(index & 63) }

  mutating func remove(_ index: Int) { words[index >> 6] &= ~(1 << UInt64(index & 63)) }

  mutating func formUnion(_ other: OptionMask) {
    for word in 0..<8 { words[word] |= other.words[word] }
  }

  mutating func subtract(_ other: OptionMask) {
    for word in 0..<8 { words[word] &= ~other.words[word] }
  }

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

extension OptionMask: Equatable {
  static func == (first: OptionMask, second: OptionMask) -> Bool {
    var different: UInt64 = 0
    for word in 0..<8 { different |= first.words[word] ^ second.words[word] }
    return different == 0
  }
}
