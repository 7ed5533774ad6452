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
