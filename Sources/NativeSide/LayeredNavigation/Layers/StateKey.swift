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
