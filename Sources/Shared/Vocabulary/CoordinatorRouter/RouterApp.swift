public import NavbridgeWire

/// The declaration of an app: its tabs, its screens, its feature flags and its links (native-router §2, §8, §11).
public struct RouterApp: Sendable, Equatable {
  /// A tab with its stack.
  public struct Tab: Sendable, Equatable {
    /// The name by which actions find the tab.
    public var name: String
    /// The text of the tab's item.
    public var title: String
    /// The route of the tab's first screen. Its key is assigned by the router if it is empty.
    public var root: NativeRoute

    /// A tab whose stack begins with a route. Without a title its name shows.
    public init(name: String, title: String? = nil, root: NativeRoute) {
      (self.name, self.title, self.root) = (name, title ?? name, root)
    }
  }

  /// A screen that the app knows by its name. Any other name belongs to a script screen that is pushed.
  public struct Screen: Sendable, Equatable {
    /// The name of the screen.
    public var name: String
    /// True if a script screen of this name is presented. Native coordinators decide for themselves.
    public var isModal: Bool
    /// False if a user cannot dismiss the modal by a swipe.
    public var isDismissable: Bool
    /// The name of the native coordinator that can serve the screen (`NativeCoordinators`). Nil if there is none.
    public var coordinator: String?
    /// True if the native coordinator always serves the screen, whatever its feature flag is.
    public var isNativeOnly: Bool
    /// The feature flag without which a script coordinator serves the screen.
    public var flag: String?

    /// A screen with what differs from an ordinary one.
    public init(
      name: String, isModal: Bool = false, isDismissable: Bool = true, coordinator: String? = nil,
      isNativeOnly: Bool = false, flag: String? = nil
    ) {
      (self.name, self.isModal, self.isDismissable) = (name, isModal, isDismissable)
      (self.coordinator, self.isNativeOnly, self.flag) = (coordinator, isNativeOnly, flag)
    }
  }

  /// A form of URLs that the app opens (native-router §11).
  public struct Template: Sendable, Equatable {
    /// The form of the path, as docs/native-router.md describes it.
    public var pattern: String
    /// The name of the screen that the link shows.
    public var screen: String
    /// The name of the tab in which it is shown; nil for the active one.
    public var stack: String?
    /// The parameters that the link does not name.
    public var defaults: JSONObject

    /// Links of a pattern show a screen.
    public init(pattern: String, screen: String, stack: String? = nil, defaults: JSONObject = .empty) {
      (self.pattern, self.screen, self.stack, self.defaults) = (pattern, screen, stack, defaults)
    }
  }

  /// The tabs from left to right.
  public var tabs: [Tab]
  /// The name of the tab that `resetHome` selects, and that is selected at first.
  public var home: String
  /// The screens that differ from ordinary ones.
  public var screens: [Screen] { didSet { places = ScreenPlaces() } }
  private var places = ScreenPlaces()
  /// The feature flags at the start.
  public var flags: [String: Bool]
  /// The schemes of the app's links.
  public var schemes: [String]
  /// The supported hosts of `https` links.
  public var hosts: [String]
  /// The templates of links, which are tried in this order.
  public var templates: [Template]

  /// An app of these parts. The builder checks that they fit together; this does not.
  public init(
    tabs: [Tab], home: String, screens: [Screen] = [], flags: [String: Bool] = [:], schemes: [String] = [],
    hosts: [String] = [], templates: [Template] = []
  ) {
    (self.tabs, self.home, self.screens, self.flags) = (tabs, home, screens, flags)
    (self.schemes, self.hosts, self.templates) = (schemes, hosts, templates)
  }

  /// The screen of a name; the first one where there are several. Nil for a name that is not listed.
  public func screen(named name: String) -> Screen? { place(ofScreenNamed: name).map { screens[$0] } }

  /// The position of a name's screen in the list.
  public func place(ofScreenNamed name: String) -> Int? { places.place(of: name, in: screens) }
}
