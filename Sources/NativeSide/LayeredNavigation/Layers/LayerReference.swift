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
