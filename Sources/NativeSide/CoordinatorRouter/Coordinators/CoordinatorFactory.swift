internal import NavbridgeRuntime
internal import NavbridgeVocabulary

/// Makes the coordinators of script screens, and native ones by their classes (native-router §1).
@MainQueue
struct CoordinatorFactory {
  func makeReactCoordinator(
    _ route: NativeRoute, router: NativeAppRouter, navigationBridge: any NavigationBridge
  ) -> ReactCoordinator {
    make("makeReactCoordinator", route, router, navigationBridge)
  }

  func makeModalReactCoordinator(
    _ route: NativeRoute, router: NativeAppRouter, navigationBridge: any NavigationBridge
  ) -> ModalReactCoordinator {
    make("makeModalReactCoordinator", route, router, navigationBridge)
  }

  private func make<Made: ReactCoordinator>(
    _ method: String, _ route: NativeRoute, _ router: NativeAppRouter, _ navigationBridge: any NavigationBridge
  ) -> Made {
    router.trace(.mapping, "CoordinatorFactory", method, id: route.name)
    let made = Made(route: route, router: router)
    made.navigationBridge = navigationBridge
    return made
  }

  func makeNativeCoordinator(_ type: NavigationCoordinator.Type, _ route: NativeRoute, router: NativeAppRouter)
    -> NavigationCoordinator
  {
    type.init(route: route, router: router)
  }
}
