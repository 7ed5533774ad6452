/// The layer that a call names.
enum LayerReference: Hashable, Sendable {
  case layer(Layer)
  /// The tab component as it is. It can be hidden; any other call acts on the tab that is selected when the call has its
  /// turn (layered-navigation §4).
  case anyTab

  var name: String {
    switch self {
    case .layer(let layer): layer.name
    case .anyTab: "tab.any"
    }
  }

  /// The layer that is meant when this tab is selected.
  func layer(selectedTab: Int) -> Layer {
    switch self {
    case .layer(let layer): layer
    case .anyTab: .tab(selectedTab)
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
