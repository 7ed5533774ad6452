public import Shared

extension ReactNativeNavigation {
  /// How apps of react-native-navigation are set up.
  struct Settings: DesignSettings {
    /// The native screens that layouts may name (rnn-layouts §7.2).
    var externalComponents = ExternalComponents()
    /// The launch storyboard, of which the splash screen is made. Nil: there is none.
    var launchStoryboard: String?
  }
}

extension Configuration {
  /// The launch storyboard, of which the splash screen is made. Nil: there is none.
  public var launchStoryboard: String? {
    get { self[ReactNativeNavigation.Settings.self].launchStoryboard }
    set { self[ReactNativeNavigation.Settings.self].launchStoryboard = newValue }
  }

  /// Gives layouts a native screen to name. The last registration of a name wins.
  ///
  /// - Parameter architecture: the one that knows the screen. `.bridge` stands for iOS's `registerExternalComponent`, of which
  ///   the new architecture learns nothing, `.turbo` for `registerExternalHostComponent`. Nil: both, as in an app that calls
  ///   either (rnn-commands §5).
  public mutating func registerExternalComponent(
    _ name: String, through architecture: Architecture? = nil, callback: @escaping ExternalComponentCreator
  ) {
    for each in Architecture.allCases where architecture == nil || each == architecture {
      self[ReactNativeNavigation.Settings.self].externalComponents.register(name, each, callback)
    }
  }
}
