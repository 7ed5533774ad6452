internal import HeadlessUIKit
internal import NavbridgeKernel
internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire

/// Creates the controllers of a layout, children before parents (rnn-layouts §2).
@MainQueue
class RNNViewControllerFactory {
  private let creator: RNNReactRootViewCreator
  private let managerEmitter: RNNEventEmitter
  let registry: RNNReactComponentRegistry
  private let index: LayoutIndex
  private let liveObjects: LiveObjects
  let externalComponents: RNNExternalComponentStore
  let optionsReader: OptionsReader
  let attachModeFactory: BottomTabsAttachModeFactory
  /// Writes a sentence to the log in the name of React Native Navigation.
  let warn: (String) -> Void
  /// The emitter for layouts that are made now.
  var eventEmitter: RNNEventEmitter { managerEmitter.ofRunningContext() }
  var defaultOptions = RNNNavigationOptions() { didSet { attachModeFactory.defaultOptions = defaultOptions } }

  init(
    host: NativeHost, creator: RNNReactRootViewCreator, eventEmitter: RNNEventEmitter,
    registry: RNNReactComponentRegistry, externalComponents: RNNExternalComponentStore, index: LayoutIndex
  ) {
    self.creator = creator
    managerEmitter = eventEmitter
    self.registry = registry
    self.index = index
    liveObjects = host.liveObjects
    let isStrict = host.configuration.strict
    optionsReader = OptionsReader(isStrict: isStrict) { [unowned host, diagnostics = host.diagnostics] known in
      let fault = known.fault
      diagnostics.record(fault.code, known.sentence)
      // A fault that was met before was mentioned then.
      if known.reports == 1, fault.isRefusedByStrict, !isStrict {
        host.mention(fault.path, code: fault.code, known.sentence)
      }
    }
    attachModeFactory = BottomTabsAttachModeFactory(application: host.application)
    warn = { [unowned host] in host.diagnostics.record("RNNLog", $0) }
    self.externalComponents = externalComponents
  }

  /// Creates the controllers of a layout.
  ///
  /// - Parameter place: the argument of the command that the layout is, or its part, for exceptions.
  func createLayout(
    _ layout: JSONValue, at place: @autoclosure () -> String = "layout"
  ) throws(NativeException) -> any RNNLayoutProtocol {
    let node = try readLayout(layout, at: place())
    return try createLayout(node, at: place())
  }

  /// Reads a layout, from which nothing is created yet.
  func readLayout(_ layout: JSONValue, at place: @autoclosure () -> String) throws(NativeException) -> RNNLayoutNode {
    do throws(NativeException) {
      return try RNNLayoutNode(layout) { options, source throws(NativeException) in
        try optionsReader.read(options, of: source)
      }
    } catch { throw error.within(place()) }
  }

  func createLayout(
    _ node: RNNLayoutNode, at place: @autoclosure () -> String
  ) throws(NativeException) -> any RNNLayoutProtocol {
    do throws(NativeException) { return try create(node) } catch { throw error.within(place()) }
  }

  func create(_ node: RNNLayoutNode) throws(NativeException) -> any RNNLayoutProtocol {
    let made = try make(node)
    if node.nodeId != nil { index.insert(made) }
    creator.host?.trace?.record(
      .factory, subject: "\(type(of: made))", action: "made", id: made.layoutInfo.componentId)
    return made
  }

  private func make(_ node: RNNLayoutNode) throws(NativeException) -> any RNNLayoutProtocol {
    if node.isComponent { return createComponent(node) }
    if node.isStack { return try createStack(node) }
    if node.isTabs { return try createBottomTabs(node) }
    if node.isTopTabs { return try createTopTabs(node) }
    if node.isSideMenuRoot { return try createSideMenu(node) }
    if node.isSideMenuCenter { return try createSideMenuChild(node, .sideMenuCenter) }
    if node.isSideMenuLeft { return try createSideMenuChild(node, .sideMenuLeft) }
    if node.isSideMenuRight { return try createSideMenuChild(node, .sideMenuRight) }
    if node.isExternalComponent { return try createExternalComponent(node) }
    if node.isSplitView { return try createSplitView(node) }
    preconditionFailure("RNNLayoutNode refuses a type that is unknown.")
  }

  private func createComponent(_ node: RNNLayoutNode) -> RNNComponentViewController {
    let presenter = RNNComponentPresenter(registry: registry, eventEmitter: eventEmitter)
    return RNNComponentViewController(state(node, presenter, RNNComponentViewController.self))
  }

  private func createStack(_ node: RNNLayoutNode) throws(NativeException) -> RNNStackController {
    let children = try children(of: node)
    return try RNNStackController(
      state(node, RNNStackPresenter(registry: registry), RNNStackController.self), children: children)
  }

  func children(of node: RNNLayoutNode) throws(NativeException) -> [any RNNLayoutProtocol] {
    var made: [any RNNLayoutProtocol] = []
    for child in node.children {
      do throws(NativeException) { made.append(try create(child)) } catch {
        throw error.within("children[\(made.count)]")
      }
    }
    return made
  }

  /// Returns the state for a controller of a class that is about to be created.
  func state(_ node: RNNLayoutNode, _ presenter: RNNBasePresenter, _ type: UIViewController.Type) -> RNNLayoutState {
    presenter.setDefaultOptions(defaultOptions)
    presenter.reader = optionsReader
    return RNNLayoutState(
      layoutInfo: RNNLayoutInfo(node), creator: creator, options: node.options, defaultOptions: defaultOptions,
      presenter: presenter, eventEmitter: eventEmitter, live: liveObjects.count(type))
  }
}
