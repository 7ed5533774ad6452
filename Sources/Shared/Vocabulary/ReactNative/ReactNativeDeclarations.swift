public import NavbridgeWire

/// The modules of React Native itself, which every design offers, and the events that belong to no module.
public enum ReactNativeDeclarations {
  /// The modules of React Native that every design has.
  public static let all: [any DeclaredModule.Type] = [
    ListeningMethods.self, DevSettingsDeclaration.self, LinkingManagerDeclaration.self, AppStateDeclaration.self,
    AppearanceDeclaration.self, KeyboardObserverDeclaration.self, DeviceEventDeclarations.self,
    BenchmarkDeclaration.self,
  ]
}

/// React Native's developer settings, which reload the app (protocol §7).
public struct DevSettingsDeclaration: DeclaredListeningModule {
  /// The names of the module on the two routes.
  public static let names = ModuleNames("DevSettings")
  /// The methods and events of the module.
  public static let declared = DevSettingsDeclaration()

  /// `reload`: the script begins again.
  public let reload = DeclaredMethod("reload", returns: .nothing(), kinds: .void)
  /// `reloadWithReason`: the same, with a reason for the log.
  public let reloadWithReason = DeclaredMethod(
    "reloadWithReason", .text("reason"), returns: .nothing(), kinds: .void)
  /// The two methods by which a script begins and ends to listen.
  public let listening = ListeningMethods.declared
  /// The developer menu, which this device does not have.
  public let addMenuItem = DeclaredMethod("addMenuItem", .text("title"), returns: .nothing(), kinds: .void)
  /// `onFastRefresh`: has no effect here.
  public let onFastRefresh = DeclaredMethod("onFastRefresh", returns: .nothing(), kinds: .void)
  /// `setHotLoadingEnabled`: has no effect here.
  public let setHotLoadingEnabled = DeclaredMethod(
    "setHotLoadingEnabled", .flag("isEnabled"), returns: .nothing(), kinds: .void)
}

/// React Native's Linking.
public struct LinkingManagerDeclaration: DeclaredListeningModule {
  /// The names of the module on the two routes.
  public static let names = ModuleNames("LinkingManager")
  /// The methods and events of the module.
  public static let declared = LinkingManagerDeclaration()

  /// `getInitialURL`: the link with which the app was launched.
  public let getInitialURL = DeclaredMethod(
    "getInitialURL", returns: .optionalText("the URL that the app was opened with, or null"))
  /// The two methods by which a script begins and ends to listen.
  public let listening = ListeningMethods.declared
  /// `url`: the system has opened a link with the app.
  public let url = DeclaredMessage("url", .text("url"))
  /// `openURL`: has the system open a link.
  public let openURL = DeclaredMethod("openURL", .text("url"), returns: .flag("true"))
  /// `canOpenURL`: whether the system could.
  public let canOpenURL = DeclaredMethod("canOpenURL", .text("url"), returns: .flag("true"))
  /// `openSettings`: has no effect here.
  public let openSettings = DeclaredMethod("openSettings", returns: .nothing("null"))
}

/// React Native's AppState.
public struct AppStateDeclaration: DeclaredListeningModule {
  /// The names of the module on the two routes.
  public static let names = ModuleNames("AppState")
  /// The methods and events of the module.
  public static let declared = AppStateDeclaration()

  /// The two methods by which a script begins and ends to listen.
  public let listening = ListeningMethods.declared
  /// `appStateDidChange`: the app is active, inactive or in the background.
  public let appStateDidChange = DeclaredMessage("appStateDidChange", .text("app_state"))
  /// `getCurrentAppState`: the same as an answer.
  public let getCurrentAppState = DeclaredMethod(
    "getCurrentAppState", returns: .json(#"`{"app_state"}`"#), kinds: .callbacks)
}

/// Events of React Native that are sent with or without listeners.
public struct DeviceEventDeclarations: DeclaredModule {
  /// The names of the module on the two routes.
  public static let names = ModuleNames.none
  /// The methods and events of the module.
  public static let declared = DeviceEventDeclarations()

  private static let dimensions: [FieldDeclaration] = ["width", "height", "scale", "fontScale"].map {
    FieldDeclaration($0, .number)
  }
  /// `didUpdateDimensions`: the window or the screen has another size.
  public let didUpdateDimensions = DeclaredMessage(
    "didUpdateDimensions", .object("window", dimensions), .object("screen", dimensions))
  /// React Native's own `<Modal>` has been shown.
  public let modalHostShown = DeclaredMessage("modalHostShown", .integer("hostTag"))
  /// React Native's own `<Modal>` has been dismissed.
  public let modalHostDismissed = DeclaredMessage(
    "modalHostDismissed", .integer("hostTag"), .optional(.integer("identifier")))
  /// A button of an alert was tapped.
  public let alertAnswered = DeclaredMessage(
    "alertAnswered", .integer("alertId"), .text("buttonId"), .optional(.text("text")), .optional(.text("password")))
  /// The keyboard has come, or has gone with the height 0; for scripts with `scrolls`.
  public let keyboardMoved = DeclaredMessage("keyboardMoved", .number("height"))
  /// The text input that had the focus in a content has lost it with its screen, or has it again because the screen has come
  /// back; for scripts with `scrolls`.
  public let inputFocusChanged = DeclaredMessage(
    "inputFocusChanged", .flag("focused"), .integer("rootTag"), .optional(.integer("hostTag")))
}

/// React Native's Appearance.
public struct AppearanceDeclaration: DeclaredListeningModule {
  /// The names of the module on the two routes.
  public static let names = ModuleNames("Appearance")
  /// The methods and events of the module.
  public static let declared = AppearanceDeclaration()

  /// `getColorScheme`: the system's appearance.
  public let getColorScheme = DeclaredMethod(
    "getColorScheme", returns: .text("`light` or `dark`: the app's own style, or else the system's"), kinds: .sync)
  /// Any style other than `light` and `dark` returns to the system's.
  public let setColorScheme = DeclaredMethod("setColorScheme", .text("style"), returns: .nothing(), kinds: .void)
  /// The two methods by which a script begins and ends to listen.
  public let listening = ListeningMethods.declared
  /// `appearanceChanged`: the system has another appearance.
  public let appearanceChanged = DeclaredMessage("appearanceChanged", .text("colorScheme"))
}

/// React Native's Keyboard.
public struct KeyboardObserverDeclaration: DeclaredListeningModule {
  /// The event of a step of the keyboard's animation. The duration is in milliseconds.
  public typealias Event = DeclaredMessage<
    FieldTypes.Number, FieldTypes.Text, FieldTypes.Object, FieldTypes.Object, FieldTypes.Flag
  >

  /// The names of the module on the two routes.
  public static let names = ModuleNames("KeyboardObserver")
  /// The methods and events of the module.
  public static let declared = KeyboardObserverDeclaration()

  /// The two methods by which a script begins and ends to listen.
  public let listening = ListeningMethods.declared
  /// The keyboard begins to come.
  public let keyboardWillShow = event("keyboardWillShow")
  /// The keyboard is there.
  public let keyboardDidShow = event("keyboardDidShow")
  /// The keyboard begins to go.
  public let keyboardWillHide = event("keyboardWillHide")
  /// The keyboard has gone.
  public let keyboardDidHide = event("keyboardDidHide")
  /// The keyboard begins to move.
  public let keyboardWillChangeFrame = event("keyboardWillChangeFrame")
  /// The keyboard has moved.
  public let keyboardDidChangeFrame = event("keyboardDidChangeFrame")

  private static let coordinates: [FieldDeclaration] = ["screenX", "screenY", "width", "height"].map {
    FieldDeclaration($0, .number)
  }

  private static func event(_ name: String) -> Event {
    DeclaredMessage(
      name, .number("duration"), .text("easing"), .object("startCoordinates", coordinates),
      .object("endCoordinates", coordinates), .flag("isEventFromThisApp"))
  }
}

/// The two methods of every module that sends events only while it has listeners (protocol §5, 'event gating').
public struct ListeningMethods: DeclaredModule {
  /// The names of the module on the two routes.
  public static let names = ModuleNames.none
  /// The methods and events of the module.
  public static let declared = ListeningMethods()

  /// `addListener`: the script listens to an event from now on.
  public let addListener = DeclaredMethod("addListener", .text("eventName"), returns: .nothing(), kinds: .void)
  /// `removeListeners`: the script listens less often by this number.
  public let removeListeners = DeclaredMethod("removeListeners", .number("count"), returns: .nothing(), kinds: .void)
}

/// A module that sends its events only while it has listeners.
public protocol DeclaredListeningModule: DeclaredModule {
  /// The two methods by which a script begins and ends to listen.
  var listening: ListeningMethods { get }
}
