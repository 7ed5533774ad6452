internal import NavbridgeRuntime
internal import NavbridgeTypedRouting

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
