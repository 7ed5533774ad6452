internal import HeadlessUIKit
internal import NavbridgeRuntime

/// Everything that a navigation can show (layered-navigation §5). Constructors run when their screens are shown.
@MainQueue
struct NavDefinitions {
  typealias Constructor = @MainQueue () -> UIViewController

  struct Root {
    let name: String
    var config = NavConfig()
    let make: Constructor
  }

  struct Screen {
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
  var accesoryConfig = NavConfig()

  init() {}

  mutating func defineNavRoot(
    _ name: String = "root", config: NavConfig = NavConfig(), _ make: @escaping Constructor
  ) throws(NavFailure) {
    guard nav == nil else { throw NavFailure(.definedTwice, "The root of the main navigation is defined twice.") }
    nav = Root(name: name, config: config, make: make)
  }

  /// - Parameter index: the position in the tab bar; without it the number of tabs so far.
  mutating func defineTabRoot(
    _ name: String, index: Int? = nil, config: NavConfig = NavConfig(), _ make: @escaping Constructor
  ) throws(NavFailure) {
    let index = index ?? tabs.count
    guard (0..<Layer.limit).contains(index) else {
      throw NavFailure(
        .tooMany, "The tab '\(name)' cannot have the index \(index): there are at most \(Layer.limit) tabs, from 0.")
    }
    guard !tabs.contains(where: { $0.index == index || $0.root.name == name }) else {
      throw NavFailure(.definedTwice, "The tab '\(name)' at \(index) is defined twice, or its index is taken.")
    }
    tabs.append((index, Root(name: name, config: config, make: make)))
    tabs.sort { $0.index < $1.index }
  }

  mutating func define(
    controller name: String, isBridged: Bool = false, _ make: @escaping Constructor
  ) throws(NavFailure) {
    guard controllers[name] == nil else {
      throw NavFailure(.definedTwice, "The controller '\(name)' is defined twice.")
    }
    controllers[name] = Screen(make: make, isBridged: isBridged)
  }

  /// - Parameter parents: the controllers over which it may be shown; nil for all.
  mutating func define(
    accesory name: String, parents: [String]? = nil, isBridged: Bool = false, _ make: @escaping Constructor
  ) throws(NavFailure) {
    guard accesories[name] == nil else { throw NavFailure(.definedTwice, "The accessory '\(name)' is defined twice.") }
    accesories[name] = Screen(make: make, parents: parents, isBridged: isBridged)
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
