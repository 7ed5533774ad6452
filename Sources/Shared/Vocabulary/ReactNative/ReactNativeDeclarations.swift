public import NavbridgeWire

/// The modules of React Native itself, which every design offers, and the events that belong to no module.
public enum ReactNativeDeclarations {
  public static let all: [any DeclaredModule.Type] = [
    ListeningMethods.self, DevSettingsDeclaration.self, LinkingManagerDeclaration.self, AppStateDeclaration.self,
    AppearanceDeclaration.self, KeyboardObserverDeclaration.self, DeviceEventDeclarations.self,
    BenchmarkDeclaration.self,
  ]
}

/// React Native's developer settings, which reload the app (protocol §7).
public struct DevSettingsDeclaration: DeclaredListeningModule {
  public static let names = ModuleNames("DevSettings")
  public static let declared = DevSettingsDeclaration()

  public let reload = DeclaredMethod("reload", returns: .nothing(), kinds: .void)
  public let reloadWithReason = DeclaredMethod(
    "reloadWithReason", .text("reason"), returns: .nothing(), kinds: .void)
  public let listening = ListeningMethods.declared
  /// The developer menu, which this device does not have.
  public let addMenuItem = DeclaredMethod("addMenuItem", .text("title"), returns: .nothing(), kinds: .void)
  public let onFastRefresh = DeclaredMethod("onFastRefresh", returns: .nothing(), kinds: .void)
  public let setHotLoadingEnabled = DeclaredMethod(
    "setHotLoadingEnabled", .flag("isEnabled"), returns: .nothing(), kinds: .void)
}

/// React Native's Linking.
public struct LinkingManagerDeclaration: DeclaredListeningModule {
  public static let names = ModuleNames("LinkingManager")
  public static let declared = LinkingManagerDeclaration()

  public let getInitialURL = DeclaredMethod(
    "getInitialURL", returns: .optionalText("the URL that the app was opened with, or null"))
  public let listening = ListeningMethods.declared
  public let url = DeclaredMessage("url", .text("url"))
  public let openURL = DeclaredMethod("openURL", .text("url"), returns: .flag("true"))
  public let canOpenURL = DeclaredMethod("canOpenURL", .text("url"), returns: .flag("true"))
  public let openSettings = DeclaredMethod("openSettings", returns: .nothing("null"))
}

/// React Native's AppState.
public struct AppStateDeclaration: DeclaredListeningModule {
  public static let names = ModuleNames("AppState")
  public static let declared = AppStateDeclaration()

  public let listening = ListeningMethods.declared
  public let appStateDidChange = DeclaredMessage("appStateDidChange", .text("app_state"))
  public let getCurrentAppState = DeclaredMethod(
    "getCurrentAppState", returns: .json(#"`{"app_state"}`"#), kinds: .callbacks)
}

/// Events of React Native that are sent with or without listeners.
public struct DeviceEventDeclarations: DeclaredModule {
  public static let names = ModuleNames.none
  public static let declared = DeviceEventDeclarations()

  private static let dimensions: [FieldDeclaration] = ["width", "height", "scale", "fontScale"].map {
    FieldDeclaration($0, .number)
  }
  public let didUpdateDimensions = DeclaredMessage(
    "didUpdateDimensions", .object("window", dimensions), .object("screen", dimensions))
  public let modalHostShown = DeclaredMessage("modalHostShown", .integer("hostTag"))
  public let modalHostDismissed = DeclaredMessage(
    "modalHostDismissed", .integer("hostTag"), .optional(.integer("identifier")))
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
  public static let names = ModuleNames("Appearance")
  public static let declared = AppearanceDeclaration()

  public let getColorScheme = DeclaredMethod(
    "getColorScheme", returns: .text("`light` or `dark`: the app's own style, or else the system's"), kinds: .sync)
  /// Any style other than `light` and `dark` returns to the system's.
  public let setColorScheme = DeclaredMethod("setColorScheme", .text("style"), returns: .nothing(), kinds: .void)
  public let listening = ListeningMethods.declared
  public let appearanceChanged = DeclaredMessage("appearanceChanged", .text("colorScheme"))
}

/// React Native's Keyboard.
public struct KeyboardObserverDeclaration: DeclaredListeningModule {
  /// The event of a step of the keyboard's animation. The duration is in milliseconds.
  public typealias Event = DeclaredMessage<
    FieldTypes.Number, FieldTypes.Text, FieldTypes.Object, FieldTypes.Object, FieldTypes.Flag
  >

  public static let names = ModuleNames("KeyboardObserver")
  public static let declared = KeyboardObserverDeclaration()

  public let listening = ListeningMethods.declared
  public let keyboardWillShow = event("keyboardWillShow")
  public let keyboardDidShow = event("keyboardDidShow")
  public let keyboardWillHide = event("keyboardWillHide")
  public let keyboardDidHide = event("keyboardDidHide")
  public let keyboardWillChangeFrame = event("keyboardWillChangeFrame")
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
  public static let names = ModuleNames.none
  public static let declared = ListeningMethods()

  public let addListener = DeclaredMethod("addListener", .text("eventName"), returns: .nothing(), kinds: .void)
  public let removeListeners = DeclaredMethod("removeListeners", .number("count"), returns: .nothing(), kinds: .void)
}

/// A module that sends its events only while it has listeners.
public protocol DeclaredListeningModule: DeclaredModule {
  var listening: ListeningMethods { get }
}
