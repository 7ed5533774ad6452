/// A side of a drawer controller.
public enum MMDrawerSide: String, Sendable, CaseIterable {
  /// No side: the centre.
  case none
  case left
  case right
}
