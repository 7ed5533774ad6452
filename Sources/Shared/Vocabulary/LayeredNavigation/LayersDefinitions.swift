internal import FoundationEssentials
package import NavbridgeWire

/// The definitions of a script: all that its navigation can show (layered-navigation §5).
public struct LayersDefinitions: Sendable, Equatable {
  /// The bars of a layer.
  public struct Bars: Sendable, Equatable {
    /// True if the bar at the top shows.
    public var navBar = true
    /// True if the bar of tabs shows.
    public var tabBar = true
    /// True when a bar that is shown or hidden slides.
    public var navBarAnimated = true

    /// Both bars show.
    public init() {}
  }

  /// The root screen of the main navigation, or of a tab.
  public struct Root: Sendable, Equatable {
    /// The name of the root.
    public var name: String
    /// The position of a tab in the tab bar. Nil for the number of tabs so far.
    public var index: Int?
    /// The component that renders the screen. Nil for the component of the same name.
    public var component: String?
    /// The title of its bar.
    public var title: String?
    /// The bars that show with it.
    public var bars = Bars()

    /// A root with a name. Without a component that of its name is rendered.
    public init(_ name: String, index: Int? = nil, component: String? = nil, title: String? = nil) {
      self.name = name
      self.index = index
      self.component = component
      self.title = title
    }
  }

  /// A screen that can be pushed.
  public struct Screen: Sendable, Equatable {
    /// The name of the controller.
    public var name: String
    /// The component that renders the screen. Nil for the native controller of the name, or else for the component of
    /// the same name.
    public var component: String?
    /// The title of its bar.
    public var title: String?
    /// The controllers over which an accessory may be shown. Nil for all.
    public var parents: [String]?
    /// The area of an accessory's content in points: x, y, width, height. Touches beside it belong to what lies below.
    /// Nil for the whole screen.
    public var frame: [Double]?

    /// A controller with a name. Without a component that of its name is rendered.
    public init(_ name: String, component: String? = nil, title: String? = nil, parents: [String]? = nil) {
      self.name = name
      self.component = component
      self.title = title
      self.parents = parents
    }
  }

  /// The root of the main navigation.
  public var nav: Root?
  /// The roots of the tabs, in their order.
  public var tabs: [Root]
  /// The controllers that are pushed.
  public var controllers: [Screen]
  /// The controllers that accessories show.
  public var accesories: [Screen]
  /// The bars of the accessories' layers.
  public var modal: Bars?

  /// Definitions, which may be some of an app's.
  public init(nav: Root? = nil, tabs: [Root] = [], controllers: [Screen] = [], accesories: [Screen] = []) {
    self.nav = nav
    self.tabs = tabs
    self.controllers = controllers
    self.accesories = accesories
  }
}

/// Codable values as payloads, which cross the bridge as JSON (layered-navigation §7).
extension JSON {
  /// The JSON of a value. Throws if it has none, such as a number that is not finite.
  package init(encoding value: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    self = try JSONDocument(String(decoding: encoder.encode(value), as: UTF8.self)).root.json
  }

  /// Returns the value whose JSON this is. Throws if it is that of another type.
  package func decoded<Value: Decodable>(as type: Value.Type) throws -> Value {
    try JSONDecoder().decode(type, from: Data(description.utf8))
  }
}
