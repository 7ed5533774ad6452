internal import NavbridgeRuntime
package import NavbridgeVocabulary

extension Route {
  /// Returns the class of the coordinator that serves the route: the native one where the route is supported natively,
  /// by default a script coordinator (native-router §8).
  @MainQueue
  package func getCoordinator(_ mappings: RouterMappings) throws(RouterError) -> NavigationCoordinator.Type {
    try mappings.answer(for: self).type
  }
}
