public import NavbridgeRuntime

/// The description of a split view of two or three columns, with one router for all of them (typed-routing §7).
///
///     RoutingSplitView(destination: MailRoute.self, root: .folders) { (id: MailID) in .mail(id) }
@ScriptThread
public struct RoutingSplitView<Destination: RouteDestination>: RoutingContainer {
  private let root: Destination.R
  private let content: ((AnyHashable) -> AnyRoute?)?
  private let detail: (AnyHashable) -> AnyRoute?

  /// Describes a split view of two columns.
  ///
  /// - Parameters:
  ///   - root: the route of the sidebar.
  ///   - detail: returns the route of a selected value.
  public init<Detail: Hashable & Sendable>(
    destination: Destination.Type, root: Destination.R, detail: @escaping (Detail) -> Destination.R
  ) {
    self.root = root
    content = nil
    self.detail = Self.erased(detail)
  }

  /// Describes a split view of three columns.
  ///
  /// - Parameters:
  ///   - root: the route of the sidebar.
  ///   - content: returns the route of a value that is selected in the sidebar.
  ///   - detail: returns the route of a value that is selected in the content column.
  public init<Content: Hashable & Sendable, Detail: Hashable & Sendable>(
    destination: Destination.Type, root: Destination.R, content: @escaping (Content) -> Destination.R,
    detail: @escaping (Detail) -> Destination.R
  ) {
    self.root = root
    self.content = Self.erased(content)
    self.detail = Self.erased(detail)
  }

  public func mount(in parent: BaseRouter) -> MountedSplit {
    let router = Router(.split(root.name, hasContentColumn: content != nil), root: AnyRoute(root), parent: parent)
    router.contentRouteFactory = content
    router.detailRouteFactory = detail
    return MountedSplit(router, ScreenMapping(Destination.self))
  }

  private static func erased<Value>(_ route: @escaping (Value) -> Destination.R) -> (AnyHashable) -> AnyRoute? {
    { ($0.base as? Value).map { AnyRoute(route($0)) } }
  }
}
