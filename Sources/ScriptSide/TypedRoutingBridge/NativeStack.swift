internal import NavbridgeRuntime
internal import NavbridgeTypedRouting

/// A native stack that shows a container, or a column of one.
@ScriptThread
final class NativeStack {
  enum Column {
    /// All screens of the container in one stack.
    case all
    /// The sidebar of a split view, with the content column as its second level.
    case master
    /// The detail of a split view and the path.
    case detail
  }

  let id: String
  let column: Column
  /// The end of the ids of its screens. It differs from the former one's when a modal is shown again, so that events of
  /// the two are not confused.
  let suffix: String
  /// Nil for the stack of a tab that has not been mounted yet.
  weak var container: MountedStack?
  /// The screens, once all commands that were given have been carried out.
  var entries: [StackEntry] = []

  init(_ id: String, _ container: MountedStack?, _ column: Column = .all, suffix: String = "") {
    self.id = id
    self.suffix = suffix
    self.container = container
    self.column = column
  }

  /// The screens that the container's state asks for.
  var wanted: [WantedScreen] {
    guard let container else { return [.placeholder] }
    if column == .all, !(container is MountedSplit) { return container.screens.map { .mounted($0) } }
    let split = container as? MountedSplit
    let sidebar = [container.rootScreen, split?.contentScreen]
    switch column {
    case .all: return Self.screens(sidebar + [split?.detailScreen] + container.pushedScreens)
    case .master: return Self.screens(sidebar)
    case .detail:
      return [split?.detailScreen.map { .mounted($0) } ?? .placeholder] + Self.screens(container.pushedScreens)
    }
  }

  /// Returns true if the screens have this count and top.
  func shows(count: Int, topId: String?) -> Bool { entries.count == count && entries.last?.componentId == topId }

  private static func screens(_ screens: [MountedScreen?]) -> [WantedScreen] {
    screens.compactMap { screen in screen.map { .mounted($0) } }
  }
}
