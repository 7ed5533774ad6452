/// The state of a view controller's appearance. It is named after the last callback.
public enum UIAppearanceState: String, Sendable, Equatable {
  /// The view controller has never appeared.
  case none
  case willAppear
  case didAppear
  case willDisappear
  case didDisappear

  /// True when the view controller is on the screen or about to be.
  var isSeen: Bool { self == .willAppear || self == .didAppear }
}
