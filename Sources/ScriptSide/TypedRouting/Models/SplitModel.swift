public import NavbridgeRuntime

/// The columns of a split view (typed-routing §7). All of this has no effect on other routers.
@ScriptThread
public protocol SplitModel: AnyObject {
  /// True if a split view shows one column only.
  var isCompact: Bool { get }
  /// True if a split view has three columns.
  var hasContentColumn: Bool { get }
  /// Makes the route of a selection in the detail column. Nil for a value of another type.
  var detailRouteFactory: ((AnyHashable) -> AnyRoute?)? { get set }
  /// Makes the route of a selection in the content column. Nil for a value of another type.
  var contentRouteFactory: ((AnyHashable) -> AnyRoute?)? { get set }
  /// Selects a value in the detail column, and empties the path. Nil clears the column. The present value, and a value
  /// without a route, have no effect.
  func select<Value: Hashable & Sendable>(detail value: Value?)
  /// Selects a value in the content column. Detail and path stay. Nil clears the column. The present value, and a value
  /// without a route, have no effect.
  func select<Value: Hashable & Sendable>(content value: Value?)
  /// The selection of the detail column, as a binding. Constantly nil on other routers.
  func detailBinding<Value: Hashable & Sendable>(as type: Value.Type) -> Binding<Value?>
  /// The selection of the content column, as a binding. Constantly nil on other routers.
  func contentBinding<Value: Hashable & Sendable>(as type: Value.Type) -> Binding<Value?>
}
