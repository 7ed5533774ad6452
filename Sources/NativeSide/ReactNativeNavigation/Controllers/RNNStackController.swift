internal import HeadlessUIKit
internal import NavbridgeKernel

/// A stack of screens (rnn-layouts §8).
final class RNNStackController: UINavigationController, RNNLayoutProtocol {
  let layoutState: RNNLayoutState
  let layoutType = RNNLayoutType.stack
  private let stackDelegate: StackControllerDelegate
  /// The number of children and the top one, as the last command left them or as they were last reported.
  private var known: (count: Int, top: ObjectIdentifier?) = (0, nil)

  /// - Throws: `NSInvalidArgumentException` for a stack among the children.
  init(_ state: RNNLayoutState, children: [any RNNLayoutProtocol]) throws(NativeException) {
    if let reason = Self.reasonAgainstStack(of: children) { throw .invalidArgument(reason) }
    layoutState = state
    stackDelegate = StackControllerDelegate(eventEmitter: state.eventEmitter)
    super.init()
    setViewControllers(children, animated: false)
    delegate = stackDelegate
    interactivePopGestureRecognizer.shouldReceiveTouch = InteractivePopGestureDelegate(self).shouldReceiveTouch
    navigationBar.prefersLargeTitles = true
    didInit()
    noteCommand()
  }

  // MARK: - The tab bar

  /// UIKit asks each controller of the stack, and every one of react-native-navigation's answers for the leaf that the whole
  /// layout shows at that moment, whichever is asked (rnn-layouts §9).
  override func bottomBarHider(in stack: [UIViewController], same: Int) -> Int? {
    guard tabBarController != nil, !stack.isEmpty, hidesBottomBarNow else { return nil }
    return stack.count - 1
  }

  /// The answer of a controller in this stack to `hidesBottomBarWhenPushed`.
  var hidesBottomBarNow: Bool {
    guard let root = topMostAncestor.asLayout else { return false }
    return !root.presentedOptions.boolOrDefault(.bottomTabs.visible)
  }

  // MARK: - Changes that no command has made

  /// Notes that a command has changed the children.
  func noteCommand() { known = current }

  /// Notes that the script reads the children. While a finger swipes back, the top one is not among them; if the swipe is
  /// given up, it is again, and that is then a change for the script.
  func noteRead() {
    noteCommand()
    transitionCoordinator?.animate { [weak self] _ in self?.reportForeignChange() }
  }

  /// Reports the children if something other than a command has changed them (protocol §11, module `LayoutState`).
  func reportForeignChange() {
    guard known != current else { return }
    known = current
    eventEmitter.sendStackChanged(self)
  }

  private var current: (count: Int, top: ObjectIdentifier?) {
    let children = viewControllers
    return (children.count, children.last.map { ObjectIdentifier($0) })
  }

  /// Applies options that were merged into a child, if the child is on top. A hidden child stores the change and
  /// applies it when it next appears.
  func mergeChildOptions(_ options: RNNNavigationOptions, child: any RNNLayoutProtocol) {
    if child.navigationController?.viewControllers.last === child {
      presenter.mergeOptions(options, resolvedOptions: resolveOptions())
    }
    parentLayout?.mergeChildOptions(options, child: child)
  }

  // MARK: - Pops

  /// Pops the top screen. A screen that is popped by program loses its React view at once, and its disappearance event
  /// is sent before the animation begins.
  override func popViewController(animated: Bool) -> UIViewController? {
    let previousTop = topViewController
    guard let popped = super.popViewController(animated: animated) else { return nil }
    tearDown([popped], previousTop: previousTop)
    return popped
  }

  override func popToViewController(_ controller: UIViewController, animated: Bool) -> [UIViewController]? {
    let previousTop = topViewController
    guard let popped = super.popToViewController(controller, animated: animated) else { return nil }
    tearDown(popped, previousTop: previousTop)
    return popped
  }

  override func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let previousTop = topViewController
    guard let popped = super.popToRootViewController(animated: animated) else { return nil }
    tearDown(popped, previousTop: previousTop)
    return popped
  }

  private func tearDown(_ popped: [UIViewController], previousTop: UIViewController?) {
    for controller in popped {
      guard let component = controller as? RNNComponentViewController else { continue }
      if component === previousTop { component.reactView?.componentDidDisappear() }
      component.destroyReactView()
    }
  }

  // MARK: - Back button

  /// Reads `popStackOnPress` from the current child's own options and the stack's defaults only. If it is false, a
  /// button press is sent in place of the pop.
  override func navigationBarShouldPop() -> Bool {
    guard let child = getCurrentChild() else { return true }
    let own = ResolvedOptions([child.options]).withDefault(presenter.defaultOptions)
    if own.boolOrDefault(.topBar.backButton.popStackOnPress) { return true }
    eventEmitter.sendOnNavigationButtonPressed(
      child.layoutInfo.componentId, buttonId: child.options.backButtonIdentifier)
    return false
  }
}

extension RNNNavigationOptions {
  /// The button id in the event for a press of the back button.
  var backButtonIdentifier: String { ResolvedOptions([self]).textOrDefault(.topBar.backButton.identifier) }
}
