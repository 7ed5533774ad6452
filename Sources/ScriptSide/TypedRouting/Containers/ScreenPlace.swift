/// The place of a screen within its container.
public enum ScreenPlace: Hashable, Sendable {
  /// The bottom of the stack, or the sidebar of a split view.
  case root
  case content
  case detail
  /// A place in the path, from 0.
  case pushed(Int)
}
