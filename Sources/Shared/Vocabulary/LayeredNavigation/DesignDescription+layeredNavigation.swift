extension DesignDescription {
  /// Layers with a stack each, which are edited as data and then displayed.
  public static let layeredNavigation = DesignDescription(
    name: "layered-navigation", modules: [LayersDeclaration.self],
    driverMethods: [LayeredNavigationMethods.pan.declaration, LayeredNavigationMethods.touch.declaration])
}
