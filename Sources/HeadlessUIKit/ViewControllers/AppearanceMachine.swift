/// Decides which of the four appearance callbacks a controller gets, so that they are balanced whatever is asked.
///
/// Every `willAppear` is followed by a `didAppear` or by a `willDisappear` (a transition turned back), every
/// `willDisappear` by a `didDisappear` or by a `willAppear`, and no other order is possible (uikit-behaviour §1).
struct AppearanceMachine {
  enum Start: Equatable {
    /// Call `viewWillAppear` or `viewWillDisappear`.
    case deliver
    /// There is nothing to take away: the controller has not appeared.
    case nothing
    /// The same start is under way or done. Report it; call nothing.
    case unbalanced
  }

  enum End: Equatable {
    case didAppear
    case didDisappear
    /// Nothing was started.
    case nothing
  }

  private(set) var state = UIAppearanceState.none
  /// Whether the transition that was last started is animated.
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
