internal import HeadlessUIKit
internal import Shared

/// Builds and keeps the new architecture's objects. A reload recreates none of them; it replaces the window's root alone
/// (rnn-commands §7.3).
@MainQueue
final class RNNTurboManager: RNNManager {
  let architecture = Architecture.turbo
  let commandsHandler: RNNCommandsHandler
  let layoutManager: RNNLayoutManager
  let survivesReload = true
  private let eventEmitter: RNNEventEmitter
  private unowned let host: NativeHost

  init(host: NativeHost) {
    self.host = host
    eventEmitter = RNNEventEmitter(host: host)
    layoutManager = RNNLayoutManager(application: host.application)
    let creator = RNNReactRootViewCreator(host: host, architecture: architecture)
    let factory = RNNViewControllerFactory(
      creator: creator, eventEmitter: eventEmitter, liveObjects: host.liveObjects)
    commandsHandler = RNNCommandsHandler(
      host: host, architecture: architecture, layoutManager: layoutManager, controllerFactory: factory,
      eventEmitter: eventEmitter)
    host.turboCommandsHandler.publish(commandsHandler)
  }

  func javaScriptWillStartLoading() {}

  /// The old root is replaced, not destroyed; no splash screen can be built without a launch storyboard or image.
  func javaScriptDidLoad() {
    host.window.rootViewController = nil
    commandsHandler.readyToReceiveCommands = true
    eventEmitter.sendOnAppLaunched()
  }

  func bridgeWillReload() {}

  func tearDownForOtherArchitecture() {
    host.window.rootViewController = nil
    host.turboCommandsHandler.publish(nil)
  }
}
