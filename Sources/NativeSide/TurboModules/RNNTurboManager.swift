internal import HeadlessUIKit
internal import Shared

/// Builds and keeps the new architecture's objects. A reload recreates none of them; it replaces the window's root alone
/// (rnn-commands §7.3).
@MainQueue
final class RNNTurboManager: RNNManager {
  let architecture = Architecture.turbo
  let commandsHandler: RNNCommandsHandler
  let survivesReload = true
  /// Built, as on iOS, and connected to nothing.
  private let modalHostHandler: RNNModalHostViewManagerHandler
  private unowned let host: NativeHost

  init(host: NativeHost) {
    self.host = host
    let objects = host.buildObjects(architecture)
    commandsHandler = objects.commandsHandler
    modalHostHandler = objects.modalHostHandler
    host.turboCommandsHandler.publish(commandsHandler)
  }

  func javaScriptWillStartLoading() { commandsHandler.componentRegistry.clear() }

  /// The old root is replaced, not destroyed.
  func javaScriptDidLoad() {
    host.showSplash()
    commandsHandler.readyToReceiveCommands = true
    commandsHandler.eventEmitter.sendOnAppLaunched()
  }

  func bridgeWillReload() {
    commandsHandler.setRootAnimator.stop()
    commandsHandler.abandonRendering()
  }

  func tearDownForOtherArchitecture() {
    commandsHandler.overlayManager.dismissAllOverlays()
    host.showSplash()
    host.turboCommandsHandler.publish(nil)
  }
}
