internal import HeadlessUIKit
internal import NavbridgeRuntime

/// The interface of every navigation controller (rnn-layouts §3). The extension has the behaviour that iOS has in a
/// category on `UIViewController`, and controllers override it where theirs differs.
@MainQueue
protocol RNNLayoutProtocol: UIViewController {
  var layoutState: RNNLayoutState { get }
  /// The type of the node from which the controller was made.
  var layoutType: RNNLayoutType { get }

  func render()
  func getCurrentChild() -> (any RNNLayoutProtocol)?
  func mergeOptions(_ options: RNNNavigationOptions)
  func mergeChildOptions(_ options: RNNNavigationOptions, child: any RNNLayoutProtocol)
  func resolveOptions() -> ResolvedOptions
  func setDefaultOptions(_ defaultOptions: RNNNavigationOptions)
  func onChildWillAppear()
  func readyForPresentation()
  func componentWillAppear()
  func componentDidAppear()
  func componentDidDisappear()
  func destroyReactView()
  func screenPopped()
}

extension RNNLayoutProtocol {
  var layoutInfo: RNNLayoutInfo { layoutState.layoutInfo }
  var options: RNNNavigationOptions { layoutState.options }
  var presenter: RNNBasePresenter { layoutState.presenter }
  var eventEmitter: RNNEventEmitter { layoutState.eventEmitter }
  var parentLayout: (any RNNLayoutProtocol)? { parent?.asLayout }

  /// Ends the construction, when the children are in place.
  func didInit() {
    presenter.bindViewController(self)
    systemPreferences = presenter
    extendedLayoutIncludesOpaqueBars = true
    presenter.applyOptionsOnInit(resolveOptions())
  }

  // MARK: - The tree

  package func getCurrentChild() -> (any RNNLayoutProtocol)? {
    for child in children.reversed() {
      if let layout = child.asLayout { return layout }
    }
    return nil
  }

  /// The leaf at the end of the current children.
  var presentedComponentViewController: any RNNLayoutProtocol {
    getCurrentChild()?.presentedComponentViewController ?? self
  }

  /// This controller if it is a stack, or else the nearest enclosing stack.
  var stack: RNNStackController? { (self as? RNNStackController) ?? navigationController as? RNNStackController }

  // MARK: - Options

  package func mergeOptions(_ options: RNNNavigationOptions) {
    layoutState.options.mergeOptions(options)
    presenter.mergeOptions(options, resolvedOptions: resolveOptions())
    parentLayout?.mergeChildOptions(options, child: self)
  }

  package func mergeChildOptions(_ options: RNNNavigationOptions, child: any RNNLayoutProtocol) {
    presenter.mergeOptions(options, resolvedOptions: resolveOptions())
    parentLayout?.mergeChildOptions(options, child: child)
  }

  /// Returns the options of a container: those of its current child, then its own (rnn-options §2.2).
  package func resolveOptions() -> ResolvedOptions { resolveOptionsOfContainer() }

  func resolveOptionsOfContainer() -> ResolvedOptions {
    var layers = getCurrentChild()?.resolveOptions().layers ?? []
    layers.append(options)
    return ResolvedOptions(layers)
  }

  /// Returns its own options below those of the current child, then the defaults. Ancestors' options are not included.
  func resolveOptionsWithDefault() -> ResolvedOptions {
    resolveOptionsOfContainer().withDefault(layoutState.defaultOptions)
  }

  /// The options for the presenters while this controller appears: its own and its parents', then the defaults
  /// (rnn-options §2.2).
  var presentedOptions: ResolvedOptions { resolveOptions().withDefault(layoutState.defaultOptions) }

  package func setDefaultOptions(_ defaultOptions: RNNNavigationOptions) {
    layoutState.defaultOptions = defaultOptions
    presenter.setDefaultOptions(defaultOptions)
  }

  // MARK: - Render and wait (rnn-layouts §4)

  /// True if the controller waits for its content. The value is stored here and in the current children, and it is read
  /// from the parent if there is one.
  var waitForRender: Bool {
    get { (parentLayout ?? self).layoutState.waitForRender }
    set {
      layoutState.waitForRender = newValue
      getCurrentChild()?.waitForRender = newValue
    }
  }

  package func render() { renderCurrentChild() }

  func renderCurrentChild() {
    if !waitForRender { readyForPresentation() }
    guard let child = getCurrentChild() else { return }
    // Captures the slot, here as with tabs, because a child that never becomes ready must not retain its container.
    child.layoutState.reactViewReadyCallback = { [slot] in
      guard let container = slot.layout else { return }
      container.presenter.renderComponents(container.resolveOptionsWithDefault()) { container.readyForPresentation() }
    }
    child.render()
  }

  package func readyForPresentation() { passReadinessOn() }

  /// Calls the ready callback once, and in any case passes the readiness to the parent.
  func passReadinessOn() {
    if let callback = layoutState.reactViewReadyCallback {
      layoutState.reactViewReadyCallback = nil
      callback()
    }
    parentLayout?.readyForPresentation()
  }

  // MARK: - Appearance

  package func onChildWillAppear() {
    presenter.applyOptions(resolveOptions())
    parentLayout?.onChildWillAppear()
  }

  package func componentWillAppear() {
    presenter.componentWillAppear()
    parentLayout?.componentWillAppear()
  }

  package func componentDidAppear() {
    presenter.componentDidAppear()
    parentLayout?.componentDidAppear()
  }

  package func componentDidDisappear() {
    presenter.componentDidDisappear()
    parentLayout?.componentDidDisappear()
  }

  // MARK: - Destruction

  /// Ends the React views of the whole tree.
  func destroy() {
    destroyReactView()
    ownPresentedViewController?.asLayout?.destroy()
    for child in children { child.asLayout?.destroy() }
  }

  package func destroyReactView() {}
  package func screenPopped() {}

  // MARK: - Bars

  /// Returns the lower edge of the enclosing navigation bar in points, or 0 if there is none or it is hidden.
  func getTopBarHeight() -> Double {
    guard let navigation = navigationController?.stackWithBar, !navigation.isNavigationBarHidden else { return 0 }
    return navigation.navigationBar.frame.y + navigation.navigationBar.frame.height
  }
}

extension ObjectSlot {
  /// The navigation controller of the slot while it lives.
  var layout: (any RNNLayoutProtocol)? { unsafe (object as? UIViewController)?.asLayout }
}
