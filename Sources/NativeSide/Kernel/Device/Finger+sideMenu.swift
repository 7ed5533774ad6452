internal import HeadlessUIKit
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
  private func drag(_ side: MMDrawerSide, of menu: MMDrawerController, completes: Bool) -> Bool {
    menu.beginPan(side) && menu.endPan(complete: completes)
  }

  /// Returns the innermost menu on the screen that has a controller on that side.
  private func frontmostMenu(_ side: MMDrawerSide) -> MMDrawerController? {
    var found: MMDrawerController?
    var controller = frontmost
    while let next = controller {
      if let menu = next as? MMDrawerController, menu.drawerViewController(for: side) != nil { found = menu }
      controller = host.design.currentChild(of: next)
    }
    return found
  }
}

extension MMDrawerSide {
  fileprivate init(_ side: MenuSide) { self = side == .left ? .left : .right }
}
