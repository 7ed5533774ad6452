internal import HeadlessUIKit
internal import NavbridgeRuntime

extension UIApplication {
  /// The view controllers of all windows: the roots and those that are presented over them, each with its descendants behind it.
  var controllersInWindows: [UIViewController] {
    windows.flatMap { window in
      ([window.rootViewController].compactMap(\.self) + window.presentedViewControllers).flatMap(\.withDescendants)
    }
  }
}

extension UIViewController {
  fileprivate var withDescendants: [UIViewController] { [self] + children.flatMap(\.withDescendants) }

  /// True if the view is in a window that is shown, and no presentation has taken it away.
  var isVisible: Bool { isInWindow && !isTakenOut }

  /// True when a full-screen modal has removed the view controller from sight, even with sheets between them.
  private var isTakenOut: Bool {
    var top = topMostAncestor
    while let presented = top.ownPresentedViewController {
      if presented.presentationController?.hasTakenPresenterAway ?? false { return true }
      top = presented
    }
    return false
  }

  /// True when the view controller counts as appeared: it is in a window, and no full-screen modal has taken it away as its
  /// presenter. UIKit calls only the presenter. What lies below a sheet with a full-screen modal over it is out of sight and
  /// has not disappeared (uikit-behaviour §1).
  private var countsAsAppeared: Bool {
    let above = topMostAncestor.ownPresentedViewController?.presentationController
    return isInWindow && !(above?.hasTakenPresenterAway ?? false)
  }

  /// The state of the appearance if it is not that of a view controller that has come to rest; otherwise nil.
  var appearanceOutOfPlace: UIAppearanceState? {
    let isExpected =
      switch appearanceState {
      case .willAppear, .willDisappear: false
      // Code may have taken the view out of its window, and the controller has not noticed: a covered modal that React Native
      // Navigation dismisses (rnn-commands §3).
      case .didAppear: countsAsAppeared || viewIfLoaded?.window == nil
      case .none, .didDisappear: !countsAsAppeared
      }
    return isExpected ? nil : appearanceState
  }
}

extension UIView {
  /// Calls a body with each view below this one.
  func forEachDescendant(_ body: (UIView) -> Void) {
    for view in subviews {
      body(view)
      view.forEachDescendant(body)
    }
  }
}
