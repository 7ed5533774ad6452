public import NavbridgeRuntime

/// The description of tabs, each of which has a container of its own (typed-routing §6).
///
///     RoutingTabView(tab: MainTab.home, destination: AppRoute.self) { tab, destination in
///       switch tab {
///       case .home: RoutingView(tab: tab, destination: destination, root: .home)
///       case .search: RoutingView(tab: tab, destination: SearchRoute.self, root: .form)
///       }
///     }
@ScriptThread
public struct RoutingTabView<Tab: TabRoute, Destination: RouteDestination>: RoutingContainer {
  private let tab: Tab
  private let tabs: [Tab]
  private let attachMode: TabAttachMode
  private let content: (Tab, Destination.Type) -> any RoutingContainer

  /// Describes tabs.
  ///
  /// - Parameters:
  ///   - tab: the tab that is selected first.
  ///   - destination: the destination that `content` receives.
  ///   - tabs: all tabs, in their order in the bar.
  ///   - attachMode: the time at which the tabs are mounted.
  ///   - content: returns the container of a tab. It is called once for each tab, when the tab is mounted.
  public init(
    tab: Tab, destination: Destination.Type, tabs: [Tab], attachMode: TabAttachMode = .together,
    content: @escaping (Tab, Destination.Type) -> any RoutingContainer
  ) {
    self.tab = tab
    self.tabs = tabs
    self.attachMode = attachMode
    self.content = content
  }

  public func mount(in parent: BaseRouter) -> MountedTabs {
    let tabRouter = TabRouter(tab: tab, parent: parent)
    return MountedTabs(tabRouter, tabs.map { AnyTabRoute($0) }, attachMode) { [content, weak tabRouter] tab in
      // The mounted container holds the tab router, so it is there.
      content(tab.wrapped as! Tab, Destination.self).mount(in: tabRouter!)
    }
  }
}

extension RoutingTabView where Tab: CaseIterable {
  /// Describes tabs that are the cases of an enum, in their order.
  public init(
    tab: Tab, destination: Destination.Type, attachMode: TabAttachMode = .together,
    content: @escaping (Tab, Destination.Type) -> any RoutingContainer
  ) {
    self.init(
      tab: tab, destination: destination, tabs: Array(Tab.allCases), attachMode: attachMode, content: content)
  }
}

/// The times at which the tabs of a tab view are mounted, and get their routers. The names are those of
/// react-native-navigation's option `tabsAttachMode`.
public enum TabAttachMode: String, Hashable, Sendable, CaseIterable {
  /// All tabs with the tab view itself.
  case together
  /// The selected tab with the tab view itself, the others at the end of the tick.
  case afterInitialTab
  /// Each tab at the end of the tick in which it is selected first.
  case onSwitchToTab
}
