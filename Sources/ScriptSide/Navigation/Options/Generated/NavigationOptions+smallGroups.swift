// Made by scripts/generate from the declarations of the options; do not edit.

public import NavbridgeWire

extension NavigationOptions {
  /// The options below `statusBar`.
  public struct StatusBar: Sendable, Equatable, OptionGroup {
    /// Without a value: `true`.
    public var visible: Bool?
    /// Without a value: `false`.
    public var hideWithTopBar: Bool?
    /// Without a value: `default`.
    public var style: String?
    /// Without a value: `true`.
    public var animate: Bool?
    /// Without a value: `false`.
    public var blur: Bool?

    /// Makes options, without those that are left out.
    public init(
      visible: Bool? = nil, hideWithTopBar: Bool? = nil, style: String? = nil, animate: Bool? = nil, blur: Bool? = nil
    ) {
      self.visible = visible
      self.hideWithTopBar = hideWithTopBar
      self.style = style
      self.animate = animate
      self.blur = blur
    }

    /// The JSON that is sent.
    public var json: JSON {
      var members = OptionMembers()
      members.add("visible", visible)
      members.add("hideWithTopBar", hideWithTopBar)
      members.add("style", style)
      members.add("animate", animate)
      members.add("blur", blur)
      return members.json
    }
  }
}

extension NavigationOptions {
  /// The options below `topTabs`.
  public struct TopTabs: Sendable, Equatable, OptionGroup {
    /// It has no effect on iOS.
    public var backgroundColor: NavigationOptions.Color?

    /// Makes options, without those that are left out.
    public init(backgroundColor: NavigationOptions.Color? = nil) {
      self.backgroundColor = backgroundColor
    }

    /// The JSON that is sent.
    public var json: JSON {
      var members = OptionMembers()
      members.add("backgroundColor", backgroundColor)
      return members.json
    }
  }
}

extension NavigationOptions {
  /// The options below `topTab`.
  public struct TopTab: Sendable, Equatable, OptionGroup {
    /// It has no effect on iOS.
    public var title: String?
    /// It has no effect on iOS.
    public var titleFontFamily: String?

    /// Makes options, without those that are left out.
    public init(title: String? = nil, titleFontFamily: String? = nil) {
      self.title = title
      self.titleFontFamily = titleFontFamily
    }

    /// The JSON that is sent.
    public var json: JSON {
      var members = OptionMembers()
      members.add("title", title)
      members.add("titleFontFamily", titleFontFamily)
      return members.json
    }
  }
}

extension NavigationOptions {
  /// The options below `splitView`.
  public struct SplitView: Sendable, Equatable, OptionGroup {
    /// Without a value: `auto`.
    public var displayMode: String?
    /// Without a value: `leading`.
    public var primaryEdge: String?
    /// Without a value: the system's.
    public var minWidth: Double?
    /// Without a value: the system's.
    public var maxWidth: Double?
    /// Without a value: `none`.
    public var primaryBackgroundStyle: String?

    /// Makes options, without those that are left out.
    public init(
      displayMode: String? = nil, primaryEdge: String? = nil, minWidth: Double? = nil, maxWidth: Double? = nil,
      primaryBackgroundStyle: String? = nil
    ) {
      self.displayMode = displayMode
      self.primaryEdge = primaryEdge
      self.minWidth = minWidth
      self.maxWidth = maxWidth
      self.primaryBackgroundStyle = primaryBackgroundStyle
    }

    /// The JSON that is sent.
    public var json: JSON {
      var members = OptionMembers()
      members.add("displayMode", displayMode)
      members.add("primaryEdge", primaryEdge)
      members.add("minWidth", minWidth)
      members.add("maxWidth", maxWidth)
      members.add("primaryBackgroundStyle", primaryBackgroundStyle)
      return members.json
    }
  }
}

extension NavigationOptions {
  /// The options below `overlay`.
  public struct Overlay: Sendable, Equatable, OptionGroup {
    /// Without a value: `true`.
    public var interceptTouchOutside: Bool?
    /// Without a value: `false`.
    public var handleKeyboardEvents: Bool?

    /// Makes options, without those that are left out.
    public init(interceptTouchOutside: Bool? = nil, handleKeyboardEvents: Bool? = nil) {
      self.interceptTouchOutside = interceptTouchOutside
      self.handleKeyboardEvents = handleKeyboardEvents
    }

    /// The JSON that is sent.
    public var json: JSON {
      var members = OptionMembers()
      members.add("interceptTouchOutside", interceptTouchOutside)
      members.add("handleKeyboardEvents", handleKeyboardEvents)
      return members.json
    }
  }
}

extension NavigationOptions {
  /// The options below `modal`.
  public struct Modal: Sendable, Equatable, OptionGroup {
    /// Without a value: `true`.
    public var swipeToDismiss: Bool?

    /// Makes options, without those that are left out.
    public init(swipeToDismiss: Bool? = nil) {
      self.swipeToDismiss = swipeToDismiss
    }

    /// The JSON that is sent.
    public var json: JSON {
      var members = OptionMembers()
      members.add("swipeToDismiss", swipeToDismiss)
      return members.json
    }
  }
}

extension NavigationOptions {
  /// The options below `window`.
  public struct Window: Sendable, Equatable, OptionGroup {
    /// Without a value: unchanged.
    public var backgroundColor: NavigationOptions.Color?

    /// Makes options, without those that are left out.
    public init(backgroundColor: NavigationOptions.Color? = nil) {
      self.backgroundColor = backgroundColor
    }

    /// The JSON that is sent.
    public var json: JSON {
      var members = OptionMembers()
      members.add("backgroundColor", backgroundColor)
      return members.json
    }
  }
}

extension NavigationOptions {
  /// The options below `preview`.
  public struct Preview: Sendable, Equatable, OptionGroup {
    /// Without a value: `0`.
    public var reactTag: Double?
    /// Without a value: the view's.
    public var width: Double?
    /// Without a value: the view's.
    public var height: Double?
    /// Without a value: `false`.
    public var commit: Bool?
    /// Without a value: none.
    public var actions: [JSON]?

    /// Makes options, without those that are left out.
    public init(
      reactTag: Double? = nil, width: Double? = nil, height: Double? = nil, commit: Bool? = nil, actions: [JSON]? = nil
    ) {
      self.reactTag = reactTag
      self.width = width
      self.height = height
      self.commit = commit
      self.actions = actions
    }

    /// The JSON that is sent.
    public var json: JSON {
      var members = OptionMembers()
      members.add("reactTag", reactTag)
      members.add("width", width)
      members.add("height", height)
      members.add("commit", commit)
      members.add("actions", actions)
      return members.json
    }
  }
}
