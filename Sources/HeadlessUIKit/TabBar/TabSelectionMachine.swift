/// Decides which tab a tab bar controller selects and shows.
struct TabSelectionMachine<Controller: AnyObject> {
  struct Change {
    let from: Controller?
    let to: Controller?
  }

  /// The view controllers in the order of their tabs.
  private(set) var controllers: [Controller] = []
  /// The view controller that was selected last.
  private(set) var selected: Controller?
  /// The view controller whose view is shown while the tab bar controller itself is shown.
  private(set) var shown: Controller?

  /// Makes `new` the tabs. The selected view controller stays selected. When it is no longer a tab, the one at its
  /// former position is selected.
  mutating func set(_ new: [Controller], keeping extra: Controller?) {
    let index = index(of: selected) ?? 0
    controllers = new
    if let selected, self.index(of: selected) != nil || selected === extra { return }
    selected = new.isEmpty ? nil : new[min(index, new.count - 1)]
  }

  mutating func select(_ controller: Controller) { selected = controller }

  func index(of controller: Controller?) -> Int? { controllers.firstIndex { $0 === controller } }

  /// Returns the next change of the shown view controller and counts it as made. Returns nil when the selected one is
  /// shown.
  mutating func next() -> Change? {
    guard shown !== selected else { return nil }
    let change = Change(from: shown, to: selected)
    shown = selected
    return change
  }
}
