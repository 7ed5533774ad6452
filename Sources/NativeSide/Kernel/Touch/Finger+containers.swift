internal import HeadlessUIKit
internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire

/// The gestures on UIKit's own containers: sheets, search bars and drawers.
extension Finger {
  /// Swipes the topmost sheet down, or begins the swipe and cancels it. A modal that cannot be swiped stays, and the
  /// result is false.
  func dismissModal(completes: Bool) -> Bool {
    guard let sheet = host.window.presentedViewControllers.last?.presentationController,
      sheet.beginInteractiveDismissal()
    else { return false }
    sheet.endInteractiveDismissal(complete: completes)
    return true
  }

  /// Drags the topmost sheet to one of its detents (protocol §8).
  func dragSheet(toDetentAt index: Int) -> Bool {
    host.window.presentedViewControllers.last?.sheetPresentationController?.dragSheet(toDetentAt: index) ?? false
  }

  /// Types into the search bar of the screen in front, or taps its 'Cancel' (protocol §8). Without a text the text
  /// stays.
  func search(_ text: String?, isFocused: Bool, cancels: Bool) throws(RPCError) -> Bool {
    let items = visibleControllers.compactMap { ($0 as? UINavigationController)?.controllerInBar?.navigationItem }
    guard let item = items.first(where: { $0.searchController?.searchBar.window != nil }),
      let bar = item.searchController?.searchBar
    else { throw RPCError(.notFound, "There is no search bar on the screen.") }
    guard item.showsSearchBar else {
      throw RPCError(
        .notHittable, "The search bar is hidden, because the content below it has scrolled. Scroll to the top first.")
    }
    if cancels { return bar.tapCancel() }
    let done = bar.type(text ?? bar.text)
    if !isFocused { bar.resignFirstResponder() }
    return done
  }

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
