// Made by scripts/generate from the declarations of the options; do not edit.

public import NavbridgeWire

extension NavigationOptions {
  /// The options below `bottomTab`.
  public struct BottomTab: Sendable, Equatable, OptionGroup {
    /// Without a value: none.
    public var text: String?
    /// Without a value: none.
    public var icon: NavigationOptions.Image?
    /// Without a value: `bottomTab.icon`.
    public var selectedIcon: NavigationOptions.Image?
    /// Without a value: none.
    public var sfSymbol: String?
    /// Without a value: none.
    public var sfSelectedSymbol: String?
    /// Without a value: none.
    public var iconColor: NavigationOptions.Color?
    /// Without a value: `bottomTab.iconColor`.
    public var selectedIconColor: NavigationOptions.Color?
    /// Without a value: black.
    public var textColor: NavigationOptions.Color?
    /// Without a value: black.
    public var selectedTextColor: NavigationOptions.Color?
    /// Without a value: the system's.
    public var fontFamily: String?
    /// Without a value: `10`.
    public var fontSize: Double?
    /// Without a value: regular.
    public var fontWeight: String?
    /// The options below `bottomTab.iconInsets`.
    public var iconInsets: NavigationOptions.BottomTab.IconInsets
    /// A text or a number; null removes it. Without a value: none.
    public var badge: JSON?
    /// Without a value: the system's.
    public var badgeColor: NavigationOptions.Color?
    /// The options below `bottomTab.dotIndicator`.
    public var dotIndicator: NavigationOptions.BottomTab.DotIndicator
    /// Without a value: none.
    public var testID: String?
    /// Without a value: none.
    public var accessibilityLabel: String?
    /// Without a value: `true`.
    public var selectTabOnPress: Bool?
    /// Without a value: none.
    public var role: String?
    /// The options below `bottomTab.component`.
    public var component: NavigationOptions.BottomTab.Component
    /// Without a value: none.
    public var visible: Bool?

    /// Makes options, without those that are left out.
    public init(
      text: String? = nil, icon: NavigationOptions.Image? = nil, selectedIcon: NavigationOptions.Image? = nil,
      sfSymbol: String? = nil, sfSelectedSymbol: String? = nil, iconColor: NavigationOptions.Color? = nil,
      selectedIconColor: NavigationOptions.Color? = nil, textColor: NavigationOptions.Color? = nil,
      selectedTextColor: NavigationOptions.Color? = nil, fontFamily: String? = nil, fontSize: Double? = nil,
      fontWeight: String? = nil, iconInsets: NavigationOptions.BottomTab.IconInsets = .init(), badge: JSON? = nil,
      badgeColor: NavigationOptions.Color? = nil, dotIndicator: NavigationOptions.BottomTab.DotIndicator = .init(),
      testID: String? = nil, accessibilityLabel: String? = nil, selectTabOnPress: Bool? = nil, role: String? = nil,
      component: NavigationOptions.BottomTab.Component = .init(), visible: Bool? = nil
    ) {
      self.text = text
      self.icon = icon
      self.selectedIcon = selectedIcon
      self.sfSymbol = sfSymbol
      self.sfSelectedSymbol = sfSelectedSymbol
      self.iconColor = iconColor
      self.selectedIconColor = selectedIconColor
      self.textColor = textColor
      self.selectedTextColor = selectedTextColor
      self.fontFamily = fontFamily
      self.fontSize = fontSize
      self.fontWeight = fontWeight
      self.iconInsets = iconInsets
      self.badge = badge
      self.badgeColor = badgeColor
      self.dotIndicator = dotIndicator
      self.testID = testID
      self.accessibilityLabel = accessibilityLabel
      self.selectTabOnPress = selectTabOnPress
      self.role = role
      self.component = component
      self.visible = visible
    }

    /// The JSON that is sent.
    public var json: JSON {
      var members = OptionMembers()
      members.add("text", text)
      members.add("icon", icon)
      members.add("selectedIcon", selectedIcon)
      members.add("sfSymbol", sfSymbol)
      members.add("sfSelectedSymbol", sfSelectedSymbol)
      members.add("iconColor", iconColor)
      members.add("selectedIconColor", selectedIconColor)
      members.add("textColor", textColor)
      members.add("selectedTextColor", selectedTextColor)
      members.add("fontFamily", fontFamily)
      members.add("fontSize", fontSize)
      members.add("fontWeight", fontWeight)
      members.add(group: "iconInsets", iconInsets)
      members.add("badge", badge)
      members.add("badgeColor", badgeColor)
      members.add(group: "dotIndicator", dotIndicator)
      members.add("testID", testID)
      members.add("accessibilityLabel", accessibilityLabel)
      members.add("selectTabOnPress", selectTabOnPress)
      members.add("role", role)
      members.add(group: "component", component)
      members.add("visible", visible)
      return members.json
    }
  }
}

extension NavigationOptions.BottomTab {
  /// The options below `bottomTab.iconInsets`.
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

extension NavigationOptions.BottomTab {
  /// The options below `bottomTab.dotIndicator`.
  public struct DotIndicator: Sendable, Equatable, OptionGroup {
    /// Without a value: as it is.
    public var visible: Bool?
    /// Without a value: red.
    public var color: NavigationOptions.Color?
    /// Without a value: `6`.
    public var size: Double?

    /// Makes options, without those that are left out.
    public init(visible: Bool? = nil, color: NavigationOptions.Color? = nil, size: Double? = nil) {
      self.visible = visible
      self.color = color
      self.size = size
    }

    /// The JSON that is sent.
    public var json: JSON {
      var members = OptionMembers()
      members.add("visible", visible)
      members.add("color", color)
      members.add("size", size)
      return members.json
    }
  }
}

extension NavigationOptions.BottomTab {
  /// The options below `bottomTab.component`.
  public struct Component: Sendable, Equatable, OptionGroup {
    /// Without a value: none.
    public var name: String?
    /// Without a value: none.
    public var componentId: String?
    /// The option `bottomTab.component.id`.
    public var id: String?
    /// The props of the component.
    public var passProps: JSON?

    /// Makes options, without those that are left out.
    public init(name: String? = nil, componentId: String? = nil, id: String? = nil, passProps: JSON? = nil) {
      self.name = name
      self.componentId = componentId
      self.id = id
      self.passProps = passProps
    }

    /// The JSON that is sent.
    public var json: JSON {
      var members = OptionMembers()
      members.add("name", name)
      members.add("componentId", componentId)
      members.add("id", id)
      members.add("passProps", passProps)
      return members.json
    }
  }
}
