/// A navigable area with a navigation controller and a stack of its own (layered-navigation §2). The spelling of
/// `accesory` is the source's.
public enum Layer: Hashable, Sendable {
  /// The main navigation, which is the root of the window.
  case nav
  /// A tab of the tab bar controller, which is presented over the main navigation.
  case tab(Int)
  /// An area that covers the whole screen above the tabs. A higher index is drawn above a lower one.
  case accesory(Int)

  /// The greatest number of tabs, and that of accessories.
  public static let limit = 10
  /// Another name of the lowest accessory.
  public static let modal = Layer.accesory(0)
  /// All layers, from the back of the screen to the front.
  public static let all = [.nav] + (0..<limit).map(Layer.tab) + (0..<limit).map(Layer.accesory)

  /// The position in `all`.
  var position: Int {
    switch self {
    case .nav: 0
    case .tab(let index): 1 + index
    case .accesory(let index): 1 + Self.limit + index
    }
  }

  /// The name in states, in traces and on the wire: `nav`, `tab3`, `accesory0`.
  public var name: String {
    switch self {
    case .nav: "nav"
    case .tab(let index): "tab\(index)"
    case .accesory(let index): "accesory\(index)"
    }
  }

  /// Reads a name. `modal` is the lowest accessory. Nil if there is no such layer.
  public init?(name: String) {
    guard let found = name == "modal" ? .modal : Self.all.first(where: { $0.name == name }) else { return nil }
    self = found
  }

  /// True for an accessory, which is above `nav` and the tabs and never is the active layer.
  public var isAccesory: Bool { if case .accesory = self { true } else { false } }

  /// True for a tab.
  public var isTab: Bool { if case .tab = self { true } else { false } }
}

/// The layer that a call names.
enum LayerReference: Hashable, Sendable {
  case layer(Layer)
  /// The tab component as it is. It can be hidden; any other call acts on the tab that is selected when the call has its
  /// turn (layered-navigation §4).
  case anyTab
  /// The tab of a name, which is looked up when a call has its turn.
  case tab(named: String)

  var name: String {
    switch self {
    case .layer(let layer): layer.name
    case .anyTab: "tab.any"
    case .tab(let name): "tab.\(name)"
    }
  }

  /// The layer that is meant when this tab is selected. Nil for the name of a tab that is not defined, or before the set-up.
  func layer(selectedTab: Int, tab: (_ name: String) -> Layer?) -> Layer? {
    switch self {
    case .layer(let layer): layer
    case .anyTab: .tab(selectedTab)
    case .tab(let name): tab(name)
    }
  }

  init?(name: String) {
    if name == "tab.any" || name == "tab" {
      self = .anyTab
    } else if let layer = Layer(name: name) {
      self = .layer(layer)
    } else {
      return nil
    }
  }
}

/// A key of the state that can be observed (layered-navigation §2). Each layer has one of its own.
public enum StateKey: Hashable, Sendable {
  /// The name of the layer that shows: `nav` or a tab.
  case layerActive
  /// The indices of the accessories that are up.
  case accesories
  /// The current context of a layer.
  case layer(Layer)

  /// All keys, in the order in which their reactions run.
  public static let all = [.layerActive, .accesories] + Layer.all.map(StateKey.layer)

  /// The name in traces and on the wire: `layerActive`, `accesories`, `layers.tab3`.
  public var name: String {
    switch self {
    case .layerActive: "layerActive"
    case .accesories: "accesories"
    case .layer(let layer): "layers.\(layer.name)"
    }
  }

  /// Reads a name. Besides `layers.tab3` and `layers.accesory3`, the names `tabs.layer3` and `accesories.layer3` are
  /// accepted. Nil if there is no such key.
  public init?(name: String) {
    let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
    switch (parts.first, parts.count) {
    case ("layerActive", 1): self = .layerActive
    case ("accesories", 1): self = .accesories
    case ("layers", 2): self.init(Layer(name: parts[1]))
    case ("tabs", 2): self.init(Layer(name: parts[1].replacing(/^layer/, with: "tab")))
    case ("accesories", 2): self.init(Layer(name: parts[1].replacing(/^layer/, with: "accesory")))
    default: return nil
    }
  }

  private init?(_ layer: Layer?) {
    guard let layer else { return nil }
    self = .layer(layer)
  }
}
