internal import HeadlessUIKit
internal import NavbridgeKernel
internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire

/// Executes commands on the main queue (rnn-commands §3), for both architectures.
///
/// A promise that no completion and no rejection can reach any more is released together with its closures, and reports
/// this itself. Commands that hang on iOS are therefore detected by the same path.
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
  /// The controllers that wait for their content before they are shown, by the number of the command's call. Until then
  /// this is the only strong reference to them.
  var rendering: [Int: [any RNNLayoutProtocol]] = [:]
  /// The trees of an ended context that are not released yet.
  var abandoned: [[any RNNLayoutProtocol]] = []

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

  /// Rejects commands before the script has loaded. Only legacy builds do.
  func assertReady() throws(NativeException) {
    if !readyToReceiveCommands { throw .bridgeNotLoaded }
  }

  /// True if commands wait for content when no option is set, which they do in builds for the new architecture
  /// (rnn-commands §4).
  var defaultWaitForRender: Bool { architecture == .turbo }

  /// Rejects the promise and writes a diagnostic for an exception that iOS would throw (protocol §10).
  func reject(_ promise: Promise?, _ exception: NativeException) {
    host.report(exception, of: promise?.origin.name)
    promise?.reject(.exception(exception))
  }

  /// Completes a command that emits a completion event. The event is sent first, and the promise resolves in the same
  /// turn.
  func complete(_ commandId: String, _ promise: Promise, _ value: JSON) {
    host.onBehalf(of: promise.origin.call) {
      eventEmitter.sendOnNavigationCommandCompletion(promise.origin.method, commandId: commandId)
      promise.resolve(value)
    }
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
      host.mention(
        componentId, code: "NOTHING_MERGED",
        "mergeOptions of '\(cut: componentId)' changes nothing, as on iOS: there is no such component.")
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
