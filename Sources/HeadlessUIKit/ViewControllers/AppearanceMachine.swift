/// Decides which of the four appearance callbacks a view controller gets, so that they are balanced for every order of
/// calls.
///
/// Every `willAppear` is followed by a `didAppear` or by a `willDisappear` (a transition turned back). Every
/// `willDisappear` is followed by a `didDisappear` or by a `willAppear`. No other order is possible (uikit-behaviour
/// §1).
struct AppearanceMachine {
  enum Start: Equatable {
    /// The caller calls `viewWillAppear` or `viewWillDisappear`.
    case deliver
    /// The view controller has not appeared, so it cannot disappear.
    case nothing
    /// The same transition has begun or ended already. The caller reports this and calls nothing.
    case unbalanced
  }

  enum End: Equatable {
    case didAppear
    case didDisappear
    /// No transition was begun.
    case nothing
  }

  private(set) var state = UIAppearanceState.none
  /// True when the transition that began last is animated.
  private(set) var isAnimated = false

  mutating func start(appearing: Bool, animated: Bool) -> Start {
    switch (state, appearing) {
    case (.none, true), (.didDisappear, true), (.willDisappear, true): state = .willAppear
    case (.didAppear, false), (.willAppear, false): state = .willDisappear
    case (.none, false), (.didDisappear, false): return .nothing
    case (.willAppear, true), (.didAppear, true), (.willDisappear, false): return .unbalanced
    }
    isAnimated = animated
    return .deliver
  }

  mutating func end() -> End {
    switch state {
    case .willAppear:
      state = .didAppear
      return .didAppear
    case .willDisappear:
      state = .didDisappear
      return .didDisappear
    case .none, .didAppear, .didDisappear: return .nothing
    }
  }
}

/// The state of a view controller's appearance. It is named after the last callback.
public enum UIAppearanceState: String, Sendable, Equatable {
  /// The view controller has never appeared.
  case none
  /// The view begins to appear.
  case willAppear
  /// The view has appeared.
  case didAppear
  /// The view begins to disappear.
  case willDisappear
  /// The view has disappeared.
  case didDisappear

  /// True when the view controller is on the screen or about to be.
  var isSeen: Bool { self == .willAppear || self == .didAppear }
}

/// Searches for objects by identity.
///
/// The methods are not isolated, and they use loops in place of closures. A closure of isolated code that is passed to
/// the standard library checks its isolation at each call, which makes a search of a long stack a hundred times slower.
extension Array where Element: AnyObject {
  nonisolated func contains(identical object: Element) -> Bool { firstIndex(identical: object) != nil }

  nonisolated func firstIndex(identical object: Element) -> Int? {
    for index in indices where self[index] === object { return index }
    return nil
  }

  nonisolated mutating func removeAll(identical object: Element) { removeAll { $0 === object } }

  /// Returns the number of objects with which both arrays begin.
  nonisolated func commonPrefix(_ other: [Element]) -> Int {
    var index = 0
    while index < count, index < other.count, self[index] === other[index] { index += 1 }
    return index
  }

  nonisolated func isIdentical(to other: [Element]) -> Bool { count == other.count && commonPrefix(other) == count }
}
