internal import HeadlessUIKit
internal import NavbridgeKernel
internal import NavbridgeRuntime
internal import NavbridgeWire
internal import OrderedCollections

/// The tab bar controller of native tabs.
@MainQueue
final class RNSTabBarController: UITabBarController, RNSScreenShowing {
  /// The screen within the selected tab. Nil for a tab without screens.
  var shownScreen: RNSScreen? { (selectedViewController?.childForWindowTraits as? any RNSScreenShowing)?.shownScreen }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    selectedViewController?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
  }
}

/// Native tabs, as React Navigation's `createNativeBottomTabNavigator` renders them (react-native-screens §13).
///
/// Until 4.24 each tab has `isFocused`, and a tap is reported before UIKit selects. From 4.25 on the script requests a
/// selection, and both sides count their changes, so that a stale request is known.
@MainQueue
final class RNSTabsHostView: RCTComponentView, RNSContainer {
  override class var componentNames: [String] { RNSTabsDeclaration.hostNames }
  override class var properties: KeyValuePairs<String, ComponentPropertyType> { RNSTabsDeclaration.hostProperties }
  override class var directEvents: [String] { RNSTabsDeclaration.hostEvents }

  let tabs = RNSTabBarController()
  private var selection = RNSTabSelection()
  private var isSelectionDue = false

  required init(_ component: MountedComponent, props: JSONObject) {
    super.init(component, props: props)
    tabs.delegate = self
  }

  var screens: [RNSTabsScreenView] { reactSubviews.compactMap { $0 as? RNSTabsScreenView } }

  // MARK: - React's changes

  override func updateProps(_ changed: Set<ExactText>) {
    tabs.tabBar.isHidden = flag("tabBarHidden")
    if changed.contains("navStateRequest") { isSelectionDue = true }
  }

  override func mountChildComponentView(_ child: RCTComponentView, index: Int) {}
  override func unmountChildComponentView(_ child: RCTComponentView) {}
  func focusChanged() { isSelectionDue = true }

  override func mountingTransactionDidMount(childrenChanged: Bool) {
    if childrenChanged {
      tabs.viewControllers = screens.compactMap(\.screen)
      isSelectionDue = true
    }
    attach()
    if isSelectionDue { select() }
  }

  /// A change of a tab alone does not reach this view as a change of its own.
  func markChildUpdated() { if isSelectionDue { select() } }
  func containerCameIntoWindow() { attach() }
  override func didMoveToWindow() { attach() }

  private func attach() {
    guard window != nil, tabs.parent == nil, let around = reactViewController else { return }
    around.embed(tabs, in: self, frame: CGRect(origin: .zero, size: bounds.size))
  }

  override func layoutSubviews() { tabs.viewIfLoaded?.frame = CGRect(origin: .zero, size: bounds.size) }

  override func invalidate() { tabs.removeFromContainer() }

  // MARK: - Selection

  /// Selects the tab that the script wants.
  private func select() {
    isSelectionDue = false
    if let request = props["navStateRequest"] { return perform(request) }
    guard let focused = screens.first(where: { $0.flag("isFocused") })?.screen else { return }
    tabs.selectedViewController = focused
  }

  private func perform(_ request: JSON) {
    guard let key = request["selectedScreenKey"]?.string, let screen = screens.first(where: { $0.key == key })?.screen
    else {
      return
    }
    let outcome = selection.request(
      key, base: request["baseProvenance"]?.int ?? 0, rejectsStale: flag("rejectStaleNavStateUpdates"))
    switch outcome {
    case .selected:
      tabs.selectedViewController = screen
      sendSelected(origin: "programmatic-js")
    case .rejected(let reason):
      send("topTabSelectionRejected", state.merging(["rejectionReason": .string(reason.rawValue)]))
    }
  }

  private var state: JSONObject {
    ["selectedScreenKey": .string(selection.key ?? ""), "provenance": .int(Int64(selection.provenance))]
  }

  private func sendSelected(origin: String, isRepeated: Bool = false, hasTriggeredSpecialEffect: Bool = false) {
    send(
      "topTabSelected",
      state.merging([
        "hasTriggeredSpecialEffect": .bool(hasTriggeredSpecialEffect), "actionOrigin": .string(origin),
        "isRepeated": .bool(isRepeated),
      ]))
  }
}

/// A finger on the bar.
extension RNSTabsHostView: UITabBarControllerDelegate {
  func tabBarController(_ controller: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
    guard let screen = (viewController as? RNSTabsScreenViewController)?.screenView else {
      // The list of further tabs belongs to no tab of the script's.
      if props["navStateRequest"] != nil { send("topMoreTabSelected", state) }
      return true
    }
    let isRepeated = controller.selectedViewController === viewController
    if props["navStateRequest"] != nil { return mayTap(screen, isRepeated: isRepeated) }
    let hasEffect = isRepeated && runSpecialEffect(of: screen)
    send(
      "topNativeFocusChange",
      ["tabKey": .string(screen.key), "repeatedSelectionHandledBySpecialEffect": .bool(hasEffect)])
    return !isRepeated && !flag("controlNavigationStateInJS")
  }

  private func mayTap(_ screen: RNSTabsScreenView, isRepeated: Bool) -> Bool {
    if screen.flag("preventNativeSelection") {
      send("topTabSelectionPrevented", state.merging(["preventedScreenKey": .string(screen.key)]))
      return false
    }
    selection.tap(screen.key)
    guard isRepeated else {
      // UIKit selects before the event is sent.
      tabs.selectedViewController = screen.screen
      sendSelected(origin: "user")
      return false
    }
    sendSelected(origin: "user", isRepeated: true, hasTriggeredSpecialEffect: runSpecialEffect(of: screen))
    return false
  }

  /// Pops the stack within a tab to its root, or else scrolls the content of the tab to its top. Returns false if neither is
  /// possible or wanted.
  private func runSpecialEffect(of screen: RNSTabsScreenView) -> Bool {
    let effects = screen.props["specialEffects"]?["repeatedTabSelection"]
    if effects?["popToRoot"]?.bool ?? true, let stack = screen.nestedStack, stack.viewControllers.count > 1 {
      stack.popToRootViewController(animated: true)
      return true
    }
    guard effects?["scrollToTop"]?.bool ?? true, screen.hasScrolled else { return false }
    screen.scrollContentToTop()
    return true
  }
}

/// The selected tab as both sides know it: each change adds one to its provenance.
struct RNSTabSelection: Equatable {
  enum Rejection: String { case stale, repeated }
  enum Outcome: Equatable {
    case selected
    case rejected(Rejection)
  }

  private(set) var key: String?
  private(set) var provenance = 0
  /// The provenance of the last change that did not come from the script.
  private var lastForeign = 0

  /// - Parameter base: The provenance of the state from which the script has made its request.
  mutating func request(_ key: String, base: Int, rejectsStale: Bool) -> Outcome {
    if rejectsStale, base < lastForeign { return .rejected(.stale) }
    guard key != self.key else { return .rejected(.repeated) }
    self.key = key
    provenance += 1
    return .selected
  }

  mutating func tap(_ key: String) {
    self.key = key
    provenance += 1
    lastForeign = provenance
  }
}
