// Made by scripts/generate from the declarations of the options; do not edit.

public import NavbridgeWire

extension NavigationOptions {
  /// The options below `scrollEdgeEffect`.
  public struct ScrollEdgeEffect: Sendable, Equatable, OptionGroup {
    /// Without a value: untouched.
    public var hidden: Bool?
    /// Without a value: untouched.
    public var style: String?
    /// The options below `scrollEdgeEffect.top`.
    public var top: NavigationOptions.ScrollEdgeEffect.Top
    /// The options below `scrollEdgeEffect.bottom`.
    public var bottom: NavigationOptions.ScrollEdgeEffect.Bottom
    /// The options below `scrollEdgeEffect.left`.
    public var left: NavigationOptions.ScrollEdgeEffect.Left
    /// The options below `scrollEdgeEffect.right`.
    public var right: NavigationOptions.ScrollEdgeEffect.Right

    /// Makes options, without those that are left out.
    public init(
      hidden: Bool? = nil, style: String? = nil, top: NavigationOptions.ScrollEdgeEffect.Top = .init(),
      bottom: NavigationOptions.ScrollEdgeEffect.Bottom = .init(),
      left: NavigationOptions.ScrollEdgeEffect.Left = .init(), right: NavigationOptions.ScrollEdgeEffect.Right = .init()
    ) {
      self.hidden = hidden
      self.style = style
      self.top = top
      self.bottom = bottom
      self.left = left
      self.right = right
    }

    /// The JSON that is sent.
    public var json: JSON {
      var members = OptionMembers()
      members.add("hidden", hidden)
      members.add("style", style)
      members.add(group: "top", top)
      members.add(group: "bottom", bottom)
      members.add(group: "left", left)
      members.add(group: "right", right)
      return members.json
    }
  }
}

extension NavigationOptions.ScrollEdgeEffect {
  /// The options below `scrollEdgeEffect.top`.
  public struct Top: Sendable, Equatable, OptionGroup {
    /// Without a value: `scrollEdgeEffect.hidden`.
    public var hidden: Bool?
    /// Without a value: `scrollEdgeEffect.style`.
    public var style: String?

    /// Makes options, without those that are left out.
    public init(hidden: Bool? = nil, style: String? = nil) {
      self.hidden = hidden
      self.style = style
    }

    /// The JSON that is sent.
    public var json: JSON {
      var members = OptionMembers()
      members.add("hidden", hidden)
      members.add("style", style)
      return members.json
    }
  }
}

extension NavigationOptions.ScrollEdgeEffect {
  /// The options below `scrollEdgeEffect.bottom`.
  public struct Bottom: Sendable, Equatable, OptionGroup {
    /// Without a value: `scrollEdgeEffect.hidden`.
    public var hidden: Bool?
    /// Without a value: `scrollEdgeEffect.style`.
    public var style: String?

    /// Makes options, without those that are left out.
    public init(hidden: Bool? = nil, style: String? = nil) {
      self.hidden = hidden
      self.style = style
    }

    /// The JSON that is sent.
    public var json: JSON {
      var members = OptionMembers()
      members.add("hidden", hidden)
      members.add("style", style)
      return members.json
    }
  }
}

extension NavigationOptions.ScrollEdgeEffect {
  /// The options below `scrollEdgeEffect.left`.
  public struct Left: Sendable, Equatable, OptionGroup {
    /// Without a value: `scrollEdgeEffect.hidden`.
    public var hidden: Bool?
    /// Without a value: `scrollEdgeEffect.style`.
    public var style: String?

    /// Makes options, without those that are left out.
    public init(hidden: Bool? = nil, style: String? = nil) {
      self.hidden = hidden
      self.style = style
    }

    /// The JSON that is sent.
    public var json: JSON {
      var members = OptionMembers()
      members.add("hidden", hidden)
      members.add("style", style)
      return members.json
    }
  }
}

extension NavigationOptions.ScrollEdgeEffect {
  /// The options below `scrollEdgeEffect.right`.
  public struct Right: Sendable, Equatable, OptionGroup {
    /// Without a value: `scrollEdgeEffect.hidden`.
    public var hidden: Bool?
    /// Without a value: `scrollEdgeEffect.style`.
    public var style: String?

    /// Makes options, without those that are left out.
    public init(hidden: Bool? = nil, style: String? = nil) {
      self.hidden = hidden
      self.style = style
    }

    /// The JSON that is sent.
    public var json: JSON {
      var members = OptionMembers()
      members.add("hidden", hidden)
      members.add("style", style)
      return members.json
    }
  }
}
