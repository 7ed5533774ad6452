/// The place at which a coordinator starts.
enum StartPlace {
  /// The first one of a tab's stack.
  case head(NavigationStack)
  /// Above the youngest of a stack.
  case on(NavigationCoordinator)
  /// In a modal of its own, over the current one.
  case over(NavigationCoordinator)
  /// In the place of another one of the same stack.
  case instead(of: NavigationCoordinator)
}
