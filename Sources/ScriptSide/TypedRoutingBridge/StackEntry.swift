internal import NavbridgeTypedRouting

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
