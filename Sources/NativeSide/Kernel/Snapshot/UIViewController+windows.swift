internal import HeadlessUIKit
internal import NavbridgeRuntime

extension UIApplication {
  /// The view controllers of all windows: the roots and those that are presented over them, each with its descendants after it.
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

  /// The state of the appearance if it is not that of a view controller that has come to rest; otherwise nil. UIKit calls only
  /// the presenter that a full-screen modal takes out of the window. What lies below that presenter, where it is a sheet, stays
  /// in the window, and has not disappeared (uikit-behaviour §1).
  var appearanceOutOfPlace: UIAppearanceState? {
    let isExpected =
      switch appearanceState {
      case .willAppear, .willDisappear: false
      // Code may have taken the view out of its window, and the controller has not noticed: a covered modal that React Native
      // Navigation dismisses (rnn-commands §3).
      case .didAppear: isInWindow || viewIfLoaded?.window == nil
      case .none, .didDisappear: !isInWindow
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
