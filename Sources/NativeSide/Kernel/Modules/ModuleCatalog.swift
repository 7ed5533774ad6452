internal import NavbridgeVocabulary

/// The modules of each architecture (protocol §10, 'module names').
enum ModuleCatalog {
  static func table(
    _ architecture: Architecture, of design: any NavigationDesign.Type, withBenchmarkModule: Bool
  ) -> ModuleTable {
    var modules = design.modules(architecture)
    if withBenchmarkModule { modules.append(BenchmarkModule.implementation) }
    return ModuleTable(architecture, modules: modules)
  }
}

/// The modules of React Native itself, which every design offers.
package enum ReactNativeModules {
  package static let all = [
    DevSettings.implementation, LinkingManager.implementation, AppState.implementation, Appearance.implementation,
    KeyboardObserver.implementation,
  ]
}
