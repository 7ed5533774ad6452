/// A set of options, stored as a bit per index.
struct OptionMask: Sendable {
  /// The largest number of options.
  static let capacity = 512

  private var words = InlineArray<8, UInt64>(repeating: 0)

  init() {}

  init(_ options: some Sequence<OptionPath>) {
    for option in options { insert(option.index) }
  }

  var isEmpty: Bool { self == OptionMask() }

  /// Returns the index of the word that contains an option's bit. The mask with 7 keeps it in range, which saves a
  /// bounds check.
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

  /// Returns the number of options in this set with a lower index.
  @inline(__always)
  func rank(of index: Int) -> Int {
    let last = Self.word(index)
    var count = (words[last] & (1 << UInt64(index & 63) - 1)).nonzeroBitCount
    for word in 0..<8 where word < last { count += words[word].nonzeroBitCount }
    return count
  }

  /// The ranks of all indices, precomputed for callers that need many of them.
  var ranks: Ranks { Ranks(self) }

  struct Ranks {
    private let mask: OptionMask
    /// For each word, the number of options in the words before it.
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

  /// Calls `body` with each index in ascending order.
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
  package static func == (first: OptionMask, second: OptionMask) -> Bool {
    var different: UInt64 = 0
    for word in 0..<8 { different |= first.words[word] ^ second.words[word] }
    return different == 0
  }
}
