internal import NavbridgeRuntime
internal import NavbridgeVocabulary

/// Makes the coordinators of script screens, and native ones by their classes (native-router §1).
@MainQueue
struct CoordinatorFactory {
  func makeReactCoordinator(
    _ route: Route, router: Router, navigationBridge: any NavigationBridge
  ) -> ReactCoordinator {
    router.trace(.mapping, "CoordinatorFactory", "makeReactCoordinator", id: route.name)
    let made = ReactCoordinator(route: route, router: router)
    made.navigationBridge = navigationBridge
    return made
  }

  func makeModalReactCoordinator(
    _ route: Route, router: Router, navigationBridge: any NavigationBridge
  ) -> ModalReactCoordinator {
    router.trace(.mapping, "CoordinatorFactory", "makeModalReactCoordinator", id: route.name)
    let made = ModalReactCoordinator(route: route, router: router)
    made.navigationBridge = navigationBridge
    return made
  }

  func makeNativeCoordinator(_ type: NavigationCoordinator.Type, _ route: Route, router: Router)
    -> NavigationCoordinator
  {
    type.init(route: route, router: router)
  }
}
