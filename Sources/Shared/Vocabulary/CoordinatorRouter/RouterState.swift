internal import NavbridgeRuntime
internal import NavbridgeWire

/// The router's state as a plain value: tabs, chains of screens, modals and the drawer (native-router §2).
public struct RouterState: Sendable, Equatable {
  /// A coordinator of a chain.
  public struct Screen: Sendable, Equatable {
    /// The route of the screen.
    public var route: NativeRoute
    /// The class of the coordinator.
    public var coordinator: String
    /// The number of view controllers that the coordinator shows. It is 1 except for a flow of several screens.
    public var views: Int

    /// A screen with the class of its coordinator, and the number of its view controllers.
    public init(route: NativeRoute, coordinator: String, views: Int = 1) {
      (self.route, self.coordinator, self.views) = (route, coordinator, views)
    }
  }

  /// A tab with its stack.
  public struct Tab: Sendable, Equatable {
    /// The name of the tab.
    public var name: String
    /// The identity of the tab's navigation controller.
    public var navId: String
    /// The route to which a reset returns the tab.
    public var rootRoute: NativeRoute
    /// The screens, the oldest first. There is at least one.
    public var chain: [Screen]

    /// A tab with its screens, the lowest first.
    public init(name: String, navId: String, rootRoute: NativeRoute, chain: [Screen]) {
      (self.name, self.navId, self.rootRoute, self.chain) = (name, navId, rootRoute, chain)
    }
  }

  /// A modal with its stack.
  public struct Modal: Sendable, Equatable {
    /// The id of the modal's navigation controller.
    public var navId: String
    /// The key of the screen that was the current one when the modal was presented.
    public var presenterKey: String
    /// The screens, the lowest first.
    public var chain: [Screen]

    /// A modal that the screen with a key presents.
    public init(navId: String, presenterKey: String, chain: [Screen]) {
      (self.navId, self.presenterKey, self.chain) = (navId, presenterKey, chain)
    }
  }

  /// The tabs from left to right.
  public var tabs: [Tab]
  /// The position of the selected tab.
  public var selected: Int
  /// The modals, the lowest first.
  public var modals: [Modal]
  /// The open drawer. Nil if none is open.
  public var drawer: DrawerState.Side?
  /// A number that grows by one with each settled change. It is 0 before the first state.
  public var seq: Int

  /// A state, as a test compares one.
  public init(
    tabs: [Tab], selected: Int = 0, modals: [Modal] = [], drawer: DrawerState.Side? = nil, seq: Int = 0
  ) {
    (self.tabs, self.selected, self.modals, self.drawer, self.seq) = (tabs, selected, modals, drawer, seq)
  }

  /// The chain of the active stack: that of the highest modal, or else of the selected tab.
  public var activeChain: [Screen] { modals.last?.chain ?? tabs[selected].chain }

  /// The current screen: the youngest of the active chain.
  public var current: Screen { activeChain[activeChain.count - 1] }

  /// The position of the tab with a name.
  public func tabIndex(named name: String) -> Int? { tabs.firstIndex { $0.name.isExactly(name) } }

  /// Returns true if both differ in their numbers alone.
  public func hasSameScreens(as other: RouterState) -> Bool {
    var other = other
    other.seq = seq
    return self == other
  }
}

/// The places of an app's screens in their list, by name. They are found at the first question, and serve all copies of
/// the list.
final class ScreenPlaces: Sendable, Equatable {
  private let places = Guarded<[ExactText: Int]?>(nil)

  func place(of name: String, in screens: [RouterApp.Screen]) -> Int? {
    places.withLock { places in
      let known =
        places
        ?? Dictionary(
          screens.enumerated().map { (ExactText($1.name), $0) }, uniquingKeysWith: { first, _ in first })
      places = known
      return known[ExactText(name)]
    }
  }

  /// The places follow from the list, which is compared itself.
  static func == (a: ScreenPlaces, b: ScreenPlaces) -> Bool { true }
}
