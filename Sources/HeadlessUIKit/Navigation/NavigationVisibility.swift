/// The visibility of a navigation controller's changes, which decides when they are shown.
enum NavigationVisibility: Sendable, Equatable {
  /// The navigation controller is on the screen. Changes are transitions.
  case visible
  /// The navigation controller is appearing or disappearing. Changes wait until that is over, so that two transitions
  /// never mix.
  case changing
  /// The navigation controller is not on the screen. Changes are made at once.
  case outside
}
