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

/// A part of the native side that commands change, by its layout id. Commands that concern the same part wait for each
/// other.
enum NativeSubject: Hashable {
  case stack(String)
  case tabs(String)
  /// The chain of modals, which the whole device shares.
  case modals
}

/// A screen of a native stack, once all commands that were given have been carried out.
struct StackEntry {
  /// The id. Nil for a native screen that another one has pushed.
  let componentId: String?
  let route: AnyRoute
  /// The number of the screen that is shown here. Nil while the container has made none for it yet.
  var screen: Int?

  /// The counterpart of a native screen that nobody here has pushed.
  static func native(_ name: String, componentId: String? = nil) -> StackEntry {
    StackEntry(componentId: componentId, route: AnyRoute(NativeScreenRoute(name)), screen: nil)
  }
}

/// Native tabs that show a container.
@ScriptThread
final class NativeTabs {
  let id: String
  weak var container: MountedTabs?
  /// The index of the selected tab, once all commands that were given have been carried out.
  var selected: Int
  /// True if a selection was sent and the native side has not been read since.
  var isUnconfirmed = false
  /// The stacks of tabs that have not been mounted, by their indices.
  var unmounted: [Int: NativeStack] = [:]

  init(_ container: MountedTabs) {
    id = "tabs-\(container.id)"
    self.container = container
    selected = Self.selected(of: container)
  }

  /// The index of the tab that the container's state selects.
  var wanted: Int { container.map(Self.selected) ?? selected }

  private static func selected(of container: MountedTabs) -> Int {
    container.tabs.firstIndex(of: container.tabRouter.tab) ?? 0
  }
}

/// A native modal that shows a presentation.
@ScriptThread
final class NativeModal {
  let id: String
  weak var container: MountedStack?
  let containerID: Int
  weak var presenter: MountedStack?
  let slot: PresentationSlot
  /// What the commands for the modal change.
  let subjects: [NativeSubject]
  /// The only screen of a modal without a stack, which cannot be replaced in it.
  private let onlyScreen: Int?

  init(
    _ id: String, _ container: MountedStack, in slot: PresentationSlot, of presenter: MountedStack,
    subjects: [NativeSubject]
  ) {
    self.id = id
    self.container = container
    containerID = container.id
    self.presenter = presenter
    self.slot = slot
    self.subjects = subjects
    onlyScreen = container.hasStack ? nil : container.rootScreen?.id
  }

  /// True if the routers' state still asks for this modal.
  var isWanted: Bool {
    guard let container, container.isMounted else { return false }
    return container.hasStack || container.rootScreen?.id == onlyScreen
  }
}
