internal import Shared

extension NativeHost {
  /// Builds what a commands handler works with, and the handler, in the order of iOS (rnn-commands §7.2, §7.3).
  func buildCommandsHandler(_ architecture: Architecture) -> RNNCommandsHandler {
    let eventEmitter = built(RNNEventEmitter(host: self))
    let eventHandler = built(RNNModalManagerEventHandler(eventEmitter: eventEmitter))
    let modalManager = built(RNNModalManager(window: window, eventHandler: eventHandler))
    let index = LayoutIndex()
    let layoutManager = built(RNNLayoutManager(application: application, index: index))
    let creator = built(RNNReactRootViewCreator(host: self, architecture: architecture))
    let registry = built(RNNReactComponentRegistry(creator: creator, eventEmitter: eventEmitter))
    let factory = built(
      RNNViewControllerFactory(
        host: self, creator: creator, eventEmitter: eventEmitter, registry: registry, index: index))
    return built(
      RNNCommandsHandler(
        host: self, architecture: architecture, layoutManager: layoutManager, controllerFactory: factory,
        componentRegistry: registry, modalManager: modalManager, overlayManager: overlayManager,
        eventEmitter: eventEmitter))
  }

  /// Tells who reads along that a manager has built an object.
  func built<Object: AnyObject>(_ object: Object) -> Object {
    trace?.record(.manager, subject: "\(Object.self)", action: "built")
    return object
  }
}
