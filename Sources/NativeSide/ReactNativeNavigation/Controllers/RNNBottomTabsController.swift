internal import HeadlessUIKit
internal import NavbridgeKernel
internal import NavbridgeWire

/// Bottom tabs (rnn-layouts §9).
final class RNNBottomTabsController: UITabBarController, RNNLayoutProtocol {
  let layoutState: RNNLayoutState
  let layoutType = RNNLayoutType.bottomTabs
  let componentRegistry: RNNReactComponentRegistry
  private let parts: BottomTabsParts
  private lazy var tabsDelegate = BottomTabsDelegate(self)
  private(set) var selection: BottomTabsSelection
  private var setupFailure: NativeException?
  private var readiness = HeldReadiness.free
  /// False under the title display mode `alwaysHide`.
  var showsTitles = true
  /// The tabs as React views, in place of the bar's own items. It is nil unless every tab has such a view.
  private(set) var customRow: BottomTabsCustomRow?
  /// The components of the row.
  private(set) var customItems: [ComponentOptions]?

  /// - Throws: `NSRangeException` if the index in the options has no tab, `Param get` for a tab's component without an
  ///   id.
  init(
    _ state: RNNLayoutState, parts: BottomTabsParts, registry: RNNReactComponentRegistry,
    children: [any RNNLayoutProtocol]
  ) throws(NativeException) {
    layoutState = state
    self.parts = parts
    componentRegistry = registry
    selection = BottomTabsSelection(own: ResolvedOptions([state.options]).index(.bottomTabs.currentTabIndex))
    super.init()
    setViewControllers(children, animated: false)
    delegate = tabsDelegate
    if let failure = NativeException.beyondBounds(selection.current, count: children.count) { throw failure }
    super.selectedIndex = selection.current
    didInit()
    if let setupFailure { throw setupFailure }
    for child in children { parts.bottomTabPresenter.createTabBarItem(child, of: self) }
    customItems = try makeCustomItems(children)
    selection.isSetUp = true
  }

  func getCurrentChild() -> (any RNNLayoutProtocol)? { selectedViewController?.asLayout }

  // MARK: - Selection

  /// The selected index. Setting it by program emits no event and does not change the previous index.
  override var selectedIndex: Int {
    get { super.selectedIndex }
    set {
      let index = selection.index(for: newValue)
      if let failure = NativeException.beyondBounds(index, count: viewControllers.count) {
        if selection.isSetUp { super.selectedIndex = index } else { setupFailure = failure }
        return
      }
      selection.select(index)
      super.selectedIndex = index
      customRow?.update(self)
    }
  }

  /// The selected controller. A finger's tap sets it, also for the tab that is already selected.
  override var selectedViewController: UIViewController? {
    get { super.selectedViewController }
    set {
      selection.tap(children.firstIndex { $0 === newValue } ?? .max)
      super.selectedViewController = newValue
      customRow?.update(self)
    }
  }

  /// Selects the tab with this id. Only the tabs themselves are searched, not their contents. Without a match nothing
  /// happens.
  func setSelectedIndexByComponentID(_ id: String) {
    let index = viewControllers.firstIndex { id.isExactly($0.asLayout?.layoutInfo.componentId) }
    if let index { selectedIndex = index }
  }

  // MARK: - Options

  func mergeOptions(_ options: RNNNavigationOptions) {
    layoutState.options.mergeOptions(options)
    presenter.mergeOptions(options, resolvedOptions: resolveOptions())
    parentLayout?.mergeChildOptions(options, child: self)
  }

  func mergeChildOptions(_ options: RNNNavigationOptions, child: any RNNLayoutProtocol) {
    presenter.mergeOptions(options, resolvedOptions: resolveOptions())
    if options.value(at: .bottomTab.visible) != nil, child is RNNComponentViewController,
      child.tabBarController === self
    {
      selectedIndex = viewControllers.firstIndex { $0 === child } ?? .max
    }
    if let tab = findViewController(child), tab !== self {
      let resolved = tab.resolveOptions()
      parts.bottomTabPresenter.mergeOptions(options, resolvedOptions: resolved, child: tab, of: self)
      parts.dotIndicatorPresenter.mergeOptions(options, resolvedOptions: resolved, child: tab, of: self)
      customRow?.update(self)
    }
    parentLayout?.mergeChildOptions(options, child: child)
  }

  /// Writes a sentence to the log in the name of React Native Navigation.
  func warn(_ sentence: String) { parts.warn(sentence) }

  // MARK: - Render

  /// Renders the tabs in the way of the attach mode.
  func render() { parts.attacher.attach(self) }

  /// Runs `body` and defers a child's readiness until it has ended. By then all tabs have begun to render.
  func holdingReadiness(_ body: () -> Void) {
    readiness = .held
    body()
    let isReady = readiness == .reached
    readiness = .free
    if isReady { passReadinessOn() }
  }

  func readyForPresentation() {
    if readiness == .free { passReadinessOn() } else { readiness = .reached }
  }

  // MARK: - The bar

  /// True from a merge that has shown or hidden the bar until the next screen appears, whose options then count.
  private var tabBarNeedsRestore = false

  /// Shows or hides the bar by a merge, whatever screen has hidden it.
  func mergeTabBar(isVisible: Bool, milliseconds: Double) {
    tabBarNeedsRestore = true
    showTabBar(isVisible, milliseconds: milliseconds)
  }

  /// Shows or hides the bar as a screen appears, if the screen is in no stack or a merge came before.
  func restoreTabBar(isVisible: Bool) {
    guard tabBarNeedsRestore || presentedComponentViewController.navigationController == nil else { return }
    tabBarNeedsRestore = false
    showTabBar(isVisible, milliseconds: 0)
  }

  private func showTabBar(_ isVisible: Bool, milliseconds: Double) {
    if isVisible { (selectedViewController as? UINavigationController)?.showBottomBar() }
    setTabBarHidden(!isVisible, milliseconds: milliseconds)
  }

  // MARK: - The view

  /// A root screen is asked by UIKit only if the stack changes, and here it is asked as the tabs appear.
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if let stack = selectedViewController as? RNNStackController, stack.hidesBottomBarNow { stack.askForBottomBar() }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    customRow = BottomTabsCustomRow(self)
    if let customRow { tabBar.addSubview(customRow) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    tabBar.layoutIfNeeded()
    parts.dotIndicatorPresenter.bottomTabsDidLayoutSubviews(self)
    customRow?.apply(CustomRowOptions(options), on: tabBar, bottomInset: safeAreaInsets.bottom)
    customRow?.layoutIfNeeded()
  }

  func destroyReactView() { customRow?.stop() }

  deinit { componentRegistry.clearComponents(forParentId: layoutState.layoutInfo.componentId) }

  private enum HeldReadiness { case free, held, reached }
}
