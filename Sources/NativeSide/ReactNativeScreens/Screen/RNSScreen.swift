internal import HeadlessUIKit
internal import NavbridgeKernel
internal import NavbridgeRuntime
internal import NavbridgeWire
internal import OrderedCollections

/// The view controller of a screen (react-native-screens §2, §3).
@MainQueue
final class RNSScreen: UIViewController {
  let screenView: RNSScreenView
  private let live: LiveObjects.Token?
  private var events = RNSScreenAppearance()
  /// The number of screens that the transition under way takes from the stack, from this one downwards.
  private var dismissCount = 1
  /// True if the last transition has left the screen.
  private var isClosing = false
  /// The transition of which the script gets each frame.
  private weak var followed: UIViewControllerTransitionCoordinator?
  /// True while the screen has left a parent that it had.
  private(set) var wasRemoved = false
  /// The height of the bar of which the script was notified last.
  private var lastHeaderHeight: Double?

  init(_ screenView: RNSScreenView) {
    self.screenView = screenView
    live = screenView.component.surface?.session?.host.liveObjects.count(RNSScreen.self)
    super.init()
  }

  override func loadView() { view = screenView }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    wasRemoved = parent == nil
  }

  /// The id that React Navigation gives the screen: the key of its route.
  var screenId: String? { screenView.text(.screenId).flatMap { $0.isEmpty ? nil : $0 } }

  /// The name of React Navigation's route. Its key is the name and 21 random characters. The title stands for the name where
  /// React gives no key away.
  var routeName: String? {
    screenId.map(Self.routeName) ?? screenView.header?.text(.title)
  }

  static func routeName(ofKey key: String) -> String {
    let random = 21
    guard key.count > random + 1, key.dropLast(random).last == "-" else { return key }
    return String(key.dropLast(random + 1))
  }

  /// The title in the bar. The item of a screen that was not shown yet has none, but its description has.
  var barTitle: String? { navigationItem.title ?? screenView.header?.text(.title) }

  /// The stack whose React child this screen is.
  var stack: (any RNSStack)? { screenView.reactSuperview as? any RNSStack }

  // MARK: - Appearance

  private var isInteractive: Bool { transitionCoordinator?.isInteractive ?? false }

  override func viewWillAppear(_ animated: Bool) {
    let event = events.will(isInteractive: isInteractive, goingForward: isBeingPresented || isMovingToParent)
    updateWindowTraits()
    guard event == .will else { return }
    screenView.send("topWillAppear")
    transitionBegins(closing: false)
  }

  override func viewWillDisappear(_ animated: Bool) {
    if screenView.flag(.hideKeyboardOnSwipe) { screenView.window?.firstResponder?.resignFirstResponder() }
    dismissCount = isInteractive ? 1 : stack?.screensAbove(self) ?? 1
    let event = events.will(isInteractive: isInteractive, goingForward: !(isBeingDismissed || isMovingFromParent))
    guard event == .will else { return }
    screenView.send("topWillDisappear")
    transitionBegins(closing: true)
  }

  override func viewDidAppear(_ animated: Bool) {
    switch events.did(isAppearing: true) {
    case .did:
      sendAsArchitecture("topAppear")
      sendProgress(1)
    case .gestureCancel: screenView.send("topGestureCancel")
    case .will, .nothing: break
    }
  }

  /// A screen that has neither a parent nor a presenter was dismissed (react-native-screens §5.4). React has deleted one
  /// that the script has dismissed, so its events have no receiver.
  override func viewDidDisappear(_ animated: Bool) {
    if parent == nil, presentingViewController == nil {
      if screenView.flag(.preventNativeDismiss) {
        stack?.updateContainer()
        sendDismissCancelled(dismissCount)
      } else {
        sendAsArchitecture("topDismissed", ["dismissCount": .int(Int64(dismissCount))])
      }
    }
    guard events.did(isAppearing: false) == .did else { return }
    screenView.send("topDisappear")
    sendProgress(1)
  }

  /// Sends an event at once, or in the next turn of the main queue, as the old architecture does
  /// (react-native-screens §5.2).
  private func sendAsArchitecture(_ event: String, _ body: KeyValuePairs<StaticString, JSON> = [:]) {
    guard screenView.isOnBridge, let application else { return screenView.send(event, body) }
    application.async { [screenView] in screenView.send(event, body) }
  }

  func sendDismissCancelled(_ count: Int) {
    screenView.send("topNativeDismissCancelled", ["dismissCount": .int(Int64(count))])
  }

  // MARK: - Progress

  private func transitionBegins(closing: Bool) {
    isClosing = closing
    sendProgress(0)
    followTransition()
  }

  /// Sends the progress of each frame of the transition under way, if the script listens (react-native-screens §5.3).
  func followTransition() {
    guard screenView.listens(to: RNSScreenDeclaration.progress), let transitionCoordinator,
      followed !== transitionCoordinator
    else { return }
    followed = transitionCoordinator
    transitionCoordinator.observeProgress { [weak self] progress in
      if let self, screenView.listens(to: RNSScreenDeclaration.progress) { sendProgress(progress) }
    }
  }

  private func sendProgress(_ progress: Double) {
    screenView.send(
      RNSScreenDeclaration.progress,
      [
        "progress": .double(progress), "closing": .int(isClosing ? 1 : 0),
        "goingForward": .int(events.goingForward ? 1 : 0),
      ])
  }

  // MARK: - Layout

  override var scrollsBelowBar: Bool { screenView.isContentAdjusted }

  override func viewDidLayoutSubviews() {
    screenView.header?.layoutChanged()
    guard parent is UINavigationController || presentingViewController != nil || parent is UITabBarController else {
      return
    }
    if presentingViewController != nil, !(parent is UINavigationController) { sendHeaderHeight() }
    updateState()
  }

  /// Sends React's layout the size of the view, and how far the content begins below the edge of the stack
  /// (react-native-screens §16).
  func updateState() {
    let top = parent is UINavigationController ? screenView.frame.y : 0
    let bar = screenView.header?.isTranslucentOrLarge ?? true ? 0 : top
    let isPlaced = !(parent is UINavigationController) && presentingViewController != nil
    var state = RCTComponentView.layout(of: screenView, in: self, offset: bar, isPlaced: isPlaced)
    state.scrolls = following
    let room = screenView.roomToGrow
    if room > 0 { state.room = room }
    screenView.updateState(state)
  }

  /// The distances at which content takes the room of parts of the bar, or gives it back. Nil if the bar has no such part.
  private var following: ScrollFollowing? {
    guard let navigation = parent as? UINavigationController, !(screenView.header?.isBarHidden ?? true),
      let collapse = navigation.barCollapse(of: navigationItem, isAdjusted: screenView.isContentAdjusted)
    else { return nil }
    let (hidden, stops) = (collapse.hidden, collapse.stops)
    if let back = collapse.wayBack {
      return ScrollFollowing(distance: back, hasPassed: true, next: collapse.wayOn, hidden: hidden, stops: stops)
    }
    return collapse.wayOn.map { ScrollFollowing(distance: $0, hasPassed: false, hidden: hidden, stops: stops) }
  }

  /// The bar's height with its place, or 0 without a bar (react-native-screens §10.4).
  var headerHeight: Double {
    var stack = parent as? UINavigationController
    if stack == nil, presentingViewController != nil { stack = children.first as? UINavigationController }
    guard let stack, !stack.isNavigationBarHidden else { return 0 }
    return stack.navigationBar.frame.y + stack.navigationBar.frame.height
  }

  /// - Parameter always: True to send a height that was sent before.
  func sendHeaderHeight(always: Bool = false) {
    let height = headerHeight
    guard always || height != lastHeaderHeight else { return }
    lastHeaderHeight = height
    screenView.send("topHeaderHeightChange", ["headerHeight": .double(height)])
  }

  // MARK: - The system's preferences

  override var childForStatusBarHidden: UIViewController? { child(decidingOn: .statusBarHidden) }
  override var childForStatusBarStyle: UIViewController? { child(decidingOn: .statusBarStyle) }
  override var childForHomeIndicatorAutoHidden: UIViewController? { child(decidingOn: .homeIndicator) }

  override var prefersStatusBarHidden: Bool { screenView.flag(.statusBarHidden) }
  override var prefersHomeIndicatorAutoHidden: Bool { screenView.flag(.homeIndicatorHidden) }
  override var preferredStatusBarStyle: UIStatusBarStyle {
    let isDark = screenView.component.surface?.session?.host.isDark ?? false
    return switch screenView.text(.statusBarStyle) {
    case "dark": .darkContent
    case "light": .lightContent
    case "inverted": isDark ? .darkContent : .lightContent
    case "auto": isDark ? .lightContent : .darkContent
    default: .default
    }
  }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    RNSOrientation.mask(decider(on: .orientation)?.screenView.text(.screenOrientation))
      ?? super.supportedInterfaceOrientations
  }
}
