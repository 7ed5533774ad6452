internal import HeadlessUIKit
internal import NavbridgeVocabulary
internal import NavbridgeWire

/// The containers of the state (native-router §2): the tab bar controller, a navigation controller for each tab, those
/// of the modals, and the drawers.
extension NativeAppRouter {
  /// Makes the tabs with their first coordinators, in a drawer with a menu on either side.
  func makeContainers() {
    for (index, tab) in app.tabs.enumerated() {
      let stack = makeStack("tab\(index)")
      stack.controller.tabBarItem.title = tab.title
      tabs.append(stack)
      startRoot(tab.root, of: stack)
    }
    tabBarController.setViewControllers(tabs.map(\.controller), animated: false)
    tabBarController.selectedIndex = app.tabs.firstIndex { $0.name.isExactly(app.home) } ?? 0
    tabBarController.delegate = self
    drawer.centerViewController = tabBarController
    makeDrawerMenus()
    drawer.gestureCompletion = { [unowned self] _ in userMovedDrawer() }
  }

  private func startRoot(_ route: NativeRoute, of stack: NavigationStack) {
    let coordinator = makeRootCoordinator(route)
    coordinator.place = .head(stack)
    coordinator.start()
  }

  var selectedTab: Int {
    tabs.firstIndex { $0.controller === tabBarController.selectedViewController } ?? state.selected
  }

  private var openDrawer: DrawerState.Side? {
    switch drawer.openSide {
    case .none: nil
    case .left: .left
    case .right: .right
    }
  }

  /// The state as the coordinators and the containers have it now, with the number of the last report.
  func readState() -> RouterState {
    RouterState(
      tabs: tabs.enumerated().map { index, stack in
        RouterState.Tab(
          name: app.tabs[index].name, navId: stack.navId, rootRoute: app.tabs[index].root, chain: stack.screens)
      },
      selected: selectedTab,
      modals: modals.map { stack in
        RouterState.Modal(
          navId: stack.navId, presenterKey: stack.head?.parent?.route.key ?? "", chain: stack.screens)
      },
      drawer: openDrawer, seq: state.seq)
  }

  // MARK: - Modals

  /// The controller that presents the next modal.
  private var presenter: UIViewController { drawer.topMostAncestor.topPresentedViewController }

  /// The reason for which UIKit would refuse a modal now. Nil if it would not.
  var reasonAgainstPresenting: String? {
    presenter.refusalOfPresenting(UIViewController())?.message
  }

  func present(_ stack: NavigationStack, animated: Bool) {
    let presenter = presenter
    modals.append(stack)
    stack.controller.presentationController?.delegate = stack.head
    presenter.present(stack.controller, animated: animated) { [weak self, weak stack] in
      stack?.isPresented = true
      self?.containerChanged()
    }
  }

  /// True if a stack's navigation controller is in its container: in the tab bar controller, or presented.
  func isShown(_ stack: NavigationStack) -> Bool {
    if tabs.contains(where: { $0 === stack }) { return true }
    return stack.controller.presentingViewController != nil
  }

  func forget(_ stack: NavigationStack) { modals.removeAll { $0 === stack } }

  /// True while a container moves: a user swipes or has let go, or a transition of other code runs.
  var isContainerMoving: Bool {
    drawer.isAnimatingDrawer
      || stacks.contains { $0.controller.transitionCoordinator != nil }
      || modals.contains { $0.controller.isBeingPresented || $0.controller.isBeingDismissed }
  }

  // MARK: - Places

  /// The place of a coordinator that native code starts without the router.
  func placeAboveCurrent(for coordinator: NavigationCoordinator) -> StartPlace {
    guard let current = currentCoordinator else { return .head(tabs[selectedTab]) }
    return type(of: coordinator).presentsModally(coordinator.route) ? .over(current) : .on(current)
  }
}
