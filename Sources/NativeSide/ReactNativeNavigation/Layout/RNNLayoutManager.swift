internal import HeadlessUIKit
internal import NavbridgeRuntime
internal import NavbridgeWire

/// Finds controllers by id, in pending trees first and then in the windows (rnn-layouts §5).
@MainQueue
class RNNLayoutManager {
  private let application: UIApplication
  private var pending = PendingControllers()

  private let index: LayoutIndex

  init(application: UIApplication, index: LayoutIndex) {
    self.application = application
    self.index = index
  }

  func addPendingViewController(_ controller: UIViewController?) {
    if let controller { pending.append(controller) }
  }

  func removePendingViewController(_ controller: UIViewController?) {
    guard let controller else { return }
    controller.forgetDestination()
    pending.remove(controller)
  }

  /// Removes what is kept for released controllers.
  func forgetReleasedControllers() {
    index.prune()
    pending.forgetTheGone()
  }

  /// Returns true if the tree with this top is waiting to be shown.
  func isPending(_ top: UIViewController) -> Bool { pending.contains(top) }

  /// Returns the controller with an id. Pending trees are searched first, then the windows from back to front.
  func findComponentForId(_ id: String) -> (any RNNLayoutProtocol)? {
    let candidates = index.controllers(id)
    guard candidates.count > 1 else { return candidates.first.flatMap { isInTrees($0) ? $0 : nil } }
    // The id was given several times, so the order of the walk decides.
    var best: (controller: any RNNLayoutProtocol, tree: LayoutTree)?
    var isBestAlone = true
    for candidate in candidates {
      guard let tree = firstTree(of: candidate) else { continue }
      if let known = best, !tree.isBefore(known.tree) {
        if tree.top === known.tree.top { isBestAlone = false }
        continue
      }
      best = (candidate, tree)
      isBestAlone = true
    }
    guard let best else { return nil }
    return isBestAlone ? best.controller : find(id, in: best.tree.top)
  }

  /// The ids of the controllers that a command finds, in the order of their bytes.
  var ids: [String] { index.ids.filter { findComponentForId($0) != nil } }

  /// Returns true if several controllers in the trees have an id.
  func isRepeated(_ id: String) -> Bool { index.controllers(id).count(where: { isInTrees($0) }) > 1 }

  /// Returns the controller with an id for a driver. It also finds controllers that a container has removed while the
  /// screen still shows them, which no command finds.
  func findComponentOnScreen(_ id: String) -> (any RNNLayoutProtocol)? {
    findComponentForId(id) ?? index.controllers(id).first { isInTrees($0, orLeaving: true) }
  }

  /// Returns the first tree in which the walk finds a controller.
  private func firstTree(of controller: UIViewController) -> LayoutTree? {
    guard var top = outermostContainer(of: controller) else { return nil }
    var first: LayoutTree?
    while true {
      if let number = pending.number(of: top), number < first?.number ?? .max {
        first = LayoutTree(top: top, number: number, window: nil)
      }
      guard let around = around(top) else { break }
      guard let outer = outermostContainer(of: around) else { return first }
      top = outer
    }
    return first ?? application.window(withRoot: top).map { LayoutTree(top: top, number: nil, window: $0) }
  }

  /// Returns true if a walk from the pending trees and the windows' roots reaches a controller.
  private func isInTrees(_ controller: UIViewController, orLeaving isLeavingToo: Bool = false) -> Bool {
    func outermost(of controller: UIViewController) -> UIViewController? {
      isLeavingToo ? controller.topMostAncestor : outermostContainer(of: controller)
    }
    guard var top = outermost(of: controller) else { return false }
    while true {
      if isPending(top) { return true }
      if let base = top.baseOfPresentations.flatMap(outermost), application.window(withRoot: base) != nil {
        return true
      }
      guard let around = around(top) else { break }
      guard let outer = outermost(of: around) else { return false }
      top = outer
    }
    return application.window(withRoot: top) != nil
  }

  /// Returns the menu or the presenter that shows an outermost container.
  private func around(_ top: UIViewController) -> UIViewController? {
    (top as? RNNSideMenuChildViewController)?.menu ?? top.presentingViewController
  }

  /// Returns the outermost container around a controller, or nil if a container on the way has removed its child. Such
  /// a child keeps its parent until its leaving animation ends, but it is no longer in the parent's children.
  private func outermostContainer(of controller: UIViewController) -> UIViewController? {
    var top = controller
    while let parent = top.parent {
      let children = parent.children
      // Usually the last child is meant, and a search through a deep stack would cost more than everything else.
      guard children.last === top || children.contains(where: { $0 === top }) else { return nil }
      top = parent
    }
    return top
  }

  /// Searches the controller itself, then the controller that it presents, then its children in order, depth first.
  private func find(_ id: String, in controller: UIViewController) -> (any RNNLayoutProtocol)? {
    if let layout = controller.asLayout, id.isExactly(layout.layoutInfo.componentId) { return layout }
    if let presented = controller.ownPresentedViewController, let found = find(id, in: presented) { return found }
    for child in controller.children {
      if let found = find(id, in: child) { return found }
    }
    return nil
  }
}
