internal import NavbridgeKernel

/// The properties and the events of native tabs, under the names of all versions: `RNSBottomTabs` until 4.23, `RNSTabsHost`
/// in 4.24, `RNSTabsHostIOS` from 4.25 on (react-native-screens §13).
enum RNSTabsDeclaration {
  static let hostNames = ["RNSBottomTabs", "RNSTabsHost", "RNSTabsHostIOS"]
  static let screenNames = ["RNSBottomTabsScreen", "RNSTabsScreen", "RNSTabsScreenIOS"]

  static let hostProperties: KeyValuePairs<String, ComponentPropertyType> = [
    "controlNavigationStateInJS": .flag, "tabBarHidden": .flag, "tabBarTintColor": .color,
    "tabBarBackgroundColor": .color, "navStateRequest": .object, "rejectStaleNavStateUpdates": .flag,
  ]

  static let hostEvents = [
    "NativeFocusChange", "TabSelected", "TabSelectionRejected", "TabSelectionPrevented", "MoreTabSelected",
  ]

  static let screenProperties: KeyValuePairs<String, ComponentPropertyType> = [
    "tabKey": .text, "screenKey": .text, "isFocused": .flag, "title": .text, "badgeValue": .text, "iconType": .text,
    "iconImageSource": .image, "iconSfSymbolName": .text, "iconResourceName": .text, "selectedIconImageSource": .image,
    "selectedIconSfSymbolName": .text, "selectedIconResourceName": .text, "systemItem": .text,
    "tabBarItemTestID": .text, "tabBarItemAccessibilityLabel": .text, "standardAppearance": .object,
    "specialEffects": .object, "orientation": .text, "preventNativeSelection": .flag,
  ]

  static let screenEvents = ["WillAppear", "DidAppear", "WillDisappear", "DidDisappear", "LifecycleStateChange"]
}
