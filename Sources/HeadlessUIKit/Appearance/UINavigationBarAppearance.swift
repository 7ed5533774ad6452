/// The look of a navigation bar while one view controller is shown in it.
///
/// Copies share their storage, because each screen that appears copies the looks of its bar and seldom changes them.
public struct UINavigationBarAppearance: Sendable, Hashable {
  private struct Look: Hashable {
    var background = UIBarBackground.opaque
    var shadow = UIBarShadow.system
    var titleTextAttributes = UITextAttributes()
    var largeTitleTextAttributes = UITextAttributes()
    var backIndicatorImage: UIImage?
  }

  /// `@unchecked` is safe because a copy changes the storage only while it holds the only reference to it.
  private final class Storage: @unchecked Sendable {
    var look: Look

    init(_ look: Look) { self.look = look }
  }

  /// The storage of all appearances that were never changed.
  private static let system = Storage(Look())

  private var storage = Self.system

  /// The look that a bar has by itself.
  public init() {}

  /// What is behind the content.
  public var background: UIBarBackground {
    get { storage.look.background }
    set { set(newValue, at: \.background) }
  }

  /// The line below the bar.
  public var shadow: UIBarShadow {
    get { storage.look.shadow }
    set { set(newValue, at: \.shadow) }
  }

  /// The look of the title.
  public var titleTextAttributes: UITextAttributes {
    get { storage.look.titleTextAttributes }
    set { set(newValue, at: \.titleTextAttributes) }
  }

  /// The look of the large title.
  public var largeTitleTextAttributes: UITextAttributes {
    get { storage.look.largeTitleTextAttributes }
    set { set(newValue, at: \.largeTitleTextAttributes) }
  }

  /// The image that replaces the back button's arrow. Nil for the system's arrow.
  public var backIndicatorImage: UIImage? {
    get { storage.look.backIndicatorImage }
    set { set(newValue, at: \.backIndicatorImage) }
  }

  /// Sets a value. An equal one is not written, so that copies go on sharing their storage.
  @inline(__always)
  private mutating func set<Value: Equatable>(_ value: Value, at path: WritableKeyPath<Look, Value>) {
    guard value != storage.look[keyPath: path] else { return }
    if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.look) }
    storage.look[keyPath: path] = value
  }

  public static func == (first: Self, second: Self) -> Bool {
    first.storage === second.storage || first.storage.look == second.storage.look
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(storage.look) }
}

/// The background behind a bar's content.
public enum UIBarBackground: Sendable, Hashable {
  /// The system's background, fully opaque.
  case opaque
  /// The system's background, blurred.
  case translucent
  /// Nothing.
  case transparent
  /// One colour.
  case color(UIColor)
}

/// The line under a bar.
public enum UIBarShadow: Sendable, Hashable {
  /// The line of UIKit.
  case system
  /// No line.
  case none
  /// A line of one colour.
  case color(UIColor)
}

/// The style of a bar that has no appearance object.
public enum UIBarStyle: String, Sendable {
  /// Dark text on a light ground.
  case `default`
  /// Light text on a dark ground.
  case black
}

/// The look of a tab bar.
public struct UITabBarAppearance: Sendable, Hashable {
  /// What is behind the tabs.
  public var background = UIBarBackground.color(UIColor(systemName: "systemBackground")!)
  /// The line along the top, which UIKit draws as a shadow image on every item. Nil for the system's line.
  public var border: UIBarBorder?
  /// The shadow of the bar's layer. A property that is nil is left unchanged.
  public var shadow = UILayerShadow()
  /// The bar's style. Nil leaves it unchanged.
  public var barStyle: UIBarStyle?

  /// The look that a bar has by itself.
  public init() {}
}

/// The colour and the width of a line.
public struct UIBarBorder: Sendable, Hashable {
  /// The colour of the line.
  public var color: UIColor
  /// The width in points.
  public var width: Double

  /// A line of a width in points.
  public init(color: UIColor, width: Double) {
    self.color = color
    self.width = width
  }
}

/// The shadow of a layer.
public struct UILayerShadow: Sendable, Hashable {
  /// The colour; nil for the layer's own.
  public var color: UIColor?
  /// The radius in points.
  public var radius: Double?
  /// The opacity, from 0 to 1.
  public var opacity: Double?

  /// A shadow, of which nil is the layer's own.
  public init(color: UIColor? = nil, radius: Double? = nil, opacity: Double? = nil) {
    self.color = color
    self.radius = radius
    self.opacity = opacity
  }
}
