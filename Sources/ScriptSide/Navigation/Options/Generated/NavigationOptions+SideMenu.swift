// Made by scripts/generate from the declarations of the options; do not edit.

public import NavbridgeWire

extension NavigationOptions {
  /// The options below `sideMenu`.
  public struct SideMenu: Sendable, Equatable, OptionGroup {
    /// The options below `sideMenu.left`.
    public var left: NavigationOptions.SideMenu.Left
    /// The options below `sideMenu.right`.
    public var right: NavigationOptions.SideMenu.Right
    /// Without a value: none.
    public var animationType: String?
    /// Without a value: `bezel`.
    public var openGestureMode: String?

    /// Makes options, without those that are left out.
    public init(
      left: NavigationOptions.SideMenu.Left = .init(), right: NavigationOptions.SideMenu.Right = .init(),
      animationType: String? = nil, openGestureMode: String? = nil
    ) {
      self.left = left
      self.right = right
      self.animationType = animationType
      self.openGestureMode = openGestureMode
    }

    /// The JSON that is sent.
    public var json: JSON {
      var members = OptionMembers()
      members.add(group: "left", left)
      members.add(group: "right", right)
      members.add("animationType", animationType)
      members.add("openGestureMode", openGestureMode)
      return members.json
    }
  }
}

extension NavigationOptions.SideMenu {
  /// The options below `sideMenu.left`.
  public struct Left: Sendable, Equatable, OptionGroup {
    /// Without a value: as it is.
    public var visible: Bool?
    /// Without a value: `true`.
    public var enabled: Bool?
    /// Without a value: `280`.
    public var width: Double?
    /// Without a value: `true`.
    public var shouldStretchDrawer: Bool?
    /// Without a value: `840`.
    public var animationVelocity: Double?
    /// Without a value: `aboveContent`.
    public var openMode: String?

    /// Makes options, without those that are left out.
    public init(
      visible: Bool? = nil, enabled: Bool? = nil, width: Double? = nil, shouldStretchDrawer: Bool? = nil,
      animationVelocity: Double? = nil, openMode: String? = nil
    ) {
      self.visible = visible
      self.enabled = enabled
      self.width = width
      self.shouldStretchDrawer = shouldStretchDrawer
      self.animationVelocity = animationVelocity
      self.openMode = openMode
    }

    /// The JSON that is sent.
    public var json: JSON {
      var members = OptionMembers()
      members.add("visible", visible)
      members.add("enabled", enabled)
      members.add("width", width)
      members.add("shouldStretchDrawer", shouldStretchDrawer)
      members.add("animationVelocity", animationVelocity)
      members.add("openMode", openMode)
      return members.json
    }
  }
}

extension NavigationOptions.SideMenu {
  /// The options below `sideMenu.right`.
  public struct Right: Sendable, Equatable, OptionGroup {
    /// Without a value: as it is.
    public var visible: Bool?
    /// Without a value: `true`.
    public var enabled: Bool?
    /// Without a value: `280`.
    public var width: Double?
    /// Without a value: `true`.
    public var shouldStretchDrawer: Bool?
    /// Without a value: `840`.
    public var animationVelocity: Double?
    /// Without a value: `aboveContent`.
    public var openMode: String?

    /// Makes options, without those that are left out.
    public init(
      visible: Bool? = nil, enabled: Bool? = nil, width: Double? = nil, shouldStretchDrawer: Bool? = nil,
      animationVelocity: Double? = nil, openMode: String? = nil
    ) {
      self.visible = visible
      self.enabled = enabled
      self.width = width
      self.shouldStretchDrawer = shouldStretchDrawer
      self.animationVelocity = animationVelocity
      self.openMode = openMode
    }

    /// The JSON that is sent.
    public var json: JSON {
      var members = OptionMembers()
      members.add("visible", visible)
      members.add("enabled", enabled)
      members.add("width", width)
      members.add("shouldStretchDrawer", shouldStretchDrawer)
      members.add("animationVelocity", animationVelocity)
      members.add("openMode", openMode)
      return members.json
    }
  }
}
