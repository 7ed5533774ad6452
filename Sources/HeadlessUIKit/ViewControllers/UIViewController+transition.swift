/// The change of its parent in which a view controller takes part.
enum ParentMovement: Sendable {
  case none
  case toParent
  case fromParent
}

extension UIViewController {
  /// True while this view controller appears for the first time in a container that has adopted it. Read it in the
  /// appearance callbacks.
  public var isMovingToParent: Bool { movement == .toParent }

  /// True while this view controller disappears because its container gives it up: by a pop, a swipe or a replacement. Read
  /// it in the appearance callbacks.
  public var isMovingFromParent: Bool { movement == .fromParent }
}
