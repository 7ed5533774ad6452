/// The native code of an app without a navigation library: React Native's factory of root views, which the app delegate
/// asks for the one view of its window.
///
/// On a phone the app delegate knows the component's name when it is compiled. Here the JavaScript library chooses it among
/// the registered ones when the app has loaded, unless `--main-component` names it. The module has the constant
/// `mainComponent`, and no methods: a script with a bridge of its own lets nobody else put calls into its queue.
public struct RootViewDeclaration: DeclaredModule {
  /// The names of the module on the two routes.
  public static let names = ModuleNames("RCTRootViewFactory")
  /// The methods and events of the module.
  public static let declared = RootViewDeclaration()
}

extension DesignDescription {
  /// React Native alone: one root view in the window.
  public static let reactNative = DesignDescription(
    name: "react-native", modules: [RootViewDeclaration.self], recordedModules: [])
}
