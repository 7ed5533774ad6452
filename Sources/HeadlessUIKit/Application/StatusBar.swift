/// The status bar as it is shown: what the controller that decides on it prefers.
public struct StatusBar: Sendable, Equatable {
  public var isHidden = false
  public var style = UIStatusBarStyle.default
}
