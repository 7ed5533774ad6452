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
