// Made by scripts/generate from the declarations of the options; do not edit.

public import NavbridgeWire

extension NavigationOptions.TopBar.ScrollEdgeAppearance {
  /// The options below `topBar.scrollEdgeAppearance.title`.
  public struct Title: Sendable, Equatable, OptionGroup {
    /// Without a value: the system's.
    public var fontFamily: String?
    /// Without a value: as it is, or 17.
    public var fontSize: Double?
    /// Without a value: as it is, or regular.
    public var fontWeight: String?
    /// Without a value: none.
    public var color: NavigationOptions.Color?

    /// Makes options, without those that are left out.
    public init(
      fontFamily: String? = nil, fontSize: Double? = nil, fontWeight: String? = nil,
      color: NavigationOptions.Color? = nil
    ) {
      self.fontFamily = fontFamily
      self.fontSize = fontSize
      self.fontWeight = fontWeight
      self.color = color
    }

    /// The JSON that is sent.
    public var json: JSON {
      var members = OptionMembers()
      members.add("fontFamily", fontFamily)
      members.add("fontSize", fontSize)
      members.add("fontWeight", fontWeight)
      members.add("color", color)
      return members.json
    }
  }
}

extension NavigationOptions.TopBar {
  /// The options below `topBar.backButton`.
  public struct BackButton: Sendable, Equatable, OptionGroup {
    /// Without a value: `true`.
    public var visible: Bool?
    /// Without a value: `RNN.back`.
    public var identifier: String?
    /// Without a value: `true`.
    public var popStackOnPress: Bool?
    /// Without a value: the system's.
    public var icon: NavigationOptions.Image?
    /// Without a value: none.
    public var sfSymbol: String?
    /// Without a value: none.
    public var color: NavigationOptions.Color?
    /// Without a value: the previous screen's title.
    public var title: String?
    /// Without a value: `true`.
    public var showTitle: Bool?
    /// Without a value: none.
    public var fontFamily: String?
    /// Without a value: `17`.
    public var fontSize: Double?
    /// Without a value: `default`.
    public var displayMode: String?
    /// Without a value: `true`.
    public var enableMenu: Bool?
    /// Without a value: none.
    public var testID: String?
    /// The options below `topBar.backButton.iconBackground`.
    public var iconBackground: NavigationOptions.TopBar.BackButton.IconBackground
    /// Without a value: `true` with an icon background.
    public var hideSharedBackground: Bool?
    /// It has no effect on iOS.
    public var transition: String?

    /// Makes options, without those that are left out.
    public init(
      visible: Bool? = nil, identifier: String? = nil, popStackOnPress: Bool? = nil,
      icon: NavigationOptions.Image? = nil, sfSymbol: String? = nil, color: NavigationOptions.Color? = nil,
      title: String? = nil, showTitle: Bool? = nil, fontFamily: String? = nil, fontSize: Double? = nil,
      displayMode: String? = nil, enableMenu: Bool? = nil, testID: String? = nil,
      iconBackground: NavigationOptions.TopBar.BackButton.IconBackground = .init(), hideSharedBackground: Bool? = nil,
      transition: String? = nil
    ) {
      self.visible = visible
      self.identifier = identifier
      self.popStackOnPress = popStackOnPress
      self.icon = icon
      self.sfSymbol = sfSymbol
      self.color = color
      self.title = title
      self.showTitle = showTitle
      self.fontFamily = fontFamily
      self.fontSize = fontSize
      self.displayMode = displayMode
      self.enableMenu = enableMenu
      self.testID = testID
      self.iconBackground = iconBackground
      self.hideSharedBackground = hideSharedBackground
      self.transition = transition
    }

    /// The JSON that is sent.
    public var json: JSON {
      var members = OptionMembers()
      members.add("visible", visible)
      members.add("identifier", identifier)
      members.add("popStackOnPress", popStackOnPress)
      members.add("icon", icon)
      members.add("sfSymbol", sfSymbol)
      members.add("color", color)
      members.add("title", title)
      members.add("showTitle", showTitle)
      members.add("fontFamily", fontFamily)
      members.add("fontSize", fontSize)
      members.add("displayMode", displayMode)
      members.add("enableMenu", enableMenu)
      members.add("testID", testID)
      members.add(group: "iconBackground", iconBackground)
      members.add("hideSharedBackground", hideSharedBackground)
      members.add("transition", transition)
      return members.json
    }
  }
}

extension NavigationOptions.TopBar.BackButton {
  /// The options below `topBar.backButton.iconBackground`.
  public struct IconBackground: Sendable, Equatable, OptionGroup {
    /// Without a value: clear.
    public var color: NavigationOptions.Color?
    /// It has no effect on iOS.
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

extension NavigationOptions.TopBar {
  /// The options below `topBar.searchBar`.
  public struct SearchBar: Sendable, Equatable, OptionGroup {
    /// Without a value: `false`.
    public var visible: Bool?
    /// Without a value: `false`.
    public var focus: Bool?
    /// Without a value: `false`.
    public var hideOnScroll: Bool?
    /// Without a value: `true`.
    public var hideTopBarOnFocus: Bool?
    /// Without a value: `false`.
    public var obscuresBackgroundDuringPresentation: Bool?
    /// Without a value: none; default options are not read.
    public var backgroundColor: NavigationOptions.Color?
    /// Without a value: none; default options are not read.
    public var tintColor: NavigationOptions.Color?
    /// Without a value: ``.
    public var placeholder: String?
    /// Without a value: the system's.
    public var cancelText: String?
    /// The words are `stacked`, `integrated`. Without a value: `stacked`.
    public var placement: String?

    /// Makes options, without those that are left out.
    public init(
      visible: Bool? = nil, focus: Bool? = nil, hideOnScroll: Bool? = nil, hideTopBarOnFocus: Bool? = nil,
      obscuresBackgroundDuringPresentation: Bool? = nil, backgroundColor: NavigationOptions.Color? = nil,
      tintColor: NavigationOptions.Color? = nil, placeholder: String? = nil, cancelText: String? = nil,
      placement: String? = nil
    ) {
      self.visible = visible
      self.focus = focus
      self.hideOnScroll = hideOnScroll
      self.hideTopBarOnFocus = hideTopBarOnFocus
      self.obscuresBackgroundDuringPresentation = obscuresBackgroundDuringPresentation
      self.backgroundColor = backgroundColor
      self.tintColor = tintColor
      self.placeholder = placeholder
      self.cancelText = cancelText
      self.placement = placement
    }

    /// The JSON that is sent.
    public var json: JSON {
      var members = OptionMembers()
      members.add("visible", visible)
      members.add("focus", focus)
      members.add("hideOnScroll", hideOnScroll)
      members.add("hideTopBarOnFocus", hideTopBarOnFocus)
      members.add("obscuresBackgroundDuringPresentation", obscuresBackgroundDuringPresentation)
      members.add("backgroundColor", backgroundColor)
      members.add("tintColor", tintColor)
      members.add("placeholder", placeholder)
      members.add("cancelText", cancelText)
      members.add("placement", placement)
      return members.json
    }
  }
}
