// Made by scripts/generate from the declarations of the options; do not edit.

public import NavbridgeWire

extension NavigationOptions.Animations {
  /// The options below `animations.setStackRoot`.
  public struct SetStackRoot: Sendable, Equatable, OptionGroup {
    /// Without a value: `true` on turbo, `false` on the bridge.
    public var enabled: Bool?
    /// Without a value: `true` on turbo, `false` on the bridge.
    public var waitForRender: Bool?
    /// Milliseconds. It has no effect on iOS.
    public var duration: Double?
    /// The options below `animations.setStackRoot.content`.
    public var content: NavigationOptions.Animations.SetStackRoot.Content
    /// Without a value: none.
    public var topBar: NavigationOptions.Transition?
    /// Without a value: none.
    public var bottomTabs: NavigationOptions.Transition?
    /// Without a value: none.
    public var elementTransitions: [JSON]?
    /// Without a value: none.
    public var sharedElementTransitions: [JSON]?

    /// Makes options, without those that are left out.
    public init(
      enabled: Bool? = nil, waitForRender: Bool? = nil, duration: Double? = nil,
      content: NavigationOptions.Animations.SetStackRoot.Content = .init(), topBar: NavigationOptions.Transition? = nil,
      bottomTabs: NavigationOptions.Transition? = nil, elementTransitions: [JSON]? = nil,
      sharedElementTransitions: [JSON]? = nil
    ) {
      self.enabled = enabled
      self.waitForRender = waitForRender
      self.duration = duration
      self.content = content
      self.topBar = topBar
      self.bottomTabs = bottomTabs
      self.elementTransitions = elementTransitions
      self.sharedElementTransitions = sharedElementTransitions
    }

    /// The JSON that is sent.
    public var json: JSON {
      var members = OptionMembers()
      members.add("enabled", enabled)
      members.add("waitForRender", waitForRender)
      members.add("duration", duration)
      members.add(group: "content", content)
      members.add("topBar", topBar)
      members.add("bottomTabs", bottomTabs)
      members.add("elementTransitions", elementTransitions)
      members.add("sharedElementTransitions", sharedElementTransitions)
      return members.json
    }
  }
}

extension NavigationOptions.Animations.SetStackRoot {
  /// The options below `animations.setStackRoot.content`.
  public struct Content: Sendable, Equatable, OptionGroup {
    /// Without a value: the system's.
    public var enter: NavigationOptions.Transition?
    /// Without a value: the system's.
    public var exit: NavigationOptions.Transition?
    /// Without a value: none.
    public var elementTransitions: [JSON]?
    /// Without a value: none.
    public var sharedElementTransitions: [JSON]?

    /// Makes options, without those that are left out.
    public init(
      enter: NavigationOptions.Transition? = nil, exit: NavigationOptions.Transition? = nil,
      elementTransitions: [JSON]? = nil, sharedElementTransitions: [JSON]? = nil
    ) {
      self.enter = enter
      self.exit = exit
      self.elementTransitions = elementTransitions
      self.sharedElementTransitions = sharedElementTransitions
    }

    /// The JSON that is sent.
    public var json: JSON {
      var members = OptionMembers()
      members.add("enter", enter)
      members.add("exit", exit)
      members.add("elementTransitions", elementTransitions)
      members.add("sharedElementTransitions", sharedElementTransitions)
      return members.json
    }
  }
}

extension NavigationOptions.Animations {
  /// The options below `animations.showModal`.
  public struct ShowModal: Sendable, Equatable, OptionGroup {
    /// Without a value: the system's.
    public var enter: NavigationOptions.Transition?
    /// Without a value: the system's.
    public var exit: NavigationOptions.Transition?
    /// Without a value: none.
    public var elementTransitions: [JSON]?
    /// Without a value: none.
    public var sharedElementTransitions: [JSON]?

    /// Makes options, without those that are left out.
    public init(
      enter: NavigationOptions.Transition? = nil, exit: NavigationOptions.Transition? = nil,
      elementTransitions: [JSON]? = nil, sharedElementTransitions: [JSON]? = nil
    ) {
      self.enter = enter
      self.exit = exit
      self.elementTransitions = elementTransitions
      self.sharedElementTransitions = sharedElementTransitions
    }

    /// The JSON that is sent.
    public var json: JSON {
      var members = OptionMembers()
      members.add("enter", enter)
      members.add("exit", exit)
      members.add("elementTransitions", elementTransitions)
      members.add("sharedElementTransitions", sharedElementTransitions)
      return members.json
    }
  }
}

extension NavigationOptions.Animations {
  /// The options below `animations.dismissModal`.
  public struct DismissModal: Sendable, Equatable, OptionGroup {
    /// Without a value: the system's.
    public var enter: NavigationOptions.Transition?
    /// Without a value: the system's.
    public var exit: NavigationOptions.Transition?
    /// Without a value: none.
    public var elementTransitions: [JSON]?
    /// Without a value: none.
    public var sharedElementTransitions: [JSON]?

    /// Makes options, without those that are left out.
    public init(
      enter: NavigationOptions.Transition? = nil, exit: NavigationOptions.Transition? = nil,
      elementTransitions: [JSON]? = nil, sharedElementTransitions: [JSON]? = nil
    ) {
      self.enter = enter
      self.exit = exit
      self.elementTransitions = elementTransitions
      self.sharedElementTransitions = sharedElementTransitions
    }

    /// The JSON that is sent.
    public var json: JSON {
      var members = OptionMembers()
      members.add("enter", enter)
      members.add("exit", exit)
      members.add("elementTransitions", elementTransitions)
      members.add("sharedElementTransitions", sharedElementTransitions)
      return members.json
    }
  }
}
