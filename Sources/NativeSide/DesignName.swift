internal import NavbridgeCoordinatorRouter
internal import NavbridgeKernel
internal import NavbridgeLayeredNavigation
internal import NavbridgeReactNativeNavigation

/// The navigation designs that a native side can run, by the names that `native-side --design` takes.
public enum DesignName: String, CaseIterable, Sendable {
  case reactNativeNavigation = "react-native-navigation"
  case coordinatorRouter = "coordinator-router"
  case layeredNavigation = "layered-navigation"

  var type: any NavigationDesign.Type {
    switch self {
    case .reactNativeNavigation: ReactNativeNavigation.self
    case .coordinatorRouter: CoordinatorRouter.self
    case .layeredNavigation: LayeredNavigation.self
    }
  }
}
