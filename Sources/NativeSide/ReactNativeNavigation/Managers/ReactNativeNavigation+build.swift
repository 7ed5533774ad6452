internal import NavbridgeKernel
internal import NavbridgeRuntime
internal import NavbridgeVocabulary

extension ReactNativeNavigation {
  /// Builds the objects of a manager, in the order of iOS (rnn-commands §7.2, §7.3).
  func buildObjects(_ architecture: Architecture) -> ManagerObjects {
    let (lasting, externalComponents) = keepLastingObjects(of: architecture)
    let eventEmitter = built(RNNEventEmitter(host: host))
    let eventHandler = built(RNNModalManagerEventHandler(eventEmitter: eventEmitter))
    let modalManager = built(RNNModalManager(window: host.window, eventHandler: eventHandler))
    let modalHostHandler = built(RNNModalHostViewManagerHandler(modalManager: modalManager))
    let index = LayoutIndex()
    let layoutManager = built(RNNLayoutManager(application: host.application, index: index))
    let creator = built(RNNReactRootViewCreator(host: host, architecture: architecture))
    let registry = built(RNNReactComponentRegistry(creator: creator, eventEmitter: eventEmitter))
    let factory = built(
      RNNViewControllerFactory(
        host: host, creator: creator, eventEmitter: eventEmitter, registry: registry,
        externalComponents: externalComponents, index: index))
    let setRootAnimator = built(RNNSetRootAnimator())
    let commandsHandler = built(
      RNNCommandsHandler(
        host: host, architecture: architecture, layoutManager: layoutManager, controllerFactory: factory,
        componentRegistry: registry, modalManager: modalManager, overlayManager: lasting.overlayManager,
        setRootAnimator: setRootAnimator, eventEmitter: eventEmitter))
    return ManagerObjects(commandsHandler: commandsHandler, modalHostHandler: modalHostHandler)
  }

  /// Returns the objects of the previous manager if it had the same architecture, otherwise new ones.
  private func keepLastingObjects(of architecture: Architecture) -> (LastingObjects, RNNExternalComponentStore) {
    let keeper = host.part(LastingExternalComponents.self)
    if let lasting, lasting.architecture == architecture, let store = keeper.store { return (lasting, store) }
    let made = LastingObjects(
      architecture: architecture, overlayManager: built(RNNOverlayManager(application: host.application)))
    let store = built(
      RNNExternalComponentStore(
        host.configuration[Settings.self].externalComponents, architecture: architecture, host: RCTHost(host)))
    lasting = made
    keeper.store = store
    return (made, store)
  }

  /// Records in the trace that a manager has built an object.
  func built<Object: AnyObject>(_ object: Object) -> Object {
    host.trace?.record(.manager, subject: "\(Object.self)", action: "built")
    return object
  }
}

/// The objects that a manager itself uses, of all that were built for it.
@MainQueue
struct ManagerObjects {
  let commandsHandler: RNNCommandsHandler
  let modalHostHandler: RNNModalHostViewManagerHandler
}

/// The objects that a manager builds once for its architecture and keeps over reloads (rnn-commands §7.2, §7.3). The
/// store of external components is another; `LastingExternalComponents` keeps it.
@MainQueue
struct LastingObjects {
  let architecture: Architecture
  let overlayManager: RNNOverlayManager
}

/// Builds and keeps the objects of React Native Navigation: `RNNBridgeManager` or `RNNTurboManager`.
@MainQueue
protocol RNNManager: AnyObject {
  var architecture: Architecture { get }
  var commandsHandler: RNNCommandsHandler { get }
  /// True if a reload keeps this manager.
  var survivesReload: Bool { get }

  func javaScriptWillStartLoading()
  func javaScriptDidLoad()
  func bridgeWillReload()
}
