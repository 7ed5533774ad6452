// Made by scripts/generate from the declarations of the options; do not edit.

public import NavbridgeWire

extension NavigationOptions.TopBar {
  /// The options below `topBar.subtitle`.
  public struct Subtitle: Sendable, Equatable, OptionGroup {
    /// Without a value: none.
    public var text: String?
    /// Without a value: the system's.
    public var fontFamily: String?
    /// Without a value: `12`.
    public var fontSize: Double?
    /// Without a value: regular.
    public var fontWeight: String?
    /// Without a value: none.
    public var color: NavigationOptions.Color?
    /// It has no effect on iOS.
    public var alignment: String?

    /// Makes options, without those that are left out.
    public init(
      text: String? = nil, fontFamily: String? = nil, fontSize: Double? = nil, fontWeight: String? = nil,
      color: NavigationOptions.Color? = nil, alignment: String? = nil
    ) {
      self.text = text
      self.fontFamily = fontFamily
      self.fontSize = fontSize
      self.fontWeight = fontWeight
      self.color = color
      self.alignment = alignment
    }

    /// The JSON that is sent.
    public var json: JSON {
      var members = OptionMembers()
      members.add("text", text)
      members.add("fontFamily", fontFamily)
      members.add("fontSize", fontSize)
      members.add("fontWeight", fontWeight)
      members.add("color", color)
      members.add("alignment", alignment)
      return members.json
    }
  }
}

extension NavigationOptions.TopBar {
  /// The options below `topBar.largeTitle`.
  public struct LargeTitle: Sendable, Equatable, OptionGroup {
    /// Without a value: `false`.
    public var visible: Bool?
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
      visible: Bool? = nil, fontFamily: String? = nil, fontSize: Double? = nil, fontWeight: String? = nil,
      color: NavigationOptions.Color? = nil
    ) {
      self.visible = visible
      self.fontFamily = fontFamily
      self.fontSize = fontSize
      self.fontWeight = fontWeight
      self.color = color
    }

    /// The JSON that is sent.
    public var json: JSON {
      var members = OptionMembers()
      members.add("visible", visible)
      members.add("fontFamily", fontFamily)
      members.add("fontSize", fontSize)
      members.add("fontWeight", fontWeight)
      members.add("color", color)
      return members.json
    }
  }
}

extension NavigationOptions.TopBar {
  /// The options below `topBar.background`.
  public struct Background: Sendable, Equatable, OptionGroup {
    /// Without a value: none.
    public var color: NavigationOptions.Color?
    /// Without a value: `false`.
    public var translucent: Bool?
    /// Without a value: `false`.
    public var blur: Bool?
    /// Without a value: `false`.
    public var clipToBounds: Bool?
    /// The options below `topBar.background.component`.
    public var component: NavigationOptions.TopBar.Background.Component

    /// Makes options, without those that are left out.
    public init(
      color: NavigationOptions.Color? = nil, translucent: Bool? = nil, blur: Bool? = nil, clipToBounds: Bool? = nil,
      component: NavigationOptions.TopBar.Background.Component = .init()
    ) {
      self.color = color
      self.translucent = translucent
      self.blur = blur
      self.clipToBounds = clipToBounds
      self.component = component
    }

    /// The JSON that is sent.
    public var json: JSON {
      var members = OptionMembers()
      members.add("color", color)
      members.add("translucent", translucent)
      members.add("blur", blur)
      members.add("clipToBounds", clipToBounds)
      members.add(group: "component", component)
      return members.json
    }
  }
}

extension NavigationOptions.TopBar.Background {
  /// The options below `topBar.background.component`.
  public struct Component: Sendable, Equatable, OptionGroup {
    /// Without a value: none.
    public var name: String?
    /// Without a value: none.
    public var componentId: String?
    /// It has no effect on iOS.
    public var alignment: String?
    /// Without a value: `true` on turbo, `false` on the bridge.
    public var waitForRender: Bool?
    /// The option `topBar.background.component.id`.
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

extension NavigationOptions.TopBar {
  /// The options below `topBar.scrollEdgeAppearance`.
  public struct ScrollEdgeAppearance: Sendable, Equatable, OptionGroup {
    /// Without a value: `false`.
    public var active: Bool?
    /// The options below `topBar.scrollEdgeAppearance.background`.
    public var background: NavigationOptions.TopBar.ScrollEdgeAppearance.Background
    /// Without a value: `false`.
    public var noBorder: Bool?
    /// Without a value: the system's shadow colour.
    public var borderColor: NavigationOptions.Color?
    /// The options below `topBar.scrollEdgeAppearance.title`.
    public var title: NavigationOptions.TopBar.ScrollEdgeAppearance.Title

    /// Makes options, without those that are left out.
    public init(
      active: Bool? = nil, background: NavigationOptions.TopBar.ScrollEdgeAppearance.Background = .init(),
      noBorder: Bool? = nil, borderColor: NavigationOptions.Color? = nil,
      title: NavigationOptions.TopBar.ScrollEdgeAppearance.Title = .init()
    ) {
      self.active = active
      self.background = background
      self.noBorder = noBorder
      self.borderColor = borderColor
      self.title = title
    }

    /// The JSON that is sent.
    public var json: JSON {
      var members = OptionMembers()
      members.add("active", active)
      members.add(group: "background", background)
      members.add("noBorder", noBorder)
      members.add("borderColor", borderColor)
      members.add(group: "title", title)
      return members.json
    }
  }
}

extension NavigationOptions.TopBar.ScrollEdgeAppearance {
  /// The options below `topBar.scrollEdgeAppearance.background`.
  public struct Background: Sendable, Equatable, OptionGroup {
    /// Without a value: `topBar.background.color`.
    public var color: NavigationOptions.Color?
    /// Without a value: `topBar.background.translucent`.
    public var translucent: Bool?

    /// Makes options, without those that are left out.
    public init(color: NavigationOptions.Color? = nil, translucent: Bool? = nil) {
      self.color = color
      self.translucent = translucent
    }

    /// The JSON that is sent.
    public var json: JSON {
      var members = OptionMembers()
      members.add("color", color)
      members.add("translucent", translucent)
      return members.json
    }
  }
}
