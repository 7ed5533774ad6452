/// How a navigation bar looks while one controller is shown in it.
public struct UINavigationBarAppearance: Sendable, Hashable {
  public var background = UIBarBackground.opaque
  public var shadow = UIBarShadow.system
  public var titleTextAttributes = UITextAttributes()
  public var largeTitleTextAttributes = UITextAttributes()
  /// In place of the back button's arrow. Nil for the system's.
  public var backIndicatorImage: UIImage?

  public init() {}
}

/// What lies behind a bar's content.
public enum UIBarBackground: Sendable, Hashable {
  /// The system's, without anything shining through.
  case opaque
  /// The system's, blurred.
  case translucent
  case transparent
  case color(UIColor)
}

/// The line under a bar.
public enum UIBarShadow: Sendable, Hashable {
  case system
  case none
  case color(UIColor)
}

/// The style of a bar that has no appearance of its own.
public enum UIBarStyle: String, Sendable { case `default`, black }
