extension DesignDescription {
  /// The iOS architecture of react-native-navigation.
  public static let reactNativeNavigation = DesignDescription(
    name: "react-native-navigation", modules: [RNNCommands.self, RNNEvents.self], recordedModules: [RNNCommands.self],
    libraries: [.layoutGuides, .layoutState],
    driverMethods: [
      ReactNativeNavigationMethods.explainOptions.declaration, ReactNativeNavigationMethods.peek.declaration,
    ])
}
