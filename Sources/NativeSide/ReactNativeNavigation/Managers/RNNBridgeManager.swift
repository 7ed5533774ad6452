internal import HeadlessUIKit
internal import NavbridgeKernel
internal import NavbridgeRuntime
internal import NavbridgeVocabulary

/// Builds the legacy architecture's objects, anew for each bridge (rnn-commands §7.2).
@MainQueue
final class RNNBridgeManager: RNNManager {
  let architecture = Architecture.bridge
  let commandsHandler: RNNCommandsHandler
  let survivesReload = false
  private let modalHostHandler: RNNModalHostViewManagerHandler
  private unowned let design: ReactNativeNavigation

  init(design: ReactNativeNavigation) {
    self.design = design
    let objects = design.buildObjects(architecture)
    commandsHandler = objects.commandsHandler
    modalHostHandler = objects.modalHostHandler
    let module = design.host.session?.modules.lazy.compactMap { $0 as? RNNBridgeModule }.first
    if let module { design.built(module).commandsHandler = commandsHandler }
  }

  func javaScriptWillStartLoading() { commandsHandler.componentRegistry.clear() }

  func javaScriptDidLoad() {
    commandsHandler.readyToReceiveCommands = true
    modalHostHandler.connectModalHostViewManager(design.host.modalHosts)
    commandsHandler.eventEmitter.sendOnAppLaunched()
  }

  /// Clears the screen asynchronously on the main queue, as on iOS. The next bridge's commands arrive later on the same
  /// queue.
  func bridgeWillReload() {
    commandsHandler.setRootAnimator.stop()
    commandsHandler.abandonRendering()
    let registry = commandsHandler.componentRegistry
    design.host.application.async { [window = design.host.window, overlayManager = commandsHandler.overlayManager] in
      overlayManager.dismissAllOverlays()
      registry.clear()
      window.rootViewController = nil
    }
  }
}
