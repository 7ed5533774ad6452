/// The selected tab and the previously selected one, as React Native Navigation counts them (rnn-layouts §9).
struct BottomTabsSelection: Equatable {
  private(set) var current: Int
  private(set) var previous: Int
  /// The index from the tabs' own options. During construction it wins over every other requested index.
  private let own: Int?
  /// True when construction is over.
  var isSetUp = false

  init(own: Int?) {
    self.own = own
    current = own ?? 0
    previous = own ?? 0
  }

  /// Returns the index that is selected when the program requests `index`.
  func index(for index: Int) -> Int { isSetUp ? index : own ?? index }

  /// Selects a tab by program. The previous index does not change.
  mutating func select(_ index: Int) { current = index }

  /// Selects a tab by a finger's tap.
  mutating func tap(_ index: Int) {
    previous = current
    current = index
  }
}
