internal import HeadlessUIKit
internal import Shared

/// Builds the legacy architecture's objects, anew for each bridge (rnn-commands §7.2).
@MainQueue
final class RNNBridgeManager: RNNManager {
  let architecture = Architecture.bridge
  let commandsHandler: RNNCommandsHandler
  let survivesReload = false
  private unowned let host: NativeHost

  init(host: NativeHost) {
    self.host = host
    commandsHandler = host.buildCommandsHandler(architecture)
  }

  func javaScriptWillStartLoading() { commandsHandler.componentRegistry.clear() }

  func javaScriptDidLoad() {
    commandsHandler.readyToReceiveCommands = true
    commandsHandler.eventEmitter.sendOnAppLaunched()
  }

  /// Asynchronously on main, as on iOS. The next bridge's commands come later through the same queue.
  func bridgeWillReload() {
    commandsHandler.setRootAnimator.stop()
    commandsHandler.abandonRendering()
    let registry = commandsHandler.componentRegistry
    host.queue.asyncMain { [window = host.window, overlayManager = host.overlayManager] in
      overlayManager.dismissAllOverlays()
      registry.clear()
      window.rootViewController = nil
    }
  }

  func tearDownForOtherArchitecture() {
    host.overlayManager.dismissAllOverlays()
    host.showSplash()
  }
}
