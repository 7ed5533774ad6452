internal import NavbridgeWire

/// A set of options, stored as a bit per index.
struct OptionMask: Sendable {
  private typealias Words = InlineArray<8, UInt64>
  /// The largest number of options. `OptionBuilder` checks it, so each option's bit lies in one of the words.
  static let capacity = Words.count * 64

  private var words = Words(repeating: 0)

  init() {}

  init(_ options: some Sequence<OptionPath>) {
    for option in options { insert(option.index) }
  }

  var isEmpty: Bool { self == OptionMask() }

  @inline(__always)
  func contains(_ index: Int) -> Bool { words[index >> 6] & (1 << UInt64(index & 63)) != 0 }

  func intersects(_ other: OptionMask) -> Bool {
    var common: UInt64 = 0
    for word in words.indices { common |= words[word] & other.words[word] }
    return common != 0
  }

  mutating func insert(_ index: Int) { words[index >> 6] |= 1 << UInt64(index & 63) }

  mutating func remove(_ index: Int) { words[index >> 6] &= ~(1 << UInt64(index & 63)) }

  mutating func formUnion(_ other: OptionMask) {
    for word in words.indices { words[word] |= other.words[word] }
  }

  mutating func subtract(_ other: OptionMask) {
    for word in words.indices { words[word] &= ~other.words[word] }
  }

  var count: Int {
    var count = 0
    for word in words.indices { count += words[word].nonzeroBitCount }
    return count
  }

  /// All words in one: a bit that is 0 there is 0 in each of them.
  var folded: UInt64 {
    var folded: UInt64 = 0
    for word in words.indices { folded |= words[word] }
    return folded
  }

  /// The ranks of all indices, precomputed for callers that need many of them.
  var ranks: Ranks { Ranks(self) }

  struct Ranks {
    private let mask: OptionMask
    /// For each word, the number of options in the words before it.
    private var before = InlineArray<8, Int>(repeating: 0)

    fileprivate init(_ mask: OptionMask) {
      self.mask = mask
      for word in before.indices.dropFirst() { before[word] = before[word - 1] + mask.words[word - 1].nonzeroBitCount }
    }

    @inline(__always)
    subscript(index: Int) -> Int {
      before[index >> 6]
        + (mask.words[index >> 6] & (1 << UInt64(index & 63) - 1)).nonzeroBitCount
    }
  }

  /// Calls `body` with each index in ascending order.
  func forEach(_ body: (Int) -> Void) {
    for word in words.indices {
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
    for word in first.words.indices { different |= first.words[word] ^ second.words[word] }
    return different == 0
  }
}

extension OptionMask {
  /// The options that every merge replaces, also with 'unset' (rnn-options §3.1).
  static let replacedByEveryMerge = OptionMask(OptionPath.all.filter { $0.merging == .always })

  /// The sets of options that are replaced together (rnn-options §3.3).
  static let replacedTogether: [OptionMask] = {
    var masks: [String: OptionMask] = [:]
    for option in OptionPath.all {
      if case .whole(let path) = option.merging { masks[path, default: OptionMask()].insert(option.index) }
    }
    return masks.sorted { $0.key < $1.key }.map(\.value)
  }()

  /// All options of a side menu.
  static let sideMenu = OptionMask(OptionPath.all.filter { $0.keys[0] == "sideMenu" })

  static let layoutInsets = OptionMask(OptionPath.layout.insets.all)

  static let scrollEdgeTitle = OptionMask(OptionPath.topBar.scrollEdgeAppearance.title.all)

  static let titleComponent = OptionMask(OptionPath.topBar.title.component.all)

  static let dotIndicator = OptionMask(OptionPath.bottomTab.dotIndicator.all)

  /// The options for which a tab's item is created again.
  static let tabItem: OptionMask = {
    var mask = OptionMask(OptionPath.all.filter { $0.keys[0] == "bottomTab" })
    mask.subtract(dotIndicator)
    mask.remove(OptionPath.bottomTab.accessibilityLabel.index)
    return mask
  }()
}

/// A set of kinds of JSON values.
struct KindSet: ExpressibleByArrayLiteral, Sendable {
  private var bits: UInt16 = 0

  init(arrayLiteral kinds: JSONValue.Kind...) { for kind in kinds { bits |= Self.bit(of: kind) } }

  @inline(__always)
  func contains(_ kind: JSONValue.Kind) -> Bool { bits & Self.bit(of: kind) != 0 }

  @inline(__always)
  private static func bit(of kind: JSONValue.Kind) -> UInt16 {
    switch kind {
    case .null: 1
    case .bool: 2
    case .int: 4
    case .unsigned: 8
    case .double: 16
    case .string: 32
    case .array: 64
    case .object: 128
    }
  }
}
