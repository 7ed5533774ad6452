package import HeadlessUIKit
package import NavbridgeRuntime

/// Something on the screen that a finger can press.
@MainQueue
package struct TouchTarget {
  /// The view that must receive the touch, itself or through a subview.
  package let view: UIView
  /// The frame in window coordinates.
  package let frame: CGRect
  package var testID: String?
  /// The text that the target shows.
  package var text: String?
  package var buttonId: String?
  /// The index in a tab bar.
  package var tabIndex: Int?
  /// The screen that a touch of the target addresses, together with all view controllers in it.
  package var component: UIViewController?
  /// True for a back button.
  package var isBack = false
  /// True when the target accepts presses.
  package var isEnabled = true
  package let tap: () -> Void
  package var longPress: (() -> Void)?

  package init(_ view: UIView, frame: CGRect, tap: @escaping () -> Void) {
    self.view = view
    self.frame = view.convert(frame, to: nil)
    self.tap = tap
  }

  package var center: CGPoint { CGPoint(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2) }
}

/// A view controller that has touch targets outside React's content, which belongs to the script side.
@MainQueue
package protocol Touchable: UIViewController {
  /// The touch targets, from the front to the back. Invisible ones are left out.
  var touchTargets: [TouchTarget] { get }
}

/// A bar's item that a design subclasses, and that adds to its touch target the names by which a finger finds it.
@MainQueue
package protocol TouchDescribing {
  /// Adds names to the target. The kernel has already added UIKit's.
  func describe(_ target: inout TouchTarget)
}

/// A part of the device, such as a design, that knows the touch targets of its own view controllers.
@MainQueue
package protocol TouchTargetSource: HostPart {
  /// The touch targets of a view controller that is not `Touchable`, from the front to the back. Nil to leave them to the
  /// next part, and at last to UIKit's own classes (`touchTargetsOfUIKit`).
  func touchTargets(of controller: UIViewController) -> [TouchTarget]?
}

extension UIView {
  /// The views below this one that a finger can press, from front to back. React's content, which belongs to the script
  /// side, and the views of child view controllers are left out.
  var touchTargetsBelow: [TouchTarget] {
    subviews.reversed().flatMap { inner -> [TouchTarget] in
      if inner.isHidden || inner.controller != nil || inner is RCTSurfaceHostingView { return [] }
      return inner.touchTargetsBelow + [inner.touchTarget]
    }
  }

  private var touchTarget: TouchTarget {
    let control = self as? UIControl
    var target = TouchTarget(self, frame: bounds) { control?.tap() }
    target.testID = accessibilityIdentifier
    target.text = shownText
    target.isEnabled = control?.isEnabled ?? true
    return target
  }
}

extension UIView {
  /// The text that one of the app's native views shows. Nil for a view without text.
  package var shownText: String? {
    switch self {
    case let label as UILabel: label.text
    case let button as UIButton: button.title
    case let cell as UIMoreListCell: cell.title
    default: nil
    }
  }
}

extension UIViewController {
  /// The touch targets that UIKit's own classes have, from the front to the back: the items of bars, the centre beside
  /// an open drawer, and the views of any other controller.
  package var touchTargetsOfUIKit: [TouchTarget] {
    switch self {
    case let stack as UINavigationController: stack.barTargets
    case let tabs as UITabBarController: tabs.barTargets { index in tabs.tapTab(at: index) }
    case let drawer as MMDrawerController: drawer.centerTargets
    default: viewIfLoaded?.touchTargetsBelow ?? []
    }
  }
}

extension UINavigationController {
  /// The buttons of the bar and the back button.
  var barTargets: [TouchTarget] {
    guard !isNavigationBarHidden, let item = controllerInBar?.navigationItem else { return [] }
    var targets = openMenu?.touchTargets ?? []
    if let button = navigationBar.backButton, button.isVisible {
      var back = TouchTarget(navigationBar, frame: navigationBar.backButtonFrame) { [self] in _ = tapBackButton() }
      back.isBack = true
      if button.item?.hasBackMenu ?? true { back.longPress = { [self] in _ = longPressBackButton() } }
      back.text = button.title
      back.testID = button.item?.accessibilityIdentifier
      targets.append(back)
    }
    if item.showsSearchBar, let search = item.searchController?.searchBar, search.window != nil {
      if let frame = search.cancelFrame {
        var cancel = TouchTarget(search, frame: frame) { _ = search.tapCancel() }
        cancel.text = search.cancelTitle
        targets.append(cancel)
      }
      targets.append(TouchTarget(search, frame: search.bounds) { _ = search.becomeFirstResponder() })
    }
    for button in item.leftBarButtonItems + item.rightBarButtonItems {
      guard let frame = navigationBar.frame(of: button) else { continue }
      var target = TouchTarget(navigationBar, frame: frame) { [self] in tap(button) }
      if button.menu != nil { target.longPress = { [self] in openMenu(of: button) } }
      target.testID = button.accessibilityIdentifier
      target.text = button.title
      target.isEnabled = button.isEnabled
      (button as? any TouchDescribing)?.describe(&target)
      targets.append(target)
    }
    return targets
  }
}

extension UIContextMenu {
  /// The rows, and the rest of the screen. A row has the identifier of its action.
  fileprivate var touchTargets: [TouchTarget] {
    touchTargetsBelow.map { target in
      var target = target
      target.buttonId = ((target.view as? Row)?.element as? UIAction)?.identifier
      return target
    }
  }
}

extension UITabBarController {
  /// Returns the buttons of the bar; `tap` receives the index of the one that is pressed.
  package func barTargets(tap: @escaping (Int) -> Void) -> [TouchTarget] {
    guard isTabBarShown else { return [] }
    return tabBar.buttons.enumerated().map { index, button in
      var target = TouchTarget(tabBar, frame: button.frame) { tap(index) }
      target.tabIndex = index
      target.testID = button.item.accessibilityIdentifier
      target.text = button.item.title
      target.isEnabled = button.item.isEnabled
      return target
    }
  }
}

extension MMDrawerController {
  /// The visible part of the centre beside an open drawer. A tap there closes the drawer and does not reach the centre.
  var centerTargets: [TouchTarget] {
    guard let frame = tappableCenter else { return [] }
    var target = TouchTarget(centerContainer, frame: frame) { [self] in tapCenter() }
    target.component = centerViewController
    return [target]
  }
}

extension RCTAlertController: Touchable {
  package var touchTargets: [TouchTarget] {
    let texts = fields.map { field in
      var target = TouchTarget(field, frame: field.bounds) {}
      target.testID = field.testID
      return target
    }
    return texts
      + buttons.map { button in
        var target = TouchTarget(button, frame: button.bounds) { [unowned self] in press(button) }
        target.text = button.text
        target.isEnabled = button.isEnabled
        return target
      }
  }
}
