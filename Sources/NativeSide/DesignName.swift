internal import NavbridgeKernel
internal import NavbridgeReactNativeNavigation

/// The navigation designs that a native side can run, by the names that `native-side --design` takes.
public enum DesignName: String, CaseIterable, Sendable {
  case reactNativeNavigation = "react-native-navigation"

  var type: any NavigationDesign.Type {
    switch self {
    case .reactNativeNavigation: ReactNativeNavigation.self
    }
  }
}
