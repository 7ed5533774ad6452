internal import NavbridgeVocabulary

/// The modules of React Native itself, which every design offers.
enum ReactNativeModules {
  static let all = [
    DevSettings.implementation, LinkingManager.implementation, AppState.implementation, Appearance.implementation,
    KeyboardObserver.implementation,
  ]
}

extension ModuleRegistry {
  /// The modules of a design (protocol §10, 'module names').
  package init(of design: any NavigationDesign.Type, withBenchmarkModule: Bool) {
    self.init {
      design.modules($0) + ReactNativeModules.all + design.libraries.flatMap { $0.modules }
        + (withBenchmarkModule ? [BenchmarkModule.implementation] : [])
    }
  }
}
