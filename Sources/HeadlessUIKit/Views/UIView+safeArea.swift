internal import NavbridgeRuntime

extension UIView {
  /// The part of the nearest view controller's safe area that reaches into this view, in points.
  public var safeAreaInsets: UIEdgeInsets {
    var frame = CGRect(origin: .zero, size: bounds.size)
    var view = self
    while true {
      if let controller = view.controller {
        return controller.safeAreaInsets.reaching(into: frame, of: view.bounds.size)
      }
      guard let superview = view.superview else { return .zero }
      frame.x += view.frame.x - (view === self ? 0 : view.bounds.x)
      frame.y += view.frame.y - (view === self ? 0 : view.bounds.y)
      view = superview
    }
  }

  /// Calls `safeAreaInsetsDidChange` on the views of one view controller. The views of a view controller inside it get
  /// a separate call.
  func notifySafeAreaChange() {
    safeAreaInsetsDidChange()
    for view in subviews where view.controller == nil { view.notifySafeAreaChange() }
  }

  /// Calls `didMoveToWindow` on a tree of views that has entered or left a window.
  func notifyMoveToWindow() {
    didMoveToWindow()
    for view in subviews { view.notifyMoveToWindow() }
  }
}

/// The first responder of a window receives the keyboard's input while that window is the key window.
extension UIView {
  /// True if keys go to this view.
  public var isFirstResponder: Bool { window?.firstResponder === self }

  func takeKeyboard() -> Bool {
    guard let window else { return false }
    if window.firstResponder === self { return true }
    guard canBecomeFirstResponder, window.firstResponder?.resignFirstResponder() ?? true else { return false }
    window.firstResponder = self
    return true
  }

  func giveKeyboardAway() -> Bool {
    guard let window, window.firstResponder === self else { return false }
    window.firstResponder = nil
    return true
  }

  /// Makes the first responder resign when it is inside this view, because the view leaves its window. It is given its role
  /// back when its view controller appears again.
  func loseKeyboard() {
    guard let window, let responder = window.firstResponder, responder.isDescendant(of: self) else { return }
    _ = responder.resignFirstResponder()
    if window.firstResponder === responder { window.firstResponder = nil }
    guard let controller = responder.controllerAround else { return }
    window.leftResponders.removeAll { $0.controller == nil || $0.controller === controller || $0.view == nil }
    window.leftResponders.append(LeftResponder(view: responder, controller: controller))
  }

  private var controllerAround: UIViewController? {
    var view: UIView? = self
    while let each = view, each.controller == nil { view = each.superview }
    return view?.controller
  }
}

/// A first responder that has left its window, with the view controller in whose view it is.
@MainQueue
struct LeftResponder {
  weak var view: UIView?
  weak var controller: UIViewController?
}

extension UIViewController {
  /// Gives the first responder that has left with the view its role back, because the view controller has appeared again. One
  /// that was chosen meanwhile keeps the role.
  func restoreFirstResponder() {
    guard let window = viewIfLoaded?.window,
      let index = window.leftResponders.firstIndex(where: { $0.controller === self })
    else { return }
    let left = window.leftResponders.remove(at: index)
    if window.firstResponder == nil, left.view?.window === window { _ = left.view?.becomeFirstResponder() }
  }
}

extension UIView {
  /// The parts of a view's frame that follow its superview's size. Without a mask the frame stays as its owner set it.
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The distance from the left changes.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width changes.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The distance from the right changes.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance from above changes.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height changes.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance from below changes.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// Resizes the subviews that have a mask, after this view's size has changed from `old`.
  func resizeSubviews(from old: CGSize) {
    for view in subviews where !view.autoresizingMask.isEmpty {
      let mask = view.autoresizingMask
      let (x, width) = Self.share(
        bounds.width - old.width, origin: view.frame.x, length: view.frame.width,
        before: mask.contains(.flexibleLeftMargin),
        inside: mask.contains(.flexibleWidth), behind: mask.contains(.flexibleRightMargin))
      let (y, height) = Self.share(
        bounds.height - old.height, origin: view.frame.y, length: view.frame.height,
        before: mask.contains(.flexibleTopMargin),
        inside: mask.contains(.flexibleHeight), behind: mask.contains(.flexibleBottomMargin))
      view.frame = CGRect(x: x, y: y, width: width, height: height)
    }
  }

  /// Distributes a growth equally among the flexible parts (proposed: UIKit distributes it in proportion).
  private static func share(
    _ growth: Double, origin: Double, length: Double, before: Bool, inside: Bool, behind: Bool
  ) -> (origin: Double, length: Double) {
    let parts = [before, inside, behind].count { $0 }
    guard parts > 0, growth != 0 else { return (origin, length) }
    let part = growth / Double(parts)
    return (origin + (before ? part : 0), max(0, length + (inside ? part : 0)))
  }
}
