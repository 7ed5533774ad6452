public import NavbridgeRuntime

/// Decides how the columns of a split view controller collapse and separate. Every method is optional.
@MainQueue
public protocol UISplitViewControllerDelegate: AnyObject {
  /// Called when the width becomes compact. Returns true when the secondary column is not to be shown on the primary
  /// one.
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondary: UIViewController,
    onto primary: UIViewController
  ) -> Bool

  /// Called when there is room for two columns again. Returns the secondary column, or nil to keep the previous one.
  func splitViewController(
    _ splitViewController: UISplitViewController, separateSecondaryFrom primary: UIViewController
  ) -> UIViewController?

  /// Called before other columns show.
  func splitViewController(
    _ splitViewController: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
}

extension UISplitViewControllerDelegate {
  public func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondary: UIViewController,
    onto primary: UIViewController
  ) -> Bool { false }

  public func splitViewController(
    _ splitViewController: UISplitViewController, separateSecondaryFrom primary: UIViewController
  ) -> UIViewController? { nil }

  /// Called before other columns show.
  public func splitViewController(
    _ splitViewController: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {}
}

extension UIViewController {
  /// The nearest ancestor that is a split view controller.
  public var splitViewController: UISplitViewController? { nearestAncestor() }
}

/// The columns that a split view controller shows, and their frames.
struct SplitLayout {
  typealias DisplayMode = UISplitViewController.DisplayMode
  typealias PrimaryEdge = UISplitViewController.PrimaryEdge

  var isCollapsed = false
  var preferredDisplayMode = DisplayMode.automatic
  var primaryEdge = PrimaryEdge.leading
  var isRightToLeft = false
  /// The minimum width in points. Nil for the system's choice.
  var minimumPrimaryWidth: Double?
  var maximumPrimaryWidth: Double?

  /// The display mode in effect. `automatic` shows both columns side by side, also in portrait (proposed: UIKit decides
  /// by device and orientation).
  var displayMode: DisplayMode {
    if isCollapsed { return .oneOverSecondary }
    return preferredDisplayMode == .automatic ? .oneBesideSecondary : preferredDisplayMode
  }

  var showsPrimary: Bool { isCollapsed || displayMode != .secondaryOnly }
  var showsSecondary: Bool { !isCollapsed }

  /// Returns the primary column's width: 320 points within the limits and the bounds, or the whole width while
  /// collapsed.
  func primaryWidth(in bounds: CGRect) -> Double {
    guard !isCollapsed else { return bounds.width }
    let limited = max(minimumPrimaryWidth ?? 0, min(320, maximumPrimaryWidth ?? 320))
    return min(limited, bounds.width)
  }

  private var isPrimaryOnLeft: Bool { (primaryEdge == .leading) != isRightToLeft }

  func primaryFrame(in bounds: CGRect) -> CGRect {
    let width = primaryWidth(in: bounds)
    return CGRect(x: isPrimaryOnLeft ? 0 : bounds.width - width, y: 0, width: width, height: bounds.height)
  }

  func secondaryFrame(in bounds: CGRect) -> CGRect {
    let beside = displayMode == .oneBesideSecondary ? primaryWidth(in: bounds) : 0
    let x = isPrimaryOnLeft ? beside : 0
    return CGRect(x: x, y: 0, width: bounds.width - beside, height: bounds.height)
  }
}
