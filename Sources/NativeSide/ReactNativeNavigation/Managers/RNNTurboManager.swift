internal import HeadlessUIKit
internal import NavbridgeRuntime
internal import NavbridgeVocabulary

/// Builds and keeps the new architecture's objects. A reload recreates none of them; it replaces only the window's root
/// (rnn-commands §7.3).
@MainQueue
final class RNNTurboManager: RNNManager {
  let architecture = Architecture.turbo
  let commandsHandler: RNNCommandsHandler
  let survivesReload = true
  /// The handler is built but not connected, as on iOS.
  private let modalHostHandler: RNNModalHostViewManagerHandler
  private unowned let design: ReactNativeNavigation

  init(design: ReactNativeNavigation) {
    self.design = design
    let objects = design.buildObjects(architecture)
    commandsHandler = objects.commandsHandler
    modalHostHandler = objects.modalHostHandler
    design.turboCommandsHandler.publish(commandsHandler)
  }

  func javaScriptWillStartLoading() { commandsHandler.componentRegistry.clear() }

  /// Shows the splash screen. The old root is replaced and not destroyed.
  func javaScriptDidLoad() {
    design.showSplash()
    commandsHandler.readyToReceiveCommands = true
    commandsHandler.eventEmitter.sendOnAppLaunched()
  }

  func bridgeWillReload() {
    commandsHandler.setRootAnimator.stop()
    commandsHandler.abandonRendering()
  }

  /// Removes what would survive a reload, when a script on the bridge follows one on the new architecture.
  func tearDownForOtherArchitecture() {
    commandsHandler.overlayManager.dismissAllOverlays()
    design.showSplash()
    design.turboCommandsHandler.publish(nil)
  }
}
