// Made by scripts/generate from the declarations of the options; do not edit.

public import NavbridgeWire

extension NavigationOptions {
  /// The options below `bottomTabs`.
  public struct BottomTabs: Sendable, Equatable, OptionGroup {
    /// Without a value: `true`.
    public var visible: Bool?
    /// Without a value: `false`.
    public var animate: Bool?
    /// Without a value: `0`.
    public var currentTabIndex: Int?
    /// Without a value: none.
    public var currentTabId: String?
    /// Without a value: `false`.
    public var drawBehind: Bool?
    /// Without a value: system background.
    public var backgroundColor: NavigationOptions.Color?
    /// Without a value: `false`.
    public var translucent: Bool?
    /// Without a value: `false`.
    public var hideShadow: Bool?
    /// Without a value: unchanged.
    public var barStyle: String?
    /// Without a value: none.
    public var testID: String?
    /// Without a value: `alwaysShow`.
    public var titleDisplayMode: String?
    /// The words are `together`, `afterInitialTab`, `onSwitchToTab`. Without a value: `together`.
    public var tabsAttachMode: String?
    /// Without a value: black, if a width is set.
    public var borderColor: NavigationOptions.Color?
    /// Without a value: `0.1`.
    public var borderWidth: Double?
    /// The options below `bottomTabs.shadow`.
    public var shadow: NavigationOptions.BottomTabs.Shadow
    /// The options below `bottomTabs.customRow`.
    public var customRow: NavigationOptions.BottomTabs.CustomRow
    /// It has no effect on iOS.
    public var tabColor: NavigationOptions.Color?
    /// It has no effect on iOS.
    public var selectedTabColor: NavigationOptions.Color?
    /// It has no effect on iOS.
    public var fontSize: Double?
    /// It has no effect on iOS.
    public var fontFamily: String?

    /// Makes options, without those that are left out.
    public init(
      visible: Bool? = nil, animate: Bool? = nil, currentTabIndex: Int? = nil, currentTabId: String? = nil,
      drawBehind: Bool? = nil, backgroundColor: NavigationOptions.Color? = nil, translucent: Bool? = nil,
      hideShadow: Bool? = nil, barStyle: String? = nil, testID: String? = nil, titleDisplayMode: String? = nil,
      tabsAttachMode: String? = nil, borderColor: NavigationOptions.Color? = nil, borderWidth: Double? = nil,
      shadow: NavigationOptions.BottomTabs.Shadow = .init(),
      customRow: NavigationOptions.BottomTabs.CustomRow = .init(), tabColor: NavigationOptions.Color? = nil,
      selectedTabColor: NavigationOptions.Color? = nil, fontSize: Double? = nil, fontFamily: String? = nil
    ) {
      self.visible = visible
      self.animate = animate
      self.currentTabIndex = currentTabIndex
      self.currentTabId = currentTabId
      self.drawBehind = drawBehind
      self.backgroundColor = backgroundColor
      self.translucent = translucent
      self.hideShadow = hideShadow
      self.barStyle = barStyle
      self.testID = testID
      self.titleDisplayMode = titleDisplayMode
      self.tabsAttachMode = tabsAttachMode
      self.borderColor = borderColor
      self.borderWidth = borderWidth
      self.shadow = shadow
      self.customRow = customRow
      self.tabColor = tabColor
      self.selectedTabColor = selectedTabColor
      self.fontSize = fontSize
      self.fontFamily = fontFamily
    }

    /// The JSON that is sent.
    public var json: JSON {
      var members = OptionMembers()
      members.add("visible", visible)
      members.add("animate", animate)
      members.add("currentTabIndex", currentTabIndex)
      members.add("currentTabId", currentTabId)
      members.add("drawBehind", drawBehind)
      members.add("backgroundColor", backgroundColor)
      members.add("translucent", translucent)
      members.add("hideShadow", hideShadow)
      members.add("barStyle", barStyle)
      members.add("testID", testID)
      members.add("titleDisplayMode", titleDisplayMode)
      members.add("tabsAttachMode", tabsAttachMode)
      members.add("borderColor", borderColor)
      members.add("borderWidth", borderWidth)
      members.add(group: "shadow", shadow)
      members.add(group: "customRow", customRow)
      members.add("tabColor", tabColor)
      members.add("selectedTabColor", selectedTabColor)
      members.add("fontSize", fontSize)
      members.add("fontFamily", fontFamily)
      return members.json
    }
  }
}

extension NavigationOptions.BottomTabs {
  /// The options below `bottomTabs.shadow`.
  public struct Shadow: Sendable, Equatable, OptionGroup {
    /// Without a value: as it is.
    public var color: NavigationOptions.Color?
    /// Without a value: as it is.
    public var radius: Double?
    /// Without a value: as it is.
    public var opacity: Double?

    /// Makes options, without those that are left out.
    public init(color: NavigationOptions.Color? = nil, radius: Double? = nil, opacity: Double? = nil) {
      self.color = color
      self.radius = radius
      self.opacity = opacity
    }

    /// The JSON that is sent.
    public var json: JSON {
      var members = OptionMembers()
      members.add("color", color)
      members.add("radius", radius)
      members.add("opacity", opacity)
      return members.json
    }
  }
}

extension NavigationOptions.BottomTabs {
  /// The options below `bottomTabs.customRow`.
  public struct CustomRow: Sendable, Equatable, OptionGroup {
    /// Without a value: the bar's.
    public var height: Double?
    /// Without a value: none.
    public var backgroundColor: NavigationOptions.Color?
    /// Without a value: `blur`.
    public var backgroundEffect: String?
    /// Without a value: `0`.
    public var cornerRadius: Double?
    /// Without a value: `0`.
    public var horizontalMargin: Double?
    /// Without a value: `0`.
    public var bottomMargin: Double?

    /// Makes options, without those that are left out.
    public init(
      height: Double? = nil, backgroundColor: NavigationOptions.Color? = nil, backgroundEffect: String? = nil,
      cornerRadius: Double? = nil, horizontalMargin: Double? = nil, bottomMargin: Double? = nil
    ) {
      self.height = height
      self.backgroundColor = backgroundColor
      self.backgroundEffect = backgroundEffect
      self.cornerRadius = cornerRadius
      self.horizontalMargin = horizontalMargin
      self.bottomMargin = bottomMargin
    }

    /// The JSON that is sent.
    public var json: JSON {
      var members = OptionMembers()
      members.add("height", height)
      members.add("backgroundColor", backgroundColor)
      members.add("backgroundEffect", backgroundEffect)
      members.add("cornerRadius", cornerRadius)
      members.add("horizontalMargin", horizontalMargin)
      members.add("bottomMargin", bottomMargin)
      return members.json
    }
  }
}
