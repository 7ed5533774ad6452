public import NavbridgeWire

extension NavigationOptions {
  /// A colour: a number `0xAARRGGBB`, or one of those below. The names of CSS are for JavaScript, which makes numbers of them.
  public struct Color: Sendable, Equatable, ExpressibleByIntegerLiteral, OptionValue {
    /// The colour as it is sent.
    public let json: JSON
    var optionJSON: JSON { json }

    /// Makes a colour of the JSON in which it is sent.
    public init(json: JSON) { self.json = json }

    /// Makes a colour of a number `0xAARRGGBB`.
    public init(integerLiteral value: UInt32) { json = .int(Int64(value)) }

    /// The colour that removes a colour.
    public static let noColor = Color(json: "NoColor")

    /// Returns a colour of the system, such as `systemBlue`: the first name that the system has.
    public static func semantic(_ names: String...) -> Color {
      Color(json: ["semantic": .array(names.map { .string($0) })])
    }

    /// Returns a colour that depends on the appearance of the device.
    public static func dynamic(light: Color, dark: Color) -> Color {
      Color(json: ["dynamic": ["light": light.json, "dark": dark.json]])
    }
  }

  /// An image: the name of one, or one of those below.
  public struct Image: Sendable, Equatable, ExpressibleByStringLiteral, OptionValue {
    /// The image as it is sent.
    public let json: JSON
    var optionJSON: JSON { json }

    /// Makes an image of the JSON in which it is sent.
    public init(json: JSON) { self.json = json }

    /// Makes the image with a name.
    public init(stringLiteral value: String) { json = .string(value) }

    /// Returns the image at an address.
    public static func uri(_ uri: String) -> Image { Image(json: ["uri": .string(uri)]) }

    /// Returns an image of the system's symbols.
    public static func system(_ name: String) -> Image { Image(json: ["system": .string(name)]) }
  }

  /// The animation of one property of a view.
  public struct Animation: Sendable, Equatable, OptionGroup {
    /// The value at the beginning.
    public var from: Double?
    /// The value at the end.
    public var to: Double?
    /// Milliseconds.
    public var duration: Double?
    /// Milliseconds before the beginning.
    public var startDelay: Double?
    /// The course of the values, such as `["type": "linear"]`.
    public var interpolation: JSON?

    /// Makes an animation of which the parts without a value are left out.
    public init(
      from: Double? = nil, to: Double? = nil, duration: Double? = nil, startDelay: Double? = nil,
      interpolation: JSON? = nil
    ) {
      self.from = from
      self.to = to
      self.duration = duration
      self.startDelay = startDelay
      self.interpolation = interpolation
    }

    /// The JSON that is sent.
    public var json: JSON {
      var members = OptionMembers()
      members.add("from", from)
      members.add("to", to)
      members.add("duration", duration)
      members.add("startDelay", startDelay)
      members.add("interpolation", interpolation)
      return members.json
    }
  }

  /// The animation of a view in a transition.
  public struct Transition: Sendable, Equatable, OptionGroup {
    /// The id of the view.
    public var id: String?
    /// False for a transition without an animation.
    public var enabled: Bool?
    /// True if the transition begins when the new screen is rendered.
    public var waitForRender: Bool?
    /// The animated properties.
    public var animations: [AnimatedProperty: Animation]

    /// Makes a transition of animated properties.
    public init(
      _ animations: [AnimatedProperty: Animation] = [:], id: String? = nil, enabled: Bool? = nil,
      waitForRender: Bool? = nil
    ) {
      self.animations = animations
      self.id = id
      self.enabled = enabled
      self.waitForRender = waitForRender
    }

    /// The JSON that is sent.
    public var json: JSON {
      var members = OptionMembers()
      members.add("id", id)
      members.add("enabled", enabled)
      members.add("waitForRender", waitForRender)
      for property in AnimatedProperty.allCases { members.add(property.rawValue, animations[property]) }
      return members.json
    }
  }
}
