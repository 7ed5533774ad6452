/// The place of a screen within its container.
public enum ScreenPlace: Hashable, Sendable {
  /// The bottom of the stack, or the sidebar of a split view.
  case root
  /// The content column of a split view.
  case content
  /// The bottom of the detail column of a split view.
  case detail
  /// A place in the path, from 0.
  case pushed(Int)
}
