public import NavbridgeRuntime

/// All that a view model needs of a router (typed-routing §3). Depend on this protocol, so that a test can pass a
/// `RouterSpy`.
///
///     @ScriptThread
///     final class ItemModel {
///       private let router: any RouterModel
///
///       init(router: any RouterModel) { self.router = router }
///
///       func choose(_ number: Int) { router.terminate(ItemChoice(number: number)) }
///     }
@ScriptThread
public protocol RouterModel: BaseRouterModel, ContextModel, PresentationModel, SplitModel {
  /// The number of routes from the root on, with those of the columns of a split view.
  var routeCount: Int { get }
  /// Shows a route in the way of its `routingType`.
  func route(_ route: some Route)
  /// Replaces the root. The path stays as it is.
  func update(root route: some Route)
  /// Appends a route to the path.
  func push(_ route: some Route)
  /// Removes the last route of the path. No effect on an empty path.
  func back()
  /// Empties the path. No effect on an empty path.
  func popToRoot()
  /// Sends a message to its observers, and then goes back to the observer in this stack, closes the presentation, or
  /// pops the top screen. Use `canTerminate(_:)` first to find out if there is an observer.
  func terminate(_ value: some RouteContext)
}
