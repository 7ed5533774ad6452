/// The instructions of a deep link: which root, which path, and which route at last (typed-routing §9).
public struct DeeplinkRoute<R: Route>: Hashable, Sendable {
  /// The new root. Nil keeps the root.
  public let root: R?
  /// The routes that are pushed first.
  public let path: [R]
  /// The route that is shown at last.
  public let route: R?
  /// The way in which the last route is shown.
  public let type: RoutingType

  private init(root: R?, path: [R] = [], route: R? = nil, type: RoutingType) {
    self.root = root
    self.path = path
    self.route = route
    self.type = type
  }

  /// Pushes a route.
  public static func push(_ route: R, root: R? = nil, path: [R] = []) -> DeeplinkRoute {
    DeeplinkRoute(root: root, path: path, route: route, type: .push)
  }

  /// Presents a route as a sheet.
  public static func present(_ route: R, withStack: Bool = true, root: R? = nil, path: [R] = []) -> DeeplinkRoute {
    DeeplinkRoute(root: root, path: path, route: route, type: .sheet(withStack: withStack))
  }

  /// Presents a route over the full screen.
  public static func cover(_ route: R, root: R? = nil, path: [R] = []) -> DeeplinkRoute {
    DeeplinkRoute(root: root, path: path, route: route, type: .cover)
  }

  /// Pops to the root, which may be a new one.
  public static func popToRoot(root: R? = nil) -> DeeplinkRoute { DeeplinkRoute(root: root, type: .root) }

  /// Replaces the root. The effect is that of `popToRoot(root:)`, because every link pops to the root first.
  public static func updateRoot(_ route: R) -> DeeplinkRoute { DeeplinkRoute(root: route, type: .root) }
}

/// A deep link into a split view (typed-routing §7).
public struct SplitDeeplink<ContentData: Hashable & Sendable, DetailData: Hashable & Sendable, R: Route>:
  Hashable, Sendable
{
  /// The value that is selected in the content column first. Nil keeps the selection.
  public let content: ContentData?
  /// The value that is selected in the detail column then. Nil keeps the selection.
  public let detail: DetailData?
  /// The link that is followed in the detail column at last.
  public let deeplink: DeeplinkRoute<R>?

  /// Makes a link into a split view.
  public init(content: ContentData? = nil, detail: DetailData? = nil, deeplink: DeeplinkRoute<R>? = nil) {
    self.content = content
    self.detail = detail
    self.deeplink = deeplink
  }
}

/// A deep link into a tab (typed-routing §9).
public struct TabDeeplink<Tab: TabRoute, R: Route>: Hashable, Sendable {
  /// The tab that is selected first.
  public let tab: Tab
  /// The link that the tab's router follows. Nil only selects the tab.
  public let deeplink: DeeplinkRoute<R>?

  /// Makes a link into a tab.
  public init(tab: Tab, deeplink: DeeplinkRoute<R>?) {
    self.tab = tab
    self.deeplink = deeplink
  }
}
