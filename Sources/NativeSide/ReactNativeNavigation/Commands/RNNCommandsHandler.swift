internal import HeadlessUIKit
internal import Shared

/// Carries out commands, on the main queue (rnn-commands §3). Both architectures end here.
///
/// A promise that no completion and no rejection can reach any more is dropped as its closures are, and reports itself:
/// what hangs on iOS is found by the same path.
@MainQueue
final class RNNCommandsHandler: WeaklyReferenced {
  private var ownSlot = OwnSlot()
  let layoutManager: RNNLayoutManager
  let controllerFactory: RNNViewControllerFactory
  let componentRegistry: RNNReactComponentRegistry
  let modalManager: RNNModalManager
  let overlayManager: RNNOverlayManager
  let setRootAnimator: RNNSetRootAnimator
  let eventEmitter: RNNEventEmitter
  let architecture: Architecture
  unowned let host: NativeHost
  var readyToReceiveCommands = false
  /// What waits for its content to be shown, by the number of its command's call. Nothing else holds it until then.
  var rendering: [Int: [any RNNLayoutProtocol]] = [:]

  init(
    host: NativeHost, architecture: Architecture, layoutManager: RNNLayoutManager,
    controllerFactory: RNNViewControllerFactory, componentRegistry: RNNReactComponentRegistry,
    modalManager: RNNModalManager, overlayManager: RNNOverlayManager,
    setRootAnimator: RNNSetRootAnimator, eventEmitter: RNNEventEmitter
  ) {
    self.host = host
    self.architecture = architecture
    self.layoutManager = layoutManager
    self.controllerFactory = controllerFactory
    self.componentRegistry = componentRegistry
    self.modalManager = modalManager
    self.overlayManager = overlayManager
    self.setRootAnimator = setRootAnimator
    self.eventEmitter = eventEmitter
  }

  var slot: ObjectSlot { ownSlot.slot(of: self) }

  /// Legacy builds alone refuse commands before script has loaded.
  func assertReady() throws(NativeException) {
    if !readyToReceiveCommands { throw .bridgeNotLoaded }
  }

  /// Whether to wait for content when no option says: built for the new architecture, yes (rnn-commands §4).
  var defaultWaitForRender: Bool { architecture == .turbo }

  /// What iOS throws is a rejection here, and a diagnostic (protocol §10).
  func reject(_ promise: Promise?, _ exception: NativeException) {
    host.report(exception)
    promise?.reject(.exception(exception))
  }

  /// The end of a command that announces itself: event first, then the promise, in the same turn.
  func complete(_ name: String, _ commandId: String, _ promise: Promise, _ value: JSON) {
    eventEmitter.sendOnNavigationCommandCompletion(name, commandId: commandId)
    promise.resolve(value)
  }

  // MARK: - Options

  var optionsReader: OptionsReader { controllerFactory.optionsReader }

  func setDefaultOptions(_ options: JSONValue, _ promise: Promise?) throws(NativeException) {
    let defaults = try optionsReader.read(options, of: .defaults)
    controllerFactory.defaultOptions = defaults
    func set(_ controller: UIViewController) {
      controller.asLayout?.setDefaultOptions(defaults)
      controller.children.forEach(set)
    }
    if let root = host.window.rootViewController { set(root) }
    promise?.resolve(.null)
  }

  func mergeOptions(_ componentId: String, _ options: JSONValue, _ promise: Promise?) throws(NativeException) {
    let options = try optionsReader.read(options)
    guard let controller = layoutManager.findComponentForId(componentId) else {
      promise?.resolve(.string(componentId))
      return
    }
    if let failure = controller.failureOfMerging(options) { throw failure }
    CATransaction.begin()
    CATransaction.setCompletionBlock { promise?.resolve(.string(componentId)) }
    controller.mergeOptions(options)
    CATransaction.commit()
  }
}
