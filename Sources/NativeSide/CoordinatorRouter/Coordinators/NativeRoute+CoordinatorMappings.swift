internal import NavbridgeRuntime
public import NavbridgeVocabulary

extension NativeRoute {
  /// Returns the class of the coordinator that serves the route: the native one where the route is supported natively,
  /// by default a script coordinator (native-router §8). It is asked at each navigation.
  ///
  /// - Parameter mappings: The mappings of a running app, `router.mappings`.
  /// - Throws: `badMapping` for a route whose native coordinator does not exist.
  @MainQueue
  public func getCoordinator(_ mappings: any RouteMapping) throws(NativeRouterError) -> NavigationCoordinator.Type {
    try mappings.answer(for: self).type
  }
}
