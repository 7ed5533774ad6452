/// The status bar as it is shown: the preferences of the view controller that decides on it.
public struct StatusBar: Sendable, Equatable {
  public var isHidden = false
  public var style = UIStatusBarStyle.default
}
