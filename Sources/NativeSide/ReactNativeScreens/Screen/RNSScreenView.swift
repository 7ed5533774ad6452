internal import HeadlessUIKit
internal import NavbridgeKernel
internal import NavbridgeRuntime
internal import NavbridgeWire
internal import OrderedCollections

/// The view of a screen, which is also the view of its controller. `RNSModalScreen` is the same for screens that are
/// presented (react-native-screens §1).
@MainQueue
final class RNSScreenView: RCTComponentView, PropertyReading {
  typealias Property = RNSScreenProperty
  override class var componentNames: [String] { ["RNSScreen", "RNSModalScreen"] }
  override class var hasContent: Bool { true }
  override class var properties: ComponentPropertyTable { table }
  private static let table = ComponentPropertyTable(RNSScreenProperty.self)
  override class var directEvents: [String] { RNSScreenDeclaration.events }
  override class var frameEvents: [String] { [RNSScreenDeclaration.progress] }

  /// The controller. Nil when React has deleted the screen; a transition that shows it keeps it then.
  private(set) var screen: RNSScreen?
  @WeakReference private(set) var header: RNSScreenStackHeaderConfig?
  private let live: LiveObjects.Token?
  /// True if UIKit adjusts the inset of the content that scrolls.
  private(set) var isContentAdjusted = false
  /// True as soon as the first detent of a form sheet is selected, which happens once.
  var hasSelectedDetent = false

  required init(_ component: MountedComponent) {
    live = component.surface?.session?.host.liveObjects.count(RNSScreenView.self)
    super.init(component)
    screen = RNSScreen(self)
  }

  /// 0 for an inactive screen, 1 below the top or in a transition, 2 on top; -1 is not set, and counts as active.
  var activityState: Int { props[Property.activityState]?.int ?? -1 }
  var presentation: RNSPresentation { RNSPresentation(rawValue: text(.stackPresentation) ?? "") ?? .push }
  var animation: String { text(.stackAnimation) ?? "default" }
  var isModal: Bool { presentation != .push }
  /// True if a finger may take the screen away.
  var isGestureEnabled: Bool { flag(.gestureEnabled, default: true) }

  override func updateProps(_ changed: ComponentChanges) {
    guard let screen else { return }
    if changed.contains(Property.firstScrollViewAdjusts) { isContentAdjusted = flag(.firstScrollViewAdjusts) }
    showVersion()
    if changed.contains(Property.stackPresentation), let style = presentation.style {
      screen.modalPresentationStyle = style
    }
    if isModal { screen.presentationController?.delegate = self }
    if changed.contains(Property.stackAnimation) {
      switch animation {
      case "fade": screen.modalTransitionStyle = .crossDissolve
      case "flip": screen.modalTransitionStyle = .flipHorizontal
      default: break
      }
    }
    screen.isModalInPresentation = !isGestureEnabled
    if Self.traits.contains(where: changed.contains) { screen.updateWindowTraits() }
    updateSheet()
    if changed.contains(Property.activityState) { (reactSuperview as? any RNSContainer)?.markChildUpdated() }
  }

  /// The library's JavaScript sends with each screen what its version knows.
  private func showVersion() {
    libraryVersion?.narrow(
      to: RNSVersions.ofScreen(
        synchronous: decided(.synchronousShadowStateUpdatesEnabled),
        inherits: props[Property.iosOrientationInheritanceFixEnabled] != nil,
        resizes: props[Property.sheetDefaultResizeAnimationEnabled] != nil,
        swipesByWord: text(.fullScreenSwipeEnabled) != nil))
  }

  private static let traits: [Property] = [
    .statusBarStyle, .statusBarHidden, .statusBarAnimation, .screenOrientation, .homeIndicatorHidden,
  ]

  /// UIKit places the view of a screen in a stack or a modal.
  override func updateLayoutMetrics() {
    guard let screen, !(screen.parent is UINavigationController), screen.presentingViewController == nil else { return }
    frame = reactFrame
  }

  override func mountChildComponentView(_ child: RCTComponentView, index: Int) {
    guard let header = child as? RNSScreenStackHeaderConfig else {
      return super.mountChildComponentView(child, index: index)
    }
    self.header = header
  }

  override func unmountChildComponentView(_ child: RCTComponentView) {
    if child === header { header = nil } else { super.unmountChildComponentView(child) }
  }

  override func didMoveToWindow() {
    if window != nil { for child in reactSubviews { (child as? any RNSContainer)?.containerCameIntoWindow() } }
  }

  override func contentDidScroll(to offset: Double, inset: Double, isAdjusted: Bool) {
    guard let screen, let navigation = screen.navigationController, navigation.topViewController === screen else {
      return
    }
    isContentAdjusted = isAdjusted
    // A part of the bar that goes or comes back causes a layout, which sends the script the new state.
    navigation.contentDidScroll(by: offset + inset, isAdjusted: isAdjusted)
  }

  override func contentWasPulled(by distance: Double) { screen?.sheetPresentationController?.dragSheet(by: distance) }

  override func listeningChanged(_ event: String) { screen?.followTransition() }

  override func invalidate() { screen = nil }
}

/// A finger on a sheet (react-native-screens §9).
extension RNSScreenView: UISheetPresentationControllerDelegate {
  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
    isGestureEnabled && !flag(.preventNativeDismiss)
  }

  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
    send("topGestureCancel")
    if flag(.preventNativeDismiss) { screen?.sendDismissCancelled(1) }
  }

  func presentationControllerDidDismiss(_ controller: UIPresentationController) {
    (reactSuperview as? any RNSStack)?.modalWasDismissed(self)
  }
}

extension PropertyReading {
  func color(_ property: Property) -> UIColor? { props[property].flatMap { UIColor(react: $0) } }
}

/// The content of a screen, of which a form sheet may take its height.
@MainQueue
final class RNSScreenContentWrapper: RCTComponentView {
  override class var componentNames: [String] { ["RNSScreenContentWrapper", "RNSScreenFooter"] }

  override func updateLayoutMetrics() {
    super.updateLayoutMetrics()
    sheetAround?.contentHeightChanged()
  }
}
