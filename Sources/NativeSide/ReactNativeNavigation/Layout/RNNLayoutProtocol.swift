internal import HeadlessUIKit
internal import Shared

/// What every navigation controller can do (rnn-layouts §3). The behaviour that iOS has in a category on
/// `UIViewController` is in the extension; controllers answer for themselves where theirs differs.
@MainQueue
protocol RNNLayoutProtocol: UIViewController {
  var layoutState: RNNLayoutState { get }
  /// The type of the node that it was made of.
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

  /// The end of construction: children are in place.
  func didInit() {
    presenter.bindViewController(self)
    systemPreferences = presenter
    extendedLayoutIncludesOpaqueBars = true
    presenter.applyOptionsOnInit(resolveOptions())
  }

  // MARK: - The tree

  func getCurrentChild() -> (any RNNLayoutProtocol)? {
    for child in children.reversed() {
      if let layout = child.asLayout { return layout }
    }
    return nil
  }

  /// The leaf that the current children lead to.
  var presentedComponentViewController: any RNNLayoutProtocol {
    getCurrentChild()?.presentedComponentViewController ?? self
  }

  /// Itself if a stack, else the nearest around it.
  var stack: RNNStackController? { (self as? RNNStackController) ?? navigationController as? RNNStackController }

  // MARK: - Options

  func mergeOptions(_ options: RNNNavigationOptions) {
    layoutState.options.mergeOptions(options)
    presenter.mergeOptions(options, resolvedOptions: resolveOptions())
    parentLayout?.mergeChildOptions(options, child: self)
  }

  func mergeChildOptions(_ options: RNNNavigationOptions, child: any RNNLayoutProtocol) {
    presenter.mergeOptions(options, resolvedOptions: resolveOptions())
    parentLayout?.mergeChildOptions(options, child: child)
  }

  /// A container's: its current child's, then its own (rnn-options §2.2).
  func resolveOptions() -> ResolvedOptions { resolveOptionsOfContainer() }

  func resolveOptionsOfContainer() -> ResolvedOptions {
    ResolvedOptions((getCurrentChild()?.resolveOptions().layers ?? []) + [options])
  }

  /// Own options with the current child's over them, then the defaults; ancestors are not asked.
  func resolveOptionsWithDefault() -> ResolvedOptions {
    resolveOptionsOfContainer().withDefault(layoutState.defaultOptions)
  }

  /// What presenters see while this appears: own options and parents', then the defaults (rnn-options §2.2).
  var presentedOptions: ResolvedOptions { resolveOptions().withDefault(layoutState.defaultOptions) }

  func setDefaultOptions(_ defaultOptions: RNNNavigationOptions) {
    layoutState.defaultOptions = defaultOptions
    presenter.setDefaultOptions(defaultOptions)
  }

  // MARK: - Render and wait (rnn-layouts §4)

  /// Stored here and along the current children; read from the parent where there is one.
  var waitForRender: Bool {
    get { (parentLayout ?? self).layoutState.waitForRender }
    set {
      layoutState.waitForRender = newValue
      getCurrentChild()?.waitForRender = newValue
    }
  }

  func render() { renderCurrentChild() }

  func renderCurrentChild() {
    if !waitForRender { readyForPresentation() }
    guard let child = getCurrentChild() else { return }
    // By slot, here as with tabs: a child that never becomes ready must not keep its container.
    child.layoutState.reactViewReadyCallback = { [slot] in
      guard let container = slot.layout else { return }
      container.presenter.renderComponents(container.resolveOptionsWithDefault()) { container.readyForPresentation() }
    }
    child.render()
  }

  func readyForPresentation() { passReadinessOn() }

  /// Tells who waits for this, once, and in any case the parent.
  func passReadinessOn() {
    if let callback = layoutState.reactViewReadyCallback {
      layoutState.reactViewReadyCallback = nil
      callback()
    }
    parentLayout?.readyForPresentation()
  }

  // MARK: - Appearance

  func onChildWillAppear() {
    presenter.applyOptions(resolveOptions())
    parentLayout?.onChildWillAppear()
  }

  func componentWillAppear() {
    presenter.componentWillAppear()
    parentLayout?.componentWillAppear()
  }

  func componentDidAppear() {
    presenter.componentDidAppear()
    parentLayout?.componentDidAppear()
  }

  func componentDidDisappear() {
    presenter.componentDidDisappear()
    parentLayout?.componentDidDisappear()
  }

  // MARK: - The end

  /// Ends the React views of the whole tree.
  func destroy() {
    destroyReactView()
    ownPresentedViewController?.asLayout?.destroy()
    for child in children { child.asLayout?.destroy() }
  }

  func destroyReactView() {}
  func screenPopped() {}

  // MARK: - Bars

  /// The lower edge of the navigation bar around this, in points; 0 without one, or when it is hidden.
  func getTopBarHeight() -> Double {
    guard let navigation = navigationController?.stackWithBar, !navigation.isNavigationBarHidden else { return 0 }
    return navigation.navigationBar.frame.y + navigation.navigationBar.frame.height
  }
}

extension ObjectSlot {
  /// The navigation controller that the slot is of, while it lives.
  var layout: (any RNNLayoutProtocol)? { (object as? UIViewController)?.asLayout }
}
