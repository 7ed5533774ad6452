// Made by scripts/generate from the declarations of the options; do not edit.

public import NavbridgeWire

extension NavigationOptions {
  /// The options below `layout`.
  public struct Layout: Sendable, Equatable, OptionGroup {
    /// Without a value: none.
    public var backgroundColor: NavigationOptions.Color?
    /// Without a value: system background.
    public var componentBackgroundColor: NavigationOptions.Color?
    /// Without a value: untouched.
    public var direction: String?
    /// Without a value: the orientations that the app supports.
    public var orientation: [String]?
    /// Without a value: `false`.
    public var autoHideHomeIndicator: Bool?
    /// The options below `layout.insets`.
    public var insets: NavigationOptions.Layout.Insets

    /// Makes options, without those that are left out.
    public init(
      backgroundColor: NavigationOptions.Color? = nil, componentBackgroundColor: NavigationOptions.Color? = nil,
      direction: String? = nil, orientation: [String]? = nil, autoHideHomeIndicator: Bool? = nil,
      insets: NavigationOptions.Layout.Insets = .init()
    ) {
      self.backgroundColor = backgroundColor
      self.componentBackgroundColor = componentBackgroundColor
      self.direction = direction
      self.orientation = orientation
      self.autoHideHomeIndicator = autoHideHomeIndicator
      self.insets = insets
    }

    /// The JSON that is sent.
    public var json: JSON {
      var members = OptionMembers()
      members.add("backgroundColor", backgroundColor)
      members.add("componentBackgroundColor", componentBackgroundColor)
      members.add("direction", direction)
      members.add("orientation", orientation)
      members.add("autoHideHomeIndicator", autoHideHomeIndicator)
      members.add(group: "insets", insets)
      return members.json
    }
  }
}

extension NavigationOptions.Layout {
  /// The options below `layout.insets`.
  public struct Insets: Sendable, Equatable, OptionGroup {
    /// Without a value: `0`.
    public var top: Double?
    /// Without a value: `0`.
    public var left: Double?
    /// Without a value: `0`.
    public var bottom: Double?
    /// Without a value: `0`.
    public var right: Double?

    /// Makes options, without those that are left out.
    public init(top: Double? = nil, left: Double? = nil, bottom: Double? = nil, right: Double? = nil) {
      self.top = top
      self.left = left
      self.bottom = bottom
      self.right = right
    }

    /// The JSON that is sent.
    public var json: JSON {
      var members = OptionMembers()
      members.add("top", top)
      members.add("left", left)
      members.add("bottom", bottom)
      members.add("right", right)
      return members.json
    }
  }
}
