// Made by scripts/generate from the declarations of the options; do not edit.

public import NavbridgeWire

extension NavigationOptions {
  /// A button of a top bar.
  public struct Button: Sendable, Equatable, OptionGroup {
    /// A value is required.
    public var id: String
    /// The options below `button.component`.
    public var component: NavigationOptions.Button.Component
    /// Without a value: none.
    public var text: String?
    /// Without a value: none.
    public var icon: NavigationOptions.Image?
    /// Without a value: none.
    public var sfSymbol: String?
    /// Without a value: none.
    public var systemItem: String?
    /// The options below `button.iconInsets`.
    public var iconInsets: NavigationOptions.Button.IconInsets
    /// The options below `button.iconBackground`.
    public var iconBackground: NavigationOptions.Button.IconBackground
    /// Without a value: the side's.
    public var color: NavigationOptions.Color?
    /// Without a value: the side's.
    public var disabledColor: NavigationOptions.Color?
    /// Without a value: `false`.
    public var disableIconTint: Bool?
    /// Without a value: `true`.
    public var enabled: Bool?
    /// Without a value: the system's.
    public var fontFamily: String?
    /// Without a value: `17`.
    public var fontSize: Double?
    /// Without a value: regular.
    public var fontWeight: String?
    /// Without a value: none.
    public var testID: String?
    /// Without a value: none.
    public var accessibilityLabel: String?
    /// Without a value: `true` for components and custom icons.
    public var hideSharedBackground: Bool?
    /// It has no effect on iOS.
    public var selectTabOnPress: Bool?
    /// The props of the component.
    public var passProps: JSON?

    /// Makes a button, without those that are left out.
    public init(
      id: String, component: NavigationOptions.Button.Component = .init(), text: String? = nil,
      icon: NavigationOptions.Image? = nil, sfSymbol: String? = nil, systemItem: String? = nil,
      iconInsets: NavigationOptions.Button.IconInsets = .init(),
      iconBackground: NavigationOptions.Button.IconBackground = .init(), color: NavigationOptions.Color? = nil,
      disabledColor: NavigationOptions.Color? = nil, disableIconTint: Bool? = nil, enabled: Bool? = nil,
      fontFamily: String? = nil, fontSize: Double? = nil, fontWeight: String? = nil, testID: String? = nil,
      accessibilityLabel: String? = nil, hideSharedBackground: Bool? = nil, selectTabOnPress: Bool? = nil,
      passProps: JSON? = nil
    ) {
      self.id = id
      self.component = component
      self.text = text
      self.icon = icon
      self.sfSymbol = sfSymbol
      self.systemItem = systemItem
      self.iconInsets = iconInsets
      self.iconBackground = iconBackground
      self.color = color
      self.disabledColor = disabledColor
      self.disableIconTint = disableIconTint
      self.enabled = enabled
      self.fontFamily = fontFamily
      self.fontSize = fontSize
      self.fontWeight = fontWeight
      self.testID = testID
      self.accessibilityLabel = accessibilityLabel
      self.hideSharedBackground = hideSharedBackground
      self.selectTabOnPress = selectTabOnPress
      self.passProps = passProps
    }

    /// The JSON that is sent.
    public var json: JSON {
      var members = OptionMembers()
      members.add("id", id)
      members.add(group: "component", component)
      members.add("text", text)
      members.add("icon", icon)
      members.add("sfSymbol", sfSymbol)
      members.add("systemItem", systemItem)
      members.add(group: "iconInsets", iconInsets)
      members.add(group: "iconBackground", iconBackground)
      members.add("color", color)
      members.add("disabledColor", disabledColor)
      members.add("disableIconTint", disableIconTint)
      members.add("enabled", enabled)
      members.add("fontFamily", fontFamily)
      members.add("fontSize", fontSize)
      members.add("fontWeight", fontWeight)
      members.add("testID", testID)
      members.add("accessibilityLabel", accessibilityLabel)
      members.add("hideSharedBackground", hideSharedBackground)
      members.add("selectTabOnPress", selectTabOnPress)
      members.add("passProps", passProps)
      return members.json
    }
  }
}

extension NavigationOptions.Button {
  /// The options below `button.component`.
  public struct Component: Sendable, Equatable, OptionGroup {
    /// Without a value: none.
    public var name: String?
    /// Without a value: none.
    public var componentId: String?
    /// It has no effect on iOS.
    public var alignment: String?
    /// Without a value: `true` on turbo, `false` on the bridge.
    public var waitForRender: Bool?
    /// The option `button.component.id`.
    public var id: String?
    /// The props of the component.
    public var passProps: JSON?

    /// Makes options, without those that are left out.
    public init(
      name: String? = nil, componentId: String? = nil, alignment: String? = nil, waitForRender: Bool? = nil,
      id: String? = nil, passProps: JSON? = nil
    ) {
      self.name = name
      self.componentId = componentId
      self.alignment = alignment
      self.waitForRender = waitForRender
      self.id = id
      self.passProps = passProps
    }

    /// The JSON that is sent.
    public var json: JSON {
      var members = OptionMembers()
      members.add("name", name)
      members.add("componentId", componentId)
      members.add("alignment", alignment)
      members.add("waitForRender", waitForRender)
      members.add("id", id)
      members.add("passProps", passProps)
      return members.json
    }
  }
}

extension NavigationOptions.Button {
  /// The options below `button.iconInsets`.
  public struct IconInsets: Sendable, Equatable, OptionGroup {
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

extension NavigationOptions.Button {
  /// The options below `button.iconBackground`.
  public struct IconBackground: Sendable, Equatable, OptionGroup {
    /// Without a value: clear.
    public var color: NavigationOptions.Color?
    /// Without a value: none.
    public var disabledColor: NavigationOptions.Color?
    /// Without a value: `0`.
    public var cornerRadius: Double?
    /// Without a value: the icon's.
    public var width: Double?
    /// Without a value: the icon's.
    public var height: Double?

    /// Makes options, without those that are left out.
    public init(
      color: NavigationOptions.Color? = nil, disabledColor: NavigationOptions.Color? = nil, cornerRadius: Double? = nil,
      width: Double? = nil, height: Double? = nil
    ) {
      self.color = color
      self.disabledColor = disabledColor
      self.cornerRadius = cornerRadius
      self.width = width
      self.height = height
    }

    /// The JSON that is sent.
    public var json: JSON {
      var members = OptionMembers()
      members.add("color", color)
      members.add("disabledColor", disabledColor)
      members.add("cornerRadius", cornerRadius)
      members.add("width", width)
      members.add("height", height)
      return members.json
    }
  }
}
