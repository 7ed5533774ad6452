extension DesignDescription {
  /// Tabs of stacks of coordinators, which native code, script, gestures and links drive through one router.
  public static let coordinatorRouter = DesignDescription(
    name: "coordinator-router", modules: [NativeAppViewDeclaration.self],
    driverMethods: [
      CoordinatorRouterMethods.perform.declaration, CoordinatorRouterMethods.mapping.declaration,
      CoordinatorRouterMethods.setFlag.declaration, CoordinatorRouterMethods.setModalScreen.declaration,
    ])
}
