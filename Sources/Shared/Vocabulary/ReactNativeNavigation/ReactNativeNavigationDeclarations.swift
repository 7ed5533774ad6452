/// The modules of react-native-navigation's design.
public enum ReactNativeNavigationDeclarations {
  /// The modules that only this design offers.
  public static let own: [any DeclaredModule.Type] = [RNNCommands.self, RNNEvents.self]

  /// All modules that the native side offers with this design.
  public static let all: [any DeclaredModule.Type] =
    own + ReactNativeDeclarations.all + [DCFLayoutDeclaration.self, LayoutStateDeclaration.self]
}
