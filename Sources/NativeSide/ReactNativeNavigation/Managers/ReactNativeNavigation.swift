internal import HeadlessUIKit
package import NavbridgeKernel
internal import NavbridgeLayoutGuides
package import NavbridgeRuntime
package import NavbridgeVocabulary

/// react-native-navigation's iOS architecture as a design on the kernel: its manager, and the objects that outlive a
/// manager.
@MainQueue
package final class ReactNativeNavigation: NavigationDesign {
  package nonisolated static let description = DesignDescription.reactNativeNavigation

  package unowned let host: NativeHost
  /// The objects that are kept over reloads on both architectures, or nil before the first manager.
  var lasting: LastingObjects?
  let turboCommandsHandler = RNNTurboCommandsHandler()
  private(set) var manager: (any RNNManager)?

  package init(host: NativeHost) { self.host = host }

  package nonisolated static func modules(_ architecture: Architecture) -> [ModuleImplementation] {
    let commands = architecture == .bridge ? RNNBridgeModule.implementation : RNNTurboModule.implementation
    return [commands, RNNEventEmitterModule.implementation] + DCFLayoutLibrary.modules
      + [LayoutStateModule.implementation]
  }

  // MARK: - Script contexts

  package func applicationDidLaunch() { showSplash() }

  /// Gives the window its splash screen, or no root if none can be built (rnn-commands §7.5).
  func showSplash() {
    let storyboard = host.configuration[Settings.self].launchStoryboard
    host.window.rootViewController = RNNSplashScreenViewController(launchStoryboard: storyboard)
  }

  /// Prepares the manager of an architecture. Turbo keeps it over reloads, and the bridge creates it anew
  /// (rnn-commands §7).
  package func scriptWillBegin(_ session: ScriptSession) {
    let architecture = session.architecture
    if manager?.architecture != architecture {
      // A change of the architecture corresponds to another build of the app, so nothing of the old one survives.
      (manager as? RNNTurboManager)?.tearDownForOtherArchitecture()
      manager = architecture == .turbo ? RNNTurboManager(design: self) : RNNBridgeManager(design: self)
    }
    manager?.javaScriptWillStartLoading()
  }

  package func scriptDidLoad() { manager?.javaScriptDidLoad() }

  package func scriptDidEnd() {
    manager?.bridgeWillReload()
    if manager?.survivesReload == false { manager = nil }
  }
}
