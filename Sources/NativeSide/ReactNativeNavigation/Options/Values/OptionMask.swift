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

  /// Where an option's bit stands; never out of range, so that nothing looks whether it is.
  @inline(__always)
  private static func word(_ index: Int) -> Int { index >> 6 & 7 }

  @inline(__always)
  func contains(_ index: Int) -> Bool { words[Self.word(index)] & (1 << UInt64(index & 63)) != 0 }

  func intersects(_ other: OptionMask) -> Bool {
    var common: UInt64 = 0
    for word in 0..<8 { common |= words[word] & other.words[word] }
    return common != 0
  }

  mutating func insert(_ index: Int) { words[Self.word(index)] |= 1 << UInt64(index & 63) }

  mutating func remove(_ index: Int) { words[Self.word(index)] &= ~(1 << UInt64(index & 63)) }

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
  @inline(__always)
  func rank(of index: Int) -> Int {
    let last = Self.word(index)
    var count = (words[last] & (1 << UInt64(index & 63) - 1)).nonzeroBitCount
    for word in 0..<8 where word < last { count += words[word].nonzeroBitCount }
    return count
  }

  /// The same, for those who ask for many.
  var ranks: Ranks { Ranks(self) }

  struct Ranks {
    private let mask: OptionMask
    /// How many options stand in the words before each.
    private var before = InlineArray<8, Int>(repeating: 0)

    fileprivate init(_ mask: OptionMask) {
      self.mask = mask
      for word in 1..<8 { before[word] = before[word - 1] + mask.words[word - 1].nonzeroBitCount }
    }

    @inline(__always)
    subscript(index: Int) -> Int {
      before[OptionMask.word(index)]
        + (mask.words[OptionMask.word(index)] & (1 << UInt64(index & 63) - 1)).nonzeroBitCount
    }
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
