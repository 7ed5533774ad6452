/// Decides which tab a tab bar controller selects and shows.
struct TabSelectionMachine<Controller: AnyObject> {
  struct Change {
    let from: Controller?
    let to: Controller?
  }

  /// In the order of their tabs.
  private(set) var controllers: [Controller] = []
  /// The one that was selected last.
  private(set) var selected: Controller?
  /// The one whose view is shown, once the controller itself is.
  private(set) var shown: Controller?

  /// Takes `new` as the tabs. What is selected stays so; when it has gone, what took its place is selected.
  mutating func set(_ new: [Controller], keeping extra: Controller?) {
    let index = index(of: selected) ?? 0
    controllers = new
    if let selected, self.index(of: selected) != nil || selected === extra { return }
    selected = new.isEmpty ? nil : new[min(index, new.count - 1)]
  }

  mutating func select(_ controller: Controller) { selected = controller }

  func index(of controller: Controller?) -> Int? { controllers.firstIndex { $0 === controller } }

  /// The next change of what is shown, which counts as made. Nil when the selected one is shown.
  mutating func next() -> Change? {
    guard shown !== selected else { return nil }
    let change = Change(from: shown, to: selected)
    shown = selected
    return change
  }
}
