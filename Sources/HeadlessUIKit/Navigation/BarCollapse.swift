/// Parts of a navigation bar that have given their room to content which has scrolled.
package struct CollapsedBarParts: OptionSet, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  package static let searchBar = Self(rawValue: 1)
  package static let largeTitle = Self(rawValue: 2)
}

/// Decides which parts of a bar have room while its content scrolls. They go one after the other, the lowest first, and
/// come back in the opposite order. A part goes as a whole when the content has moved by its height (proposed: UIKit's
/// shrink on the way). Where a finger lets the content go it comes to rest at a whole part.
package struct BarCollapse: Sendable {
  struct Part: Sendable {
    let part: CollapsedBarParts
    /// In points.
    let height: Double
    /// True for a part that keeps its room wherever the content is.
    var isHeld = false
  }

  /// The parts that may go, in the order in which they do.
  let parts: [Part]
  let collapsed: CollapsedBarParts
  /// True if UIKit adjusts the inset with which the content rests. It has shrunk with the parts then. An inset that other
  /// code maintains changes with the offset.
  let isAdjusted: Bool

  /// The points by which the content's rest lies higher than it would with all parts.
  package var hidden: Double {
    guard isAdjusted else { return 0 }
    return parts.reduce(0) { $0 + ($1.isHeld || !collapsed.contains($1.part) ? 0 : $1.height) }
  }

  /// The ways from its rest, in points, at which content takes the room of a part: one for each part.
  private var limits: [Double] {
    var limit = -hidden
    return parts.map { part in
      limit += part.height
      return limit
    }
  }

  /// The ways between which content does not come to rest: those at which the first part begins, and each part ends. The
  /// parts that keep their room are left out.
  package var stops: [Double] { parts.contains { !$0.isHeld } ? [-hidden] + limits : [] }

  /// Returns the way at which content comes to rest that a finger has let go for another one: within a part it goes to the
  /// nearer end.
  package static func rest(for way: Double, stops: [Double]) -> Double {
    guard let end = stops.firstIndex(where: { $0 > way }), end > 0 else { return way }
    let (before, after) = (stops[end - 1], stops[end])
    return way - before < after - way ? before : after
  }

  /// The way at which content gives the last part its room back. Nil if no part has gone.
  package var wayBack: Double? { limits.prefix(gone).last }
  /// The way at which content takes the room of the next part. Nil if none is left.
  package var wayOn: Double? { limits.dropFirst(gone).first }

  private var gone: Int { parts.prefix { collapsed.contains($0.part) }.count }

  /// - Parameter way: the distance of the content from its rest, in points.
  func collapsed(at way: Double) -> CollapsedBarParts {
    zip(parts, limits).reduce(into: collapsed) { collapsed, each in
      if way >= each.1 { collapsed.insert(each.0.part) } else { collapsed.remove(each.0.part) }
    }
  }
}

extension UINavigationController {
  /// Settles how the search bar begins in a bar that makes room for it first. One that hides begins without room below a
  /// small title, and a finger that pulls the content down brings it; below a large title it begins with room
  /// (uikit-behaviour §2).
  func beginSearchBar() {
    guard !isNavigationBarHidden, let controller = controllerInBar, controller.appearanceState.isSeen else { return }
    let item = controller.navigationItem
    item.awaitsSearchBar = false
    guard item.hidesSearchBarWhenScrolling, !wantsLargeTitle(of: item), controller.scrollsBelowBar else { return }
    item.collapsed.insert(.searchBar)
  }

  /// The parts of the bar that content moves while it shows an item. Nil if there are none.
  package func barCollapse(of item: UINavigationItem, isAdjusted: Bool) -> BarCollapse? {
    var parts: [BarCollapse.Part] = []
    if let search = item.searchController, item.hidesSearchBarWhenScrolling {
      parts.append(.init(part: .searchBar, height: UISearchBar.height, isHeld: search.isActive))
    }
    if wantsLargeTitle(of: item) { parts.append(.init(part: .largeTitle, height: UIScreen.largeTitleHeight)) }
    return parts.isEmpty ? nil : BarCollapse(parts: parts, collapsed: item.collapsed, isAdjusted: isAdjusted)
  }
}
