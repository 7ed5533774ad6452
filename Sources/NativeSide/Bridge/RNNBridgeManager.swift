internal import HeadlessUIKit
internal import Shared

/// Builds the legacy architecture's objects, anew for each bridge (rnn-commands §7.2).
@MainQueue
final class RNNBridgeManager: RNNManager {
  let architecture = Architecture.bridge
  let commandsHandler: RNNCommandsHandler
  let layoutManager: RNNLayoutManager
  let survivesReload = false
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
  }

  func javaScriptWillStartLoading() {}

  func javaScriptDidLoad() {
    commandsHandler.readyToReceiveCommands = true
    eventEmitter.sendOnAppLaunched()
  }

  /// Asynchronously on main, as on iOS. The next bridge's commands come later through the same queue.
  func bridgeWillReload() {
    host.queue.asyncMain { [window = host.window] in window.rootViewController = nil }
  }

  func tearDownForOtherArchitecture() { host.window.rootViewController = nil }
}
