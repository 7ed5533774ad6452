internal import Shared

/// The modules that each architecture offers (protocol §10, 'module names').
enum ModuleCatalog {
  static func table(
    _ architecture: Architecture, of design: any NavigationDesign.Type, withBenchmarkModule: Bool
  ) -> ModuleTable {
    var modules = design.modules(architecture)
    if withBenchmarkModule { modules.append(BenchmarkModule.declaration) }
    return ModuleTable(architecture, modules: modules)
  }
}

/// The modules of React Native's own that every design offers.
enum ReactNativeModules {
  static let all = [DevSettings.declaration, LinkingManager.declaration, AppState.declaration]
}
