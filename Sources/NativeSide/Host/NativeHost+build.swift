internal import Shared

extension NativeHost {
  /// Builds what a manager works with, in the order of iOS (rnn-commands §7.2, §7.3).
  func buildObjects(_ architecture: Architecture) -> ManagerObjects {
    let lasting = keepLastingObjects(of: architecture)
    let eventEmitter = built(RNNEventEmitter(host: self))
    let eventHandler = built(RNNModalManagerEventHandler(eventEmitter: eventEmitter))
    let modalManager = built(RNNModalManager(window: window, eventHandler: eventHandler))
    let modalHostHandler = built(RNNModalHostViewManagerHandler(modalManager: modalManager))
    let index = LayoutIndex()
    let layoutManager = built(RNNLayoutManager(application: application, index: index))
    let creator = built(RNNReactRootViewCreator(host: self, architecture: architecture))
    let registry = built(RNNReactComponentRegistry(creator: creator, eventEmitter: eventEmitter))
    let factory = built(
      RNNViewControllerFactory(
        host: self, creator: creator, eventEmitter: eventEmitter, registry: registry,
        externalComponents: lasting.externalComponents, index: index))
    let setRootAnimator = built(RNNSetRootAnimator())
    let commandsHandler = built(
      RNNCommandsHandler(
        host: self, architecture: architecture, layoutManager: layoutManager, controllerFactory: factory,
        componentRegistry: registry, modalManager: modalManager, overlayManager: lasting.overlayManager,
        setRootAnimator: setRootAnimator, eventEmitter: eventEmitter))
    return ManagerObjects(commandsHandler: commandsHandler, modalHostHandler: modalHostHandler)
  }

  /// Those of the manager before, if it was of the same architecture.
  private func keepLastingObjects(of architecture: Architecture) -> LastingObjects {
    if let lasting, lasting.architecture == architecture { return lasting }
    let made = LastingObjects(
      architecture: architecture, overlayManager: built(RNNOverlayManager(application: application)),
      externalComponents: built(
        RNNExternalComponentStore(configuration.externalComponents, architecture: architecture, host: RCTHost(self))))
    lasting = made
    return made
  }

  /// Tells who reads along that a manager has built an object.
  func built<Object: AnyObject>(_ object: Object) -> Object {
    trace?.record(.manager, subject: "\(Object.self)", action: "built")
    return object
  }
}
