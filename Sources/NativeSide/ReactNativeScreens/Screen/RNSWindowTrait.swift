internal import HeadlessUIKit
internal import NavbridgeKernel
internal import NavbridgeRuntime
internal import NavbridgeWire
internal import OrderedCollections

/// A preference of the system's on which screens decide, by the property that sets it (react-native-screens §14).
enum RNSWindowTrait {
  case statusBarStyle, statusBarHidden, homeIndicator, orientation

  var property: RNSScreenProperty {
    switch self {
    case .statusBarStyle: .statusBarStyle
    case .statusBarHidden: .statusBarHidden
    case .homeIndicator: .homeIndicatorHidden
    case .orientation: .screenOrientation
    }
  }

  /// True if a sheet may decide, too. The screen below it keeps the status bar.
  fileprivate var countsInSheets: Bool { self == .homeIndicator || self == .orientation }
}

/// A controller that shows one of its screens.
@MainQueue
protocol RNSScreenShowing: WindowTraitController {
  var shownScreen: RNSScreen? { get }
}

extension RNSScreen {
  /// The screen that decides on a preference: the innermost one that has set it, of this one, those shown in it, and the
  /// modals over it. Nil if none has.
  func decider(on trait: RNSWindowTrait) -> RNSScreen? {
    if let modal = presentedViewController as? RNSScreen, !modal.isBeingDismissed {
      return trait.countsInSheets ? modal.decider(on: trait) ?? modal : nil
    }
    let own = screenView.props[trait.property] == nil ? nil : self
    return (childForWindowTraits as? any RNSScreenShowing)?.shownScreen?.decider(on: trait) ?? own
  }

  /// Nil if this screen decides.
  func child(decidingOn trait: RNSWindowTrait) -> UIViewController? {
    let decider = decider(on: trait)
    return decider === self ? nil : decider
  }
}

extension UIViewController {
  /// Called when another screen may decide on the status bar, the home indicator or the orientations.
  func updateWindowTraits() {
    setNeedsStatusBarAppearanceUpdate()
    setNeedsUpdateOfHomeIndicatorAutoHidden()
    setNeedsUpdateOfSupportedInterfaceOrientations()
  }
}
