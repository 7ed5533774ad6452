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
