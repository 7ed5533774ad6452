internal import HeadlessUIKit
internal import NavbridgeKernel

/// A screen with a React component (rnn-layouts §7.1).
class RNNComponentViewController: UIViewController, RNNLayoutProtocol {
  let layoutState: RNNLayoutState
  let layoutType: RNNLayoutType
  private(set) var reactView: RNNReactView?
  /// The elements of a React view that has ended, kept for the transition that removes the screen.
  private(set) var elementsLeftBehind: ReactElements?
  /// The preview that a hard press on this screen shows, or nil while no push waits for one.
  var preview: Preview?

  init(_ state: RNNLayoutState, _ layoutType: RNNLayoutType = .component) {
    layoutState = state
    self.layoutType = layoutType
    super.init()
    didInit()
  }

  func getCurrentChild() -> (any RNNLayoutProtocol)? { nil }

  /// Returns the own options, then those of each ancestor. The nearer ancestor wins.
  func resolveOptions() -> ResolvedOptions {
    var layers: [RNNNavigationOptions] = []
    // There is room for those of the containers and for the defaults that are added later.
    layers.reserveCapacity(4)
    layers.append(options)
    var ancestor = parentLayout
    while let next = ancestor {
      layers.append(next.options)
      ancestor = next.parentLayout
    }
    return ResolvedOptions(layers)
  }

  // MARK: - The React view

  override func loadView() {
    view = UIView(frame: application?.screen.bounds ?? .zero)
    createReactViewIfNeeded()
    if let reactView { view.addSubview(reactView) }
  }

  func render() {
    if !waitForRender { readyForPresentation() }
    let existed = reactView != nil
    createReactViewIfNeeded()
    if existed { readyForPresentation() }
  }

  private func createReactViewIfNeeded() {
    guard reactView == nil else { return }
    let made = layoutState.creator.createRootView(
      layoutInfo.name ?? "", rootViewId: layoutInfo.componentId, type: .component, eventEmitter: eventEmitter
    ) { [slot] in
      // A view that is made when its script has ended never has content, and must not keep its screen.
      unsafe (slot.object as? RNNComponentViewController)?.contentDidAppear()
    }
    made.isAwaited = { [slot] in unsafe (slot.object as? RNNComponentViewController)?.isAwaited ?? false }
    reactView = made
    if isViewLoaded { view.addSubview(made) }
    sendPlace()
  }

  private func contentDidAppear() {
    presenter.renderComponents(resolveOptionsWithDefault()) { [self] in readyForPresentation() }
  }

  /// True if a command waits for the content. Its callback belongs to the top of the tree that the command made.
  private var isAwaited: Bool {
    waitForRender && topMostAncestor.asLayout?.layoutState.reactViewReadyCallback != nil
  }

  func destroyReactView() {
    guard let reactView else { return }
    elementsLeftBehind = elements
    reactView.removeFromSuperview()
    reactView.stop()
    self.reactView = nil
  }

  func screenPopped() { eventEmitter.sendScreenPoppedEvent(layoutInfo.componentId) }

  // MARK: - Appearance

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    reactView?.componentWillAppear()
    componentWillAppear()
    presenter.applyOptions(resolveOptions())
    parentLayout?.onChildWillAppear()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    reactView?.componentDidAppear()
    componentDidAppear()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    elementsLeftBehind = nil
    reactView?.componentDidDisappear()
    componentDidDisappear()
  }

  // MARK: - Layout

  /// True if React's content extends below the top bar (rnn-options §4.4, `topBar.drawBehind`).
  var drawsBehindTopBar = false { didSet { if oldValue != drawsBehindTopBar { viewIfLoaded?.setNeedsLayout() } } }

  /// True if React's content extends below the bottom tabs (rnn-options §4.6, `bottomTabs.drawBehind`).
  var drawsBehindBottomTabs = false {
    didSet { if oldValue != drawsBehindBottomTabs { viewIfLoaded?.setNeedsLayout() } }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard let reactView else { return }
    let (size, safe) = (view.bounds.size, safeAreaInsets)
    reactView.frame = contentFrame(in: size, inside: safe)
    guard reactView.window != nil else { return sendPlace() }
    reactView.sendPlace(inside: safe.reaching(into: reactView.frame, of: size))
  }
}
