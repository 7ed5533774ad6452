/// The layer that shows, and the accessories above it (layered-navigation §2). An accessory never is the active layer.
struct ActiveLayer: Equatable, Sendable {
  /// `nav` or a tab.
  private(set) var active = Layer.nav
  /// The tab that was shown last. The tab component shows it again.
  private(set) var selectedTab: Int
  /// The indices of the accessories that are up, in rising order.
  private(set) var accesories: [Int] = []

  init(selectedTab: Int = 0) { self.selectedTab = selectedTab }

  /// Makes a layer show, before a push or a pop on it. Returns the accessories whose flags changed: their stacks are
  /// emptied, so that each starts from an empty stack.
  mutating func show(_ layer: Layer) -> [Int] {
    switch layer {
    case .nav, .tab:
      activate(layer)
      defer { accesories = [] }
      return accesories
    case .accesory(let index): return setAccesory(index, isUp: true)
    }
  }

  /// Shows a tab and keeps the accessories.
  mutating func showTab(_ index: Int) { activate(.tab(index)) }

  /// Shows the main navigation and keeps the accessories.
  mutating func hideTabs() { active = .nav }

  /// Sets the flag of an accessory, and keeps the active layer. Returns the accessories whose flags changed.
  mutating func setAccesory(_ index: Int, isUp: Bool) -> [Int] {
    guard accesories.contains(index) != isUp else { return [] }
    if isUp { accesories = (accesories + [index]).sorted() } else { accesories.removeAll { $0 == index } }
    return [index]
  }

  func isShown(_ layer: Layer) -> Bool {
    if case .accesory(let index) = layer { accesories.contains(index) } else { active == layer }
  }

  private mutating func activate(_ layer: Layer) {
    active = layer
    if case .tab(let index) = layer { selectedTab = index }
  }
}
