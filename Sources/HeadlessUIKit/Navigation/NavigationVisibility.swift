/// How much of a navigation controller's changes can be seen, which decides when they are shown.
enum NavigationVisibility: Sendable, Equatable {
  /// On the screen: changes are transitions.
  case visible
  /// Appearing or disappearing itself: changes wait until that is over, so that two transitions never mix.
  case changing
  /// Not on the screen: changes are made at once.
  case outside
}
