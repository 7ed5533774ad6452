internal import HeadlessUIKit
internal import NavbridgeKernel
internal import NavbridgeRuntime
internal import NavbridgeVocabulary

extension Finger {
  /// Drags a drawer in from its edge (protocol §8).
  func openSideMenu(_ side: MenuSide, completes: Bool) -> Bool {
    let side = MMDrawerSide(side)
    guard let menu = frontmostMenu(side), menu.openSide != side else { return false }
    return drag(side, of: menu, completes: completes)
  }

  /// Drags an open drawer back to its edge (protocol §8).
  func closeSideMenu(_ side: MenuSide, completes: Bool) -> Bool {
    let side = MMDrawerSide(side)
    guard let menu = frontmostMenu(side), menu.openSide == side else { return false }
    return drag(side, of: menu, completes: completes)
  }

  /// Drags a drawer. Without `completes` the finger lifts before half of the way.
  private func drag(_ side: MMDrawerSide, of menu: RNNSideMenuViewController, completes: Bool) -> Bool {
    menu.beginPan(side) && menu.endPan(complete: completes)
  }

  /// Returns the innermost menu on the screen that has a controller on that side.
  private func frontmostMenu(_ side: MMDrawerSide) -> RNNSideMenuViewController? {
    var found: RNNSideMenuViewController?
    var layout = frontmost?.asLayout
    while let next = layout {
      if let menu = next as? RNNSideMenuViewController, menu.drawerViewController(for: side) != nil { found = menu }
      layout = next.getCurrentChild()
    }
    return found
  }
}

extension MMDrawerSide {
  fileprivate init(_ side: MenuSide) { self = side == .left ? .left : .right }
}
