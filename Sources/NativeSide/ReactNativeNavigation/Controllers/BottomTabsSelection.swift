/// Which tab is selected and which was before, as React Native Navigation counts (rnn-layouts §9).
struct BottomTabsSelection: Equatable {
  private(set) var current: Int
  private(set) var previous: Int
  /// The tabs' own option; it wins over whatever else is asked for during construction.
  private let own: Int?
  /// Whether construction is over.
  var isSetUp = false

  init(own: Int?) {
    self.own = own
    current = own ?? 0
    previous = own ?? 0
  }

  /// What is selected when the program asks for `index`.
  func index(for index: Int) -> Int { isSetUp ? index : own ?? index }

  /// The program selects: the tab that is left is not noted.
  mutating func select(_ index: Int) { current = index }

  /// A finger selects.
  mutating func tap(_ index: Int) {
    previous = current
    current = index
  }
}
