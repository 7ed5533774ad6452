public import HeadlessUIKit
internal import NavbridgeRuntime

/// Everything that a navigation can show (layered-navigation §5).
///
/// It is a value, and may be made on any thread. Constructors run on the main thread: those of roots at the set-up, all
/// others when their screens are shown.
public struct NavDefinitions: Sendable {
  /// Makes a new view controller for each screen that is shown.
  public typealias Constructor = @MainQueue @Sendable () -> UIViewController

  struct Root: Sendable {
    let name: String
    var config = NavConfig()
    let make: Constructor
  }

  struct Screen: Sendable {
    let make: Constructor
    /// The controllers over which an accessory may be shown. Nil for all.
    var parents: [String]?
    /// True for a screen that a script renders. Its payload must be codable.
    var isBridged = false
  }

  private(set) var nav: Root?
  /// The tabs by their indices, in the order of the tab bar.
  private(set) var tabs: [(index: Int, root: Root)] = []
  private(set) var controllers: [String: Screen] = [:]
  private(set) var accesories: [String: Screen] = [:]
  /// The bars of the accessories.
  public var accesoryConfig = NavConfig()

  /// Makes definitions without a root. Add one before the set-up.
  public init() {}

  /// Defines the root of the main navigation, which is required. Throws `definedTwice`.
  ///
  /// - Parameter name: its name in the state.
  public mutating func defineNavRoot(
    _ name: String = "root", config: NavConfig = NavConfig(), _ make: @escaping Constructor
  ) throws(NavFailure) {
    guard nav == nil else {
      throw NavFailure(.definedTwice, "The root of the main navigation is defined twice. Define it once.")
    }
    nav = Root(name: name, config: config, make: make)
  }

  /// Defines a tab, by the root of its stack. Throws `tooMany`, or `definedTwice` if the name or the index is taken.
  ///
  /// - Parameter index: the position in the tab bar, from 0 to 9; without it the number of tabs so far.
  public mutating func defineTabRoot(
    _ name: String, index: Int? = nil, config: NavConfig = NavConfig(), _ make: @escaping Constructor
  ) throws(NavFailure) {
    let index = index ?? tabs.count
    guard (0..<Layer.limit).contains(index) else {
      throw NavFailure(
        .tooMany, "The tab '\(name)' cannot have the index \(index): there are at most \(Layer.limit) tabs, from 0.")
    }
    guard !tabs.contains(where: { $0.index == index || $0.root.name == name }) else {
      throw NavFailure(
        .definedTwice,
        "The tab '\(name)' at \(index) is defined twice, or its index is taken. Give each tab a name and an index of its own."
      )
    }
    tabs.append((index, Root(name: name, config: config, make: make)))
    tabs.sort { $0.index < $1.index }
  }

  /// Defines a controller, which can be pushed onto the main navigation and onto tabs. Throws `definedTwice`.
  public mutating func define(controller name: String, _ make: @escaping Constructor) throws(NavFailure) {
    try define(controller: name, isBridged: false, make)
  }

  mutating func define(
    controller name: String, isBridged: Bool, _ make: @escaping Constructor
  ) throws(NavFailure) {
    guard controllers[name] == nil else {
      throw NavFailure(
        .definedTwice, "The controller '\(name)' is defined twice. Give each controller a name of its own.")
    }
    controllers[name] = Screen(make: make, isBridged: isBridged)
  }

  /// Defines an accessory, which can be pushed onto the layers of accessories. Throws `definedTwice`.
  ///
  /// - Parameter parents: the controllers and tabs over which it may be shown; nil for all. Over anything else its push
  ///   fails with `parentNotShown`.
  public mutating func define(
    accesory name: String, parents: [String]? = nil, _ make: @escaping Constructor
  ) throws(NavFailure) {
    try define(accesory: name, parents: parents, isBridged: false, make)
  }

  mutating func define(
    accesory name: String, parents: [String]?, isBridged: Bool, _ make: @escaping Constructor
  ) throws(NavFailure) {
    guard accesories[name] == nil else {
      throw NavFailure(
        .definedTwice, "The accessory '\(name)' is defined twice. Give each accessory a name of its own.")
    }
    accesories[name] = Screen(make: make, parents: parents, isBridged: isBridged)
  }

  /// Checks that the set-up is possible: there is a root, and each parent of an accessory is defined.
  func check() throws(NavFailure) {
    guard let nav else {
      throw NavFailure(.noRoot, "The main navigation has no root. Define one before the set-up.")
    }
    let known = Set([nav.name] + tabs.map(\.root.name) + controllers.keys)
    for (name, screen) in accesories.sorted(by: { $0.key < $1.key }) {
      guard let unknown = screen.parents?.first(where: { !known.contains($0) }) else { continue }
      throw NavFailure(
        .undefinedController,
        "The accessory '\(name)' names the parent '\(unknown)', which is not defined. Define it as a controller or a tab, "
          + "or remove it from the parents.")
    }
  }

  /// Returns what is defined under a name for a layer: an accessory for an accessory's layer, otherwise a controller.
  func screen(_ name: String, on layer: Layer) -> Screen? { layer.isAccesory ? accesories[name] : controllers[name] }

  /// Returns the tab of a name.
  func tab(named name: String) -> Layer? { tabs.first { $0.root.name == name }.map { .tab($0.index) } }

  func isDefined(_ layer: Layer) -> Bool {
    switch layer {
    case .nav: nav != nil
    case .tab(let index): tabs.contains { $0.index == index }
    case .accesory(let index): (0..<Layer.limit).contains(index)
    }
  }

  /// The names of everything that is defined, by kind.
  var names: (tabs: [String], controllers: [String], accesories: [String]) {
    (tabs.map(\.root.name), controllers.keys.sorted(), accesories.keys.sorted())
  }
}

/// The bars of a layer (layered-navigation §5).
public struct NavConfig: Sendable {
  /// True for a navigation bar.
  public var navBar = true
  /// True for the tab bar, where there is one.
  public var tabBar = true
  /// True when the navigation bar slides as it returns, after a screen has shown or hidden it.
  public var navBarAnimated = true

  /// - Parameter navBarAnimated: true when the bar slides back after a screen has changed it.
  public init(navBar: Bool = true, tabBar: Bool = true, navBarAnimated: Bool = true) {
    self.navBar = navBar
    self.tabBar = tabBar
    self.navBarAnimated = navBarAnimated
  }
}
