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
