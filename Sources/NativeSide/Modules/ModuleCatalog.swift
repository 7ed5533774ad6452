internal import Shared

/// The modules that each architecture offers (protocol §10, 'module names').
enum ModuleCatalog {
  static func table(_ architecture: Architecture, withBenchmarkModule: Bool) -> ModuleTable {
    var modules =
      switch architecture {
      case .bridge: [RNNBridgeModule.declaration, RNNEventEmitterModule.declaration(name: "RNNEventEmitter")]
      case .turbo: [RNNTurboModule.declaration, RNNEventEmitterModule.declaration(name: "RNNTurboEventEmitter")]
      }
    modules += [DevSettings.declaration, LinkingManager.declaration, AppState.declaration, DCFLayout.declaration]
    if withBenchmarkModule { modules.append(BenchmarkModule.declaration) }
    return ModuleTable(architecture, modules: modules)
  }
}
