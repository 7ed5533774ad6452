/// The look of a navigation bar while one view controller is shown in it.
public struct UINavigationBarAppearance: Sendable, Hashable {
  public var background = UIBarBackground.opaque
  public var shadow = UIBarShadow.system
  public var titleTextAttributes = UITextAttributes()
  public var largeTitleTextAttributes = UITextAttributes()
  /// The image that replaces the back button's arrow. Nil for the system's arrow.
  public var backIndicatorImage: UIImage?

  public init() {}
}

/// The background behind a bar's content.
public enum UIBarBackground: Sendable, Hashable {
  /// The system's background, fully opaque.
  case opaque
  /// The system's background, blurred.
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

/// The style of a bar that has no appearance object.
public enum UIBarStyle: String, Sendable { case `default`, black }
