public import NavbridgeWire

/// The driver's methods of all designs, for clients that make their functions from the declarations.
public enum DriverMethods {
  /// The methods that exist with every design.
  public static let ofKernel: [DriverMethodDescription] = [
    DeviceMethods.snapshot.description, DeviceMethods.waitForIdle.description, DeviceMethods.tap.description,
    DeviceMethods.longPress.description, DeviceMethods.type.description, DeviceMethods.swipeBack.description,
    DeviceMethods.dismissModal.description,
    DeviceMethods.multiTap.description, DeviceMethods.scroll.description, DeviceMethods.scrollTo.description,
    DeviceMethods.swipe.description,
    DeviceMethods.drag.description, DeviceMethods.pinch.description, DeviceMethods.openSideMenu.description,
    DeviceMethods.closeSideMenu.description,
    DeviceMethods.search.description, DeviceMethods.rotate.description,
    DeviceMethods.setUserInterfaceStyle.description, DeviceMethods.setAnimationsEnabled.description,
    DeviceMethods.openURL.description,
    DeviceMethods.background.description, DeviceMethods.foreground.description, DeviceMethods.keyboard.description,
    DeviceMethods.reload.description, ScriptMethods.run.description, ClockMethods.pause.description,
    ClockMethods.resume.description, ClockMethods.now.description, ClockMethods.step.description,
    ClockMethods.advance.description, TrafficMethods.subscribe.description, StatisticsMethods.get.description,
  ]

  /// The methods that single designs add.
  public static let ofDesigns: [DriverMethodDescription] = [
    ReactNativeNavigationMethods.explainOptions.description, ReactNativeNavigationMethods.peek.description,
    CoordinatorRouterMethods.perform.description, CoordinatorRouterMethods.mapping.description,
    CoordinatorRouterMethods.setFlag.description, CoordinatorRouterMethods.setModalScreen.description,
    LayeredNavigationMethods.pan.description, LayeredNavigationMethods.touch.description,
  ]

  /// All methods as an array of `{"name","parameters"}`, from which a client makes a function for each of them.
  public static var table: JSON {
    .array(
      (ofKernel + ofDesigns).map { method in
        let now = method.kind == .act ? ActParameters.now.members : []
        return [
          "name": .string(method.name),
          "parameters": .array((method.parameters + now).map { .string($0.name) }),
        ]
      })
  }
}
