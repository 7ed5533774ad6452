public import NavbridgeKernel
public import NavbridgeVocabulary

extension ReactNativeNavigation {
  /// The settings of apps of react-native-navigation.
  struct Settings: DesignSettings {
    /// The native screens that layouts can name (rnn-layouts §7.2).
    var externalComponents = ExternalComponents()
    /// The launch storyboard, from which the splash screen is made, or nil for none.
    var launchStoryboard: String?
  }
}

extension NativeSideConfiguration {
  /// The launch storyboard, from which the splash screen is made, or nil for none.
  public var launchStoryboard: String? {
    get { self[ReactNativeNavigation.Settings.self].launchStoryboard }
    set { self[ReactNativeNavigation.Settings.self].launchStoryboard = newValue }
  }

  /// Registers a native screen that layouts can name. The last registration of a name wins.
  ///
  /// - Parameter architecture: The architecture through which the screen is registered. `.bridge` corresponds to iOS's
  ///   `registerExternalComponent`, which has no effect on the new architecture, and `.turbo` to
  ///   `registerExternalHostComponent`. Nil registers it for both, as in an app that calls either (rnn-commands §5).
  public mutating func registerExternalComponent(
    _ name: String, through architecture: Architecture? = nil, callback: @escaping ExternalComponentCreator
  ) {
    for each in Architecture.allCases where architecture == nil || each == architecture {
      self[ReactNativeNavigation.Settings.self].externalComponents.register(name, each, callback)
    }
  }
}
