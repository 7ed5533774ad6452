internal import HeadlessUIKit
internal import Shared

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
  /// The tabs as React views, in place of the bar's own items. Nil unless every tab has one.
  private(set) var customRow: BottomTabsCustomRow?
  /// What the row is made of.
  private(set) var customItems: [ComponentOptions]?

  /// - Throws: `NSRangeException` where there is no tab of the index that the options ask for, `Param get` for a tab's
  ///   component without an id.
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

  /// Set by the program: no event comes of it. The tab that was left is not noted.
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

  /// Set by a finger's tap, also on the tab that is selected.
  override var selectedViewController: UIViewController? {
    get { super.selectedViewController }
    set {
      selection.tap(children.firstIndex { $0 === newValue } ?? .max)
      super.selectedViewController = newValue
      customRow?.update(self)
    }
  }

  /// Looks among the tabs themselves, not inside them. Nothing happens without a match.
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

  /// React Native Navigation writes to the log.
  func warn(_ sentence: String) { parts.warn(sentence) }

  // MARK: - Render

  /// How the tabs are rendered is the attach mode's.
  func render() { parts.attacher.attach(self) }

  /// Runs `body`, and passes a child's readiness on only when it has ended: all tabs have begun to render by then.
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

  // MARK: - The view

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
