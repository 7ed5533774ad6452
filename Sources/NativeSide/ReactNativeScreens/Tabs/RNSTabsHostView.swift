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
final class RNSTabsHostView: RCTComponentView, RNSContainer, PropertyReading {
  typealias Property = RNSTabsHostProperty
  override class var componentNames: [String] { RNSTabsDeclaration.hostNames }
  override class var properties: ComponentPropertyTable { table }
  private static let table = ComponentPropertyTable(RNSTabsHostProperty.self)
  override class var directEvents: [String] { RNSTabsDeclaration.hostEvents }

  let tabs = RNSTabBarController()
  private var selection = RNSTabSelection()
  /// True if a tab's `isFocused` is to be applied.
  private var isFocusDue = false
  /// The request of the script that is to be applied. It counts once.
  private var pendingRequest: JSON?
  /// The tab that was opened last in the list of further tabs, until the list is shown again.
  private weak var openedInMore: RNSTabsScreenViewController?

  required init(_ component: MountedComponent) {
    super.init(component)
    tabs.animatesSelection = true
    tabs.delegate = self
    libraryVersion?.narrow(to: RNSVersions.ofTabs(named: component.name))
  }

  var screens: [RNSTabsScreenView] { reactSubviews.compactMap { $0 as? RNSTabsScreenView } }

  // MARK: - React's changes

  override func updateProps(_ changed: ComponentChanges) {
    tabs.tabBar.isHidden = flag(.tabBarHidden)
    if changed.contains(Property.nativeContainerBackgroundColor) {
      tabs.view.backgroundColor = color(.nativeContainerBackgroundColor)
    }
    if changed.contains(Property.navStateRequest) { pendingRequest = props[Property.navStateRequest] }
  }

  override func mountChildComponentView(_ child: RCTComponentView, index: Int) {}
  override func unmountChildComponentView(_ child: RCTComponentView) {}
  func focusChanged() { isFocusDue = true }

  override func mountingTransactionDidMount(childrenChanged: Bool) {
    if childrenChanged {
      tabs.viewControllers = screens.compactMap(\.screen)
      isFocusDue = true
    }
    attach()
    select()
  }

  /// A change of a tab alone does not reach this view as a change of its own.
  func markChildUpdated() { select() }
  func containerCameIntoWindow() { attach() }
  override func didMoveToWindow() { attach() }

  private func attach() {
    guard window != nil, tabs.parent == nil, let around = reactViewController else { return }
    around.embed(tabs, in: self, frame: CGRect(origin: .zero, size: bounds.size))
  }

  override func layoutSubviews() { tabs.viewIfLoaded?.frame = CGRect(origin: .zero, size: bounds.size) }

  override func invalidate() { tabs.removeFromContainer() }

  // MARK: - Selection

  /// True if the script requests selections, as it does from 4.25 on.
  private var countsChanges: Bool { props[Property.navStateRequest] != nil }

  /// Selects the tab that the script wants.
  private func select() {
    if let request = pendingRequest { return perform(request) }
    guard isFocusDue, !countsChanges else { return }
    isFocusDue = false
    guard let focused = screens.first(where: { $0.flag(.isFocused) })?.screen else { return }
    tabs.selectedViewController = focused
  }

  /// A request for a tab that is not there yet waits for it.
  private func perform(_ request: JSON) {
    guard let key = request["selectedScreenKey"]?.string, let screen = screens.first(where: { $0.key == key })?.screen
    else { return }
    pendingRequest = nil
    let base = request["baseProvenance"]?.int ?? 0
    let outcome = selection.request(
      key, base: base, isSelected: tabs.selectedViewController === screen,
      rejectsStale: flag(.rejectStaleNavStateUpdates))
    switch outcome {
    case .selected:
      tabs.selectedViewController = screen
      sendSelected(origin: "programmatic-js")
    case .rejected(let reason):
      send(
        "topTabSelectionRejected",
        [
          "selectedScreenKey": .string(selection.key ?? ""), "provenance": .int(selection.provenance),
          "rejectedScreenKey": .string(key), "rejectedBaseProvenance": .int(Int64(base)),
          "rejectionReason": .string(reason.rawValue),
        ])
    }
  }

  private func sendSelected(origin: String, isRepeated: Bool = false, hasTriggeredSpecialEffect: Bool = false) {
    send(
      "topTabSelected",
      [
        "selectedScreenKey": .string(selection.key ?? ""), "provenance": .int(selection.provenance),
        "isRepeated": .bool(isRepeated), "hasTriggeredSpecialEffect": .bool(hasTriggeredSpecialEffect),
        "actionOrigin": .string(origin),
      ])
  }
}

/// A finger on the bar.
extension RNSTabsHostView: UITabBarControllerDelegate {
  func tabBarController(_ controller: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
    let isRepeated = controller.selectedViewController === viewController
    guard let screen = (viewController as? RNSTabsScreenViewController)?.screenView else {
      return openMore(isRepeated: isRepeated)
    }
    let isRow = isListShown && !controller.viewControllers.prefix(4).contains { $0 === viewController }
    if isRow { openedInMore = screen.screen }
    if countsChanges {
      tap(screen, isRepeated: isRepeated)
      return false
    }
    // Until 4.24 nobody is told of a row in the list of further tabs: UIKit pushes its tab without asking.
    if isRow { return true }
    let hasEffect = isRepeated && runSpecialEffect(of: screen)
    send(
      "topNativeFocusChange",
      ["tabKey": .string(screen.key), "repeatedSelectionHandledBySpecialEffect": .bool(hasEffect)])
    return !isRepeated && !flag(.controlNavigationStateInJS)
  }

  /// True while the list of further tabs is shown.
  private var isListShown: Bool {
    tabs.selectedViewController.map { !($0 is RNSTabsScreenViewController) } ?? false
  }

  /// Handles a tap on the button of further tabs, whose list belongs to no tab of the script's. A tab that was opened in it
  /// is shown again if another one is shown now. Returns true if UIKit shows the list.
  private func openMore(isRepeated: Bool) -> Bool {
    let opened = tabs.viewControllers.dropFirst(4).first { $0 === openedInMore } as? RNSTabsScreenViewController
    openedInMore = nil
    if let screen = opened, tabs.selectedViewController !== screen {
      let opened = screen.screenView
      guard countsChanges, opened.flag(.preventNativeSelection) else {
        openedInMore = screen
        if countsChanges { return selectByFinger(opened) }
        tabs.selectedViewController = screen
        return false
      }
      sendPrevented(opened)
    }
    guard countsChanges else { return true }
    if !isRepeated { sendMoreSelected() }
    return !isRepeated
  }

  private func sendMoreSelected() {
    send(
      "topMoreTabSelected",
      ["selectedScreenKey": .string(selection.key ?? ""), "provenance": .int(selection.provenance)])
  }

  /// A tap on the selected tab counts even if the script guards the tab.
  private func tap(_ screen: RNSTabsScreenView, isRepeated: Bool) {
    if isRepeated {
      selection.tap(screen.key)
      return sendSelected(
        origin: "user", isRepeated: true, hasTriggeredSpecialEffect: runSpecialEffect(of: screen))
    }
    if screen.flag(.preventNativeSelection) {
      if openedInMore === screen.screen { openedInMore = nil }
      return sendPrevented(screen)
    }
    _ = selectByFinger(screen)
  }

  /// UIKit notifies its delegate before the tabs appear and disappear. Returns false: UIKit has nothing left to do.
  private func selectByFinger(_ screen: RNSTabsScreenView) -> Bool {
    selection.tap(screen.key)
    sendSelected(origin: "user")
    if let controller = screen.screen { tabs.selectedViewController = controller }
    return false
  }

  private func sendPrevented(_ screen: RNSTabsScreenView) {
    send(
      "topTabSelectionPrevented",
      [
        "selectedScreenKey": .string(selection.key ?? ""), "provenance": .int(selection.provenance),
        "preventedScreenKey": .string(screen.key),
      ])
  }

  /// Pops the stack within a tab to its root, or else scrolls the content of the tab to its top. Returns false if neither is
  /// possible or wanted.
  private func runSpecialEffect(of screen: RNSTabsScreenView) -> Bool {
    let effects = screen.props[RNSTabsScreenProperty.specialEffects]?["repeatedTabSelection"]
    if effects?["popToRoot"]?.bool ?? true, let stack = screen.nestedStack, stack.viewControllers.count > 1 {
      stack.popToRootViewController(animated: true)
      return true
    }
    guard effects?["scrollToTop"]?.bool ?? true, screen.hasScrolled else { return false }
    screen.scrollContentToTop()
    return true
  }
}
