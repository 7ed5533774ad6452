internal import HeadlessUIKit
internal import Shared

/// Finds controllers by id: those on their way to the screen first, then what the windows hold (rnn-layouts §5).
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

  /// Whether a tree, by its top, is on its way to the screen.
  func isPending(_ top: UIViewController) -> Bool { pending.contains(top) }

  /// What pending trees hold comes first, then what the windows hold, from the back to the front.
  func findComponentForId(_ id: String) -> (any RNNLayoutProtocol)? {
    let candidates = index.controllers(id)
    guard candidates.count > 1 else { return candidates.first.flatMap { isInTrees($0) ? $0 : nil } }
    // An id that was given twice: the order of the walk decides.
    for controller in pending.all {
      if let found = find(id, in: controller) { return found }
    }
    for window in application.windows {
      if let found = window.rootViewController.flatMap({ find(id, in: $0) }) { return found }
    }
    return nil
  }

  /// The same, and besides what a container has dropped while the screen still shows it: for a tester's eye. No command
  /// finds that any more.
  func findComponentOnScreen(_ id: String) -> (any RNNLayoutProtocol)? {
    findComponentForId(id) ?? index.controllers(id).first { isInTrees($0, orLeaving: true) }
  }

  /// Whether a walk from the pending trees and the windows' roots would come to a controller.
  private func isInTrees(_ controller: UIViewController, orLeaving isLeavingToo: Bool = false) -> Bool {
    func outermost(of controller: UIViewController) -> UIViewController? {
      isLeavingToo ? controller.topMostAncestor : outermostContainer(of: controller)
    }
    guard var top = outermost(of: controller) else { return false }
    while true {
      if isPending(top) { return true }
      if let menu = (top as? RNNSideMenuChildViewController)?.menu {
        guard let outer = outermost(of: menu) else { return false }
        top = outer
        continue
      }
      guard let presenter = top.presentingViewController else { break }
      guard let outer = outermost(of: presenter) else { return false }
      top = outer
    }
    return application.windows.contains { $0.rootViewController === top }
  }

  /// The outermost container around a controller. Nil where one on the way has dropped what is in it: that keeps its
  /// parent until the animation that takes it away is over, but is no child any more.
  private func outermostContainer(of controller: UIViewController) -> UIViewController? {
    var top = controller
    while let parent = top.parent {
      let children = parent.children
      // Mostly the last one is meant: a look through a deep stack costs more than all else.
      guard children.last === top || children.contains(where: { $0 === top }) else { return nil }
      top = parent
    }
    return top
  }

  /// The controller itself, then what it presents, then its children in order, depth first.
  private func find(_ id: String, in controller: UIViewController) -> (any RNNLayoutProtocol)? {
    if let layout = controller.asLayout, id.isExactly(layout.layoutInfo.componentId) { return layout }
    if let presented = controller.ownPresentedViewController, let found = find(id, in: presented) { return found }
    for child in controller.children {
      if let found = find(id, in: child) { return found }
    }
    return nil
  }
}
