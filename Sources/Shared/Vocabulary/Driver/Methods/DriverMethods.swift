public import NavbridgeWire

/// The driver's methods of all designs, for clients that make their functions from the declarations.
public enum DriverMethods {
  /// The methods that exist with every design.
  public static let ofKernel: [MethodDeclaration] = [
    DeviceMethods.snapshot.declaration, DeviceMethods.screenshot.declaration,
    DeviceMethods.explainOptions.declaration, DeviceMethods.waitForIdle.declaration, DeviceMethods.tap.declaration,
    DeviceMethods.longPress.declaration, DeviceMethods.type.declaration, DeviceMethods.swipeBack.declaration,
    DeviceMethods.dismissModal.declaration, DeviceMethods.dragSheet.declaration,
    DeviceMethods.multiTap.declaration, DeviceMethods.scroll.declaration, DeviceMethods.scrollTo.declaration,
    DeviceMethods.swipe.declaration,
    DeviceMethods.drag.declaration, DeviceMethods.pinch.declaration, DeviceMethods.gesture.declaration,
    DeviceMethods.moveFinger.declaration, DeviceMethods.liftFinger.declaration,
    DeviceMethods.elementAt.declaration, DeviceMethods.keys.declaration, DeviceMethods.openSideMenu.declaration,
    DeviceMethods.closeSideMenu.declaration,
    DeviceMethods.search.declaration, DeviceMethods.rotate.declaration,
    DeviceMethods.setUserInterfaceStyle.declaration, DeviceMethods.setAnimationsEnabled.declaration,
    DeviceMethods.openURL.declaration,
    DeviceMethods.background.declaration, DeviceMethods.foreground.declaration, DeviceMethods.keyboard.declaration,
    DeviceMethods.reload.declaration, ScriptMethods.run.declaration, ScriptMethods.strike.declaration,
    ClockMethods.pause.declaration, ClockMethods.resume.declaration, ClockMethods.now.declaration,
    ClockMethods.step.declaration, ClockMethods.advance.declaration, ClockMethods.settle.declaration,
    TrafficMethods.subscribe.declaration, StatisticsMethods.get.declaration, StatisticsMethods.waits.declaration,
  ]

  /// The methods that single designs add.
  public static let ofDesigns = DesignDescription.all.flatMap(\.driverMethods)

  /// All methods as an array of `{"name","parameters"}`, from which a client makes a function for each of them.
  public static var table: JSON {
    .array(
      (ofKernel + ofDesigns).map { method in
        ["name": .string(method.name), "parameters": .texts(method.allParameters.map(\.name))]
      })
  }
}
