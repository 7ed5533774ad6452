/// How far a controller's appearance or disappearance has come. Named after the last callback it got.
public enum UIAppearanceState: String, Sendable, Equatable {
  /// It has never appeared.
  case none
  case willAppear
  case didAppear
  case willDisappear
  case didDisappear

  /// On the screen, or about to be.
  var isSeen: Bool { self == .willAppear || self == .didAppear }
}
