public import NavbridgeRuntime

/// The base of all routers: identity, place in the tree, children, and observers of messages (typed-routing §2).
///
/// A router holds its parent and its children weakly. The container that shows it holds it, and nothing else need.
/// Routers belong to the script's thread. A router may be released on any thread; its end is then noted on the script's
/// thread.
@ScriptThread
public class BaseRouter: Identifiable {
  /// The router's identity within its tree.
  public nonisolated let id: RouterID
  /// The part that all routers of the tree share.
  public nonisolated let tree: RouterTree
  /// The router's textual form, such as `router(tab(home))`.
  public nonisolated let description: String
  /// The router above, as long as it lives.
  public private(set) weak var parent: BaseRouter?
  /// The route at the bottom.
  public internal(set) var root: AnyRoute

  var records: [ContextRecord] = []
  private var weakChildren: [WeakRouter] = []

  init(tree: RouterTree, parent: BaseRouter?, root: AnyRoute, description: String) {
    id = tree.nextRouter()
    self.tree = tree
    self.parent = parent
    self.root = root
    self.description = description
  }

  deinit { tree.ended(RouterInfo(id: id, description: description)) }

  /// The settings, which are those of the router at the top.
  public var configuration: Configuration { tree.configuration }
  /// The route that is shown, without regard to presentations.
  public var currentRoute: AnyRoute { root }
  /// The number of pushed routes.
  public var pathCount: Int { 0 }
  /// The live children, in the order in which they were made.
  public var children: [BaseRouter] { weakChildren.compactMap(\.router) }
  /// The router at the top of the tree.
  public var rootRouter: BaseRouter { parent?.rootRouter ?? self }

  /// The router, as log entries name it.
  public var info: RouterInfo { RouterInfo(id: id, description: description) }

  /// The deepest router on the way down through the most recent children, and through the selected tabs. Call it when
  /// it is needed, because it changes with each presentation.
  public func deepestRouter() -> Router? {
    for child in children.reversed() {
      if let router = child.deepestRouter() { return router }
    }
    return self as? Router
  }

  /// Forgets all children. It dismisses nothing.
  public func clearChildren() { weakChildren = [] }

  /// Registers the router with its parent. Initializers call it last.
  func begin() {
    parent?.add(child: self)
    tree.log(
      .create(from: parent?.info, parent == nil ? configuration : nil), info)
    tree.renderer?.routerCreated(self)
  }

  func remove(child: BaseRouter) { weakChildren.removeAll { $0.router === child } }

  private func add(child: BaseRouter) {
    weakChildren.removeAll { $0.router == nil }
    weakChildren.append(WeakRouter(router: child))
  }

  func log(_ message: @autoclosure () -> LoggerMessage) { tree.log(message(), info) }

  func publish(_ change: RouterChange) { tree.renderer?.router(self, changed: change) }
}

private struct WeakRouter {
  weak var router: BaseRouter?
}

extension BaseRouter: CustomStringConvertible {}
