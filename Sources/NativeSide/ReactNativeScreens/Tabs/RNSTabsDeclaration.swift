internal import NavbridgeKernel

/// The names and events of native tabs in all versions: `RNSBottomTabs` until 4.23, `RNSTabsHost` in 4.24, `RNSTabsHostIOS` from
/// 4.25 on (react-native-screens §13).
enum RNSTabsDeclaration {
  static let hostNames = ["RNSBottomTabs", "RNSTabsHost", "RNSTabsHostIOS"]
  static let screenNames = ["RNSBottomTabsScreen", "RNSTabsScreen", "RNSTabsScreenIOS"]

  static let hostEvents = [
    "NativeFocusChange", "TabSelected", "TabSelectionRejected", "TabSelectionPrevented", "MoreTabSelected",
  ]
  static let screenEvents = ["WillAppear", "DidAppear", "WillDisappear", "DidDisappear", "LifecycleStateChange"]
}

/// The properties of native tabs.
enum RNSTabsHostProperty: Int, ComponentProperty {
  case controlNavigationStateInJS, tabBarHidden, tabBarTintColor, tabBarBackgroundColor, navStateRequest
  case rejectStaleNavStateUpdates, nativeContainerBackgroundColor, colorScheme, layoutDirection

  var valueType: ComponentPropertyType {
    switch self {
    case .controlNavigationStateInJS, .tabBarHidden, .rejectStaleNavStateUpdates: .flag
    case .tabBarTintColor, .tabBarBackgroundColor, .nativeContainerBackgroundColor: .color
    case .navStateRequest: .object
    case .colorScheme, .layoutDirection: .text
    }
  }
}

/// The properties of a native tab.
enum RNSTabsScreenProperty: Int, ComponentProperty {
  case tabKey, screenKey, isFocused, title, badgeValue, iconType, iconImageSource, iconSfSymbolName, iconResourceName
  case selectedIconImageSource, selectedIconSfSymbolName, selectedIconResourceName, systemItem, tabBarItemTestID
  case tabBarItemAccessibilityLabel, standardAppearance, specialEffects, orientation, preventNativeSelection
  case userInterfaceStyle
  /// The script reads it, because the scroll views are there.
  case overrideScrollViewContentInsetAdjustmentBehavior

  var valueType: ComponentPropertyType {
    switch self {
    case .isFocused, .preventNativeSelection, .overrideScrollViewContentInsetAdjustmentBehavior: .flag
    case .iconImageSource, .selectedIconImageSource: .image
    case .standardAppearance, .specialEffects: .object
    default: .text
    }
  }
}
