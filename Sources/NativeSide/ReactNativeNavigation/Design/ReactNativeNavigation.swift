internal import HeadlessUIKit
internal import Shared

/// react-native-navigation's iOS architecture as a design on the kernel: its manager, and what outlives a manager.
@MainQueue
final class ReactNativeNavigation: NavigationDesign {
  nonisolated static let name = "react-native-navigation"

  unowned let host: NativeHost
  /// Kept over reloads on both architectures. Nil before the first manager.
  var lasting: LastingObjects?
  let turboCommandsHandler = RNNTurboCommandsHandler()
  private(set) var manager: (any RNNManager)?
  /// The emitter module of the script context that runs: every event asks for it.
  var emitterModule: RNNEventEmitterModule?

  init(host: NativeHost) { self.host = host }

  nonisolated static func modules(_ architecture: Architecture) -> [ModuleDeclaration] {
    let own =
      switch architecture {
      case .bridge: [RNNBridgeModule.declaration, RNNEventEmitterModule.declaration(name: "RNNEventEmitter")]
      case .turbo: [RNNTurboModule.declaration, RNNEventEmitterModule.declaration(name: "RNNTurboEventEmitter")]
      }
    return own + ReactNativeModules.all + [DCFLayout.declaration]
  }

  // MARK: - Script contexts

  func applicationDidLaunch() { showSplash() }

  /// Gives the window its splash screen, or nothing where none can be built (rnn-commands §7.5).
  func showSplash() {
    let storyboard = host.configuration[Settings.self].launchStoryboard
    host.window.rootViewController = RNNSplashScreenViewController(launchStoryboard: storyboard)
  }

  /// The manager of an architecture: kept by turbo over reloads, made anew by the bridge (rnn-commands §7).
  func scriptWillBegin(_ architecture: Architecture) {
    if manager?.architecture != architecture {
      // Another build of the app, as it were: nothing of the other architecture's survives.
      manager?.tearDownForOtherArchitecture()
      manager = architecture == .turbo ? RNNTurboManager(design: self) : RNNBridgeManager(design: self)
    }
    manager?.javaScriptWillStartLoading()
  }

  func scriptDidLoad() { manager?.javaScriptDidLoad() }

  func scriptDidEnd() {
    emitterModule = nil
    manager?.bridgeWillReload()
    if manager?.survivesReload == false { manager = nil }
  }
}
