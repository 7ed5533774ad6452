internal import HeadlessUIKit
internal import NavbridgeKernel
internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire
internal import OrderedCollections

/// A stack of screens, as React Navigation's native stack renders it (react-native-screens §4).
@MainQueue
final class RNSScreenStackView: RCTComponentView, RNSStack, PropertyReading {
  enum Property: Int, ComponentProperty {
    case nativeContainerBackgroundColor
    case iosPreventReattachmentOfDismissedScreens, iosPreventReattachmentOfDismissedModals

    var valueType: ComponentPropertyType { self == .nativeContainerBackgroundColor ? .color : .flag }
  }

  override class var componentNames: [String] { ["RNSScreenStack"] }
  override class var properties: ComponentPropertyTable { table }
  private static let table = ComponentPropertyTable(Property.self)
  override class var directEvents: [String] { ["FinishTransitioning"] }

  let navigation = RNSNavigationController()
  var stackController: UINavigationController { navigation }
  /// The screens that are presented, the lowest first, as far as this stack has presented them.
  var presentedModals: [RNSScreen] = []
  /// True while modals are presented or dismissed.
  var isUpdatingModals = false
  /// True if the modals are to be updated again when that is over.
  var updatesModalsAgain = false
  /// The screens that a native gesture or button has dismissed. React takes them out when it knows.
  var dismissed: Set<ObjectIdentifier> = []
  /// The pop that is about to be turned back: the screen that it leaves, and the number of screens.
  var preventedPop: (screen: RNSScreen, count: Int)?
  /// The pop that a finger drives from anywhere on the screen.
  var panInteraction: UIPercentDrivenInteractiveTransition?
  let pan = RNSPanGestureRecognizer()
  private var isUpdateScheduled = false

  required init(_ component: MountedComponent) {
    super.init(component)
    navigation.delegate = self
    // Without a first controller UIKit would begin with a collapsed large title.
    navigation.setViewControllers([UIViewController()], animated: false)
    navigation.interactivePopGestureRecognizer.shouldReceiveTouch = { [weak self] in self?.maySwipeBack ?? false }
    pan.delegate = self
    pan.addTarget { [weak self] _ in self?.handlePan() }
    addGestureRecognizer(pan)
  }

  /// The screens in React's order.
  var screens: [RNSScreenView] { reactSubviews.compactMap { $0 as? RNSScreenView } }

  /// The number of screens from a screen down to the one that is now on top, or 1.
  func screensAbove(_ screen: RNSScreen) -> Int {
    let screens = screens
    guard let index = screens.firstIndex(where: { $0 === screen.screenView }),
      let top = screens.firstIndex(where: { $0.screen === navigation.topViewController })
    else { return 1 }
    return max(1, index - top)
  }

  override func updateProps(_ changed: ComponentChanges) {
    if changed.contains(Property.nativeContainerBackgroundColor) {
      navigation.view.backgroundColor = color(.nativeContainerBackgroundColor)
    }
    let shown = RNSVersions.ofStack(
      preventsScreens: decided(.iosPreventReattachmentOfDismissedScreens),
      preventsModals: decided(.iosPreventReattachmentOfDismissedModals))
    if let shown { libraryVersion?.narrow(to: shown) }
  }

  // MARK: - React's children

  /// The screens are no subviews: UIKit shows their views.
  override func mountChildComponentView(_ child: RCTComponentView, index: Int) {}
  override func unmountChildComponentView(_ child: RCTComponentView) { dismissed.remove(ObjectIdentifier(child)) }

  override func mountingTransactionDidMount(childrenChanged: Bool) { if childrenChanged { scheduleUpdate() } }
  func markChildUpdated() { scheduleUpdate() }

  /// Updates in the next turn, when all screens of the transaction have their layout.
  func scheduleUpdate() {
    guard !isUpdateScheduled, !isDeleted, let application = component.surface?.session?.host.application else { return }
    isUpdateScheduled = true
    application.async { [self] in
      isUpdateScheduled = false
      attachAndUpdate()
    }
  }

  override func didMoveToWindow() { containerCameIntoWindow() }
  func containerCameIntoWindow() { if window != nil { scheduleUpdate() } }

  /// Puts the navigation controller into the nearest controller around, as soon as there is a window, and updates it.
  private func attachAndUpdate() {
    guard isReachable, !isDeleted else { return }
    updateContainer()
    guard navigation.parent == nil, let around = reactViewController else { return }
    around.embed(navigation, in: self, frame: CGRect(origin: .zero, size: bounds.size)) {
      if let top = navigation.topViewController {
        navigationController(navigation, willShow: top, animated: false)
      }
    }
    // Modals need the parent.
    updateContainer()
  }

  /// True if the stack is in a window, or a modal of it is: one that fills the screen takes the stack out of the window.
  var isReachable: Bool { window != nil || presentedModals.last?.viewIfLoaded?.window != nil }

  override func layoutSubviews() {
    navigation.viewIfLoaded?.frame = CGRect(origin: .zero, size: bounds.size)
  }

  /// Ends the stack. Modals that it has presented go with it.
  override func invalidate() {
    for modal in presentedModals.reversed() where modal.presentingViewController != nil {
      modal.dismiss(animated: false)
    }
    presentedModals = []
    navigation.removeFromContainer()
  }

  // MARK: - The container

  /// Makes UIKit show what React has.
  func updateContainer() {
    var pushed: [RNSScreen] = []
    var modals: [RNSScreen] = []
    let screens = screens
    for view in screens {
      guard let screen = view.screen, view.activityState != 0, !dismissed.contains(ObjectIdentifier(view)) else {
        continue
      }
      if !pushed.isEmpty, view.isModal {
        modals.append(screen)
      } else if pushed.isEmpty || !screen.wasRemoved || !isLeftOut(view) {
        // The lowest one is shown in any case.
        pushed.append(screen)
      }
    }
    setPushed(pushed)
    setModals(modals)
  }

  /// True for a screen that UIKit has popped, if it is not shown again although the script has it.
  private func isLeftOut(_ view: RNSScreenView) -> Bool {
    let rule = RNSReattachment(
      on: component.surface?.session?.architecture ?? .turbo,
      screens: decided(.iosPreventReattachmentOfDismissedScreens),
      modals: decided(.iosPreventReattachmentOfDismissedModals),
      isFrom26: libraryVersion?.isFrom(26, for: .reattachment) ?? true)
    return rule.leavesOut && !(rule.restoresPrevented && view.flag(.preventNativeDismiss))
  }

  private func setPushed(_ wanted: [RNSScreen]) {
    guard window != nil, !wanted.isEmpty else { return }
    if let coordinator = navigation.transitionCoordinator {
      coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.updateContainer() }
      return
    }
    let current = navigation.viewControllers
    let isFirst = !(current.last is RNSScreen)
    let change = RNSPushChange(
      from: current, to: wanted, isFirst: isFirst,
      pushesReplacement: wanted.last?.screenView.text(.replaceAnimation) == "push")
    switch change {
    case .nothing: return
    case .replace: navigation.setViewControllers(wanted, animated: false)
    case .replaceByPush: navigation.setViewControllers(wanted, animated: true)
    case .pop:
      guard let old = current.last else { return }
      if current.count == 1, wanted.count == 1 { old.navigationItem.hidesBackButton = true }
      navigation.setViewControllers(wanted + [old], animated: false)
      navigation.popViewController(animated: true)
    case .push:
      guard let top = wanted.last else { return }
      navigation.setViewControllers(wanted.dropLast(), animated: false)
      navigation.pushViewController(top, animated: true)
    }
  }
}
