// Made by scripts/generate from the declarations of the options; do not edit.

public import NavbridgeWire

extension NavigationOptions {
  /// The options below `topBar`.
  public struct TopBar: Sendable, Equatable, OptionGroup {
    /// Without a value: `true`.
    public var visible: Bool?
    /// Without a value: `true`.
    public var animate: Bool?
    /// Without a value: `false`.
    public var hideOnScroll: Bool?
    /// Without a value: `false`.
    public var drawBehind: Bool?
    /// Without a value: none.
    public var testID: String?
    /// Without a value: `default`.
    public var barStyle: String?
    /// Without a value: `false`.
    public var noBorder: Bool?
    /// Without a value: the system's shadow colour.
    public var borderColor: NavigationOptions.Color?
    /// Without a value: none.
    public var leftButtonColor: NavigationOptions.Color?
    /// Without a value: none.
    public var rightButtonColor: NavigationOptions.Color?
    /// Without a value: none.
    public var leftButtonDisabledColor: NavigationOptions.Color?
    /// Without a value: none.
    public var rightButtonDisabledColor: NavigationOptions.Color?
    /// Without a value: none.
    public var leftButtonBackgroundColor: NavigationOptions.Color?
    /// Without a value: none.
    public var rightButtonBackgroundColor: NavigationOptions.Color?
    /// Without a value: `false`.
    public var animateLeftButtons: Bool?
    /// Without a value: `false`.
    public var animateRightButtons: Bool?
    /// Without a value: as they are.
    public var leftButtons: [NavigationOptions.Button]?
    /// Without a value: as they are.
    public var rightButtons: [NavigationOptions.Button]?
    /// The options below `topBar.title`.
    public var title: NavigationOptions.TopBar.Title
    /// The options below `topBar.subtitle`.
    public var subtitle: NavigationOptions.TopBar.Subtitle
    /// The options below `topBar.largeTitle`.
    public var largeTitle: NavigationOptions.TopBar.LargeTitle
    /// The options below `topBar.background`.
    public var background: NavigationOptions.TopBar.Background
    /// The options below `topBar.scrollEdgeAppearance`.
    public var scrollEdgeAppearance: NavigationOptions.TopBar.ScrollEdgeAppearance
    /// The options below `topBar.backButton`.
    public var backButton: NavigationOptions.TopBar.BackButton
    /// The options below `topBar.searchBar`.
    public var searchBar: NavigationOptions.TopBar.SearchBar
    /// It has no effect on iOS.
    public var searchBarHiddenWhenScrolling: Bool?
    /// It has no effect on iOS.
    public var hideNavBarOnFocusSearchBar: Bool?
    /// It has no effect on iOS.
    public var searchBarPlaceholder: String?
    /// It has no effect on iOS.
    public var searchBarBackgroundColor: NavigationOptions.Color?
    /// It has no effect on iOS.
    public var searchBarTintColor: NavigationOptions.Color?

    /// Makes options, without those that are left out.
    public init(
      visible: Bool? = nil, animate: Bool? = nil, hideOnScroll: Bool? = nil, drawBehind: Bool? = nil,
      testID: String? = nil, barStyle: String? = nil, noBorder: Bool? = nil,
      borderColor: NavigationOptions.Color? = nil, leftButtonColor: NavigationOptions.Color? = nil,
      rightButtonColor: NavigationOptions.Color? = nil, leftButtonDisabledColor: NavigationOptions.Color? = nil,
      rightButtonDisabledColor: NavigationOptions.Color? = nil,
      leftButtonBackgroundColor: NavigationOptions.Color? = nil,
      rightButtonBackgroundColor: NavigationOptions.Color? = nil, animateLeftButtons: Bool? = nil,
      animateRightButtons: Bool? = nil, leftButtons: [NavigationOptions.Button]? = nil,
      rightButtons: [NavigationOptions.Button]? = nil, title: NavigationOptions.TopBar.Title = .init(),
      subtitle: NavigationOptions.TopBar.Subtitle = .init(), largeTitle: NavigationOptions.TopBar.LargeTitle = .init(),
      background: NavigationOptions.TopBar.Background = .init(),
      scrollEdgeAppearance: NavigationOptions.TopBar.ScrollEdgeAppearance = .init(),
      backButton: NavigationOptions.TopBar.BackButton = .init(),
      searchBar: NavigationOptions.TopBar.SearchBar = .init(), searchBarHiddenWhenScrolling: Bool? = nil,
      hideNavBarOnFocusSearchBar: Bool? = nil, searchBarPlaceholder: String? = nil,
      searchBarBackgroundColor: NavigationOptions.Color? = nil, searchBarTintColor: NavigationOptions.Color? = nil
    ) {
      self.visible = visible
      self.animate = animate
      self.hideOnScroll = hideOnScroll
      self.drawBehind = drawBehind
      self.testID = testID
      self.barStyle = barStyle
      self.noBorder = noBorder
      self.borderColor = borderColor
      self.leftButtonColor = leftButtonColor
      self.rightButtonColor = rightButtonColor
      self.leftButtonDisabledColor = leftButtonDisabledColor
      self.rightButtonDisabledColor = rightButtonDisabledColor
      self.leftButtonBackgroundColor = leftButtonBackgroundColor
      self.rightButtonBackgroundColor = rightButtonBackgroundColor
      self.animateLeftButtons = animateLeftButtons
      self.animateRightButtons = animateRightButtons
      self.leftButtons = leftButtons
      self.rightButtons = rightButtons
      self.title = title
      self.subtitle = subtitle
      self.largeTitle = largeTitle
      self.background = background
      self.scrollEdgeAppearance = scrollEdgeAppearance
      self.backButton = backButton
      self.searchBar = searchBar
      self.searchBarHiddenWhenScrolling = searchBarHiddenWhenScrolling
      self.hideNavBarOnFocusSearchBar = hideNavBarOnFocusSearchBar
      self.searchBarPlaceholder = searchBarPlaceholder
      self.searchBarBackgroundColor = searchBarBackgroundColor
      self.searchBarTintColor = searchBarTintColor
    }

    /// The JSON that is sent.
    public var json: JSON {
      var members = OptionMembers()
      members.add("visible", visible)
      members.add("animate", animate)
      members.add("hideOnScroll", hideOnScroll)
      members.add("drawBehind", drawBehind)
      members.add("testID", testID)
      members.add("barStyle", barStyle)
      members.add("noBorder", noBorder)
      members.add("borderColor", borderColor)
      members.add("leftButtonColor", leftButtonColor)
      members.add("rightButtonColor", rightButtonColor)
      members.add("leftButtonDisabledColor", leftButtonDisabledColor)
      members.add("rightButtonDisabledColor", rightButtonDisabledColor)
      members.add("leftButtonBackgroundColor", leftButtonBackgroundColor)
      members.add("rightButtonBackgroundColor", rightButtonBackgroundColor)
      members.add("animateLeftButtons", animateLeftButtons)
      members.add("animateRightButtons", animateRightButtons)
      members.add("leftButtons", leftButtons)
      members.add("rightButtons", rightButtons)
      members.add(group: "title", title)
      members.add(group: "subtitle", subtitle)
      members.add(group: "largeTitle", largeTitle)
      members.add(group: "background", background)
      members.add(group: "scrollEdgeAppearance", scrollEdgeAppearance)
      members.add(group: "backButton", backButton)
      members.add(group: "searchBar", searchBar)
      members.add("searchBarHiddenWhenScrolling", searchBarHiddenWhenScrolling)
      members.add("hideNavBarOnFocusSearchBar", hideNavBarOnFocusSearchBar)
      members.add("searchBarPlaceholder", searchBarPlaceholder)
      members.add("searchBarBackgroundColor", searchBarBackgroundColor)
      members.add("searchBarTintColor", searchBarTintColor)
      return members.json
    }
  }
}

extension NavigationOptions.TopBar {
  /// The options below `topBar.title`.
  public struct Title: Sendable, Equatable, OptionGroup {
    /// Without a value: none.
    public var text: String?
    /// Without a value: the system's.
    public var fontFamily: String?
    /// Without a value: as it is, or 17.
    public var fontSize: Double?
    /// Without a value: as it is, or regular.
    public var fontWeight: String?
    /// Without a value: none.
    public var color: NavigationOptions.Color?
    /// The options below `topBar.title.component`.
    public var component: NavigationOptions.TopBar.Title.Component

    /// Makes options, without those that are left out.
    public init(
      text: String? = nil, fontFamily: String? = nil, fontSize: Double? = nil, fontWeight: String? = nil,
      color: NavigationOptions.Color? = nil, component: NavigationOptions.TopBar.Title.Component = .init()
    ) {
      self.text = text
      self.fontFamily = fontFamily
      self.fontSize = fontSize
      self.fontWeight = fontWeight
      self.color = color
      self.component = component
    }

    /// The JSON that is sent.
    public var json: JSON {
      var members = OptionMembers()
      members.add("text", text)
      members.add("fontFamily", fontFamily)
      members.add("fontSize", fontSize)
      members.add("fontWeight", fontWeight)
      members.add("color", color)
      members.add(group: "component", component)
      return members.json
    }
  }
}

extension NavigationOptions.TopBar.Title {
  /// The options below `topBar.title.component`.
  public struct Component: Sendable, Equatable, OptionGroup {
    /// Without a value: none.
    public var name: String?
    /// Without a value: none.
    public var componentId: String?
    /// Without a value: ``.
    public var alignment: String?
    /// Without a value: `true` on turbo, `false` on the bridge.
    public var waitForRender: Bool?
    /// The option `topBar.title.component.id`.
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
