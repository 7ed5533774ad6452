internal import HeadlessUIKit
package import NavbridgeRuntime
package import NavbridgeVocabulary
package import NavbridgeWire

/// A gesture on one of UIKit's own containers: a stack, a sheet, a search bar or a drawer.
@MainQueue
package struct ContainerGesture {
  /// The view that the finger must reach, itself or through a subview.
  let view: UIView
  /// The place of the window at which the finger begins.
  let start: CGPoint
  /// What the finger is for.
  var kind = Kind.drag
  /// Makes the gesture. Returns false if the container refuses it.
  let perform: @MainQueue () -> Bool

  enum Kind {
    /// A drag. One that begins on something else does nothing.
    case drag
    /// A tap. An error states what is in its way.
    case tap
    /// Keys are pressed, because the container has the focus already.
    case keys
  }

  /// - Parameter point: the place at which the finger begins, in the coordinates of the view.
  init(on view: UIView, from point: CGPoint, perform: @escaping @MainQueue () -> Bool) {
    (self.view, self.perform) = (view, perform)
    start = view.convert(point, to: nil)
  }
}

/// The gestures on containers that are on the screen. Nil if there is no container for one.
extension Finger {
  /// A swipe from the edge of the innermost stack in front. The first stack that can pop takes the finger: the innermost one,
  /// or one around it.
  package func swipeBack(completes: Bool) -> ContainerGesture? {
    guard let innermost = frontmost.flatMap(host.design.frontmostStack), let view = innermost.viewIfLoaded else {
      return nil
    }
    let stacks = sequence(first: innermost as UIViewController, next: \.parent).compactMap { each in
      each as? UINavigationController
    }
    let isRightToLeft = host.application.userInterfaceLayoutDirection == .rightToLeft
    let edge = CGPoint(x: isRightToLeft ? view.bounds.width - 1 : 0, y: view.bounds.height / 2)
    return ContainerGesture(on: view, from: edge) {
      guard let stack = stacks.first(where: { $0.beginInteractivePop() }) else { return false }
      stack.endInteractivePop(complete: completes)
      return true
    }
  }

  /// A swipe that takes the topmost sheet down, or that begins to and turns back.
  package func dismissModal(completes: Bool) -> ContainerGesture? {
    guard let modal = host.window.presentedViewControllers.last, let sheet = modal.presentationController else {
      return nil
    }
    return dragFromTop(of: modal) {
      guard sheet.beginInteractiveDismissal() else { return false }
      sheet.endInteractiveDismissal(complete: completes)
      return true
    }
  }

  /// A drag of the topmost sheet to one of its detents (protocol §8).
  package func dragSheet(toDetentAt index: Int) -> ContainerGesture? {
    guard let modal = host.window.presentedViewControllers.last, let sheet = modal.sheetPresentationController else {
      return nil
    }
    return dragFromTop(of: modal) { sheet.dragSheet(toDetentAt: index) }
  }

  private func dragFromTop(
    of modal: UIViewController, _ perform: @escaping @MainQueue () -> Bool
  ) -> ContainerGesture? {
    modal.viewIfLoaded.map { view in
      ContainerGesture(on: view, from: CGPoint(x: view.bounds.width / 2, y: 1), perform: perform)
    }
  }

  /// Typing into the search bar of the screen in front, or a tap on its 'Cancel' (protocol §8). Without a text the text stays.
  package func search(_ text: String?, isFocused: Bool, cancels: Bool) throws(RPCError) -> ContainerGesture {
    let items = visibleControllers.compactMap { ($0 as? UINavigationController)?.controllerInBar?.navigationItem }
    guard let item = items.first(where: { $0.searchController?.searchBar.window != nil }),
      let bar = item.searchController?.searchBar
    else { throw RPCError(.notFound, "There is no search bar on the screen.") }
    guard item.showsSearchBar else {
      throw RPCError(
        .notHittable,
        "The search bar is hidden, because content that scrolls has its room. Pull the content down at its top first.")
    }
    let touched = cancels ? bar.cancelFrame ?? bar.bounds : bar.bounds
    let middle = CGPoint(x: touched.x + touched.width / 2, y: touched.y + touched.height / 2)
    var gesture = ContainerGesture(on: bar, from: middle) {
      if cancels { return bar.tapCancel() }
      let done = bar.type(text ?? bar.text)
      if !isFocused { bar.resignFirstResponder() }
      return done
    }
    gesture.kind = cancels || !bar.isFirstResponder ? .tap : .keys
    return gesture
  }

  /// A drag of a drawer in from its edge (protocol §8). Without `completes` the finger lifts before half of the way.
  package func openSideMenu(_ side: MenuSide, completes: Bool) -> ContainerGesture? {
    let side = MMDrawerSide(side)
    guard let menu = frontmostMenu(side), menu.openSide != side, let view = menu.viewIfLoaded else { return nil }
    let edge = CGPoint(x: side == .left ? 1 : view.bounds.width - 1, y: view.bounds.height / 2)
    return ContainerGesture(on: view, from: edge) { menu.beginPan(side) && menu.endPan(complete: completes) }
  }

  /// A drag of an open drawer back to its edge (protocol §8).
  package func closeSideMenu(_ side: MenuSide, completes: Bool) -> ContainerGesture? {
    let side = MMDrawerSide(side)
    guard let menu = frontmostMenu(side), menu.openSide == side, let view = menu.viewIfLoaded else { return nil }
    let drawer = menu.drawerViewController(for: side)?.viewIfLoaded?.frameOnScreen ?? view.frameOnScreen
    let middle = CGPoint(x: drawer.x + drawer.width / 2, y: drawer.y + drawer.height / 2)
    return ContainerGesture(on: view, from: view.convertFromWindow(middle)) {
      menu.beginPan(side) && menu.endPan(complete: completes)
    }
  }

  /// Makes a gesture, if a finger at its place reaches the container. Otherwise a tap throws -32005, and a drag does nothing.
  /// The result is false then, as it is without a gesture and for one that the container refuses.
  package func make(_ gesture: ContainerGesture?) throws(RPCError) -> Bool {
    guard let gesture else { return false }
    do throws(RPCError) {
      if gesture.kind != .keys { try reach(gesture.view, at: gesture.start, during: nil) }
    } catch {
      if gesture.kind == .drag { return false }
      throw error
    }
    return gesture.perform()
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
