internal import HeadlessUIKit
internal import Shared

/// Finds controllers by id: those on their way to the screen first, then what the windows hold (rnn-layouts §5).
@MainQueue
final class RNNLayoutManager {
  @MainQueue private struct Pending { @WeakReference var controller: UIViewController? }

  private let application: UIApplication
  private var pending: [Pending] = []

  init(application: UIApplication) { self.application = application }

  func addPendingViewController(_ controller: UIViewController?) {
    pending.removeAll { $0.controller == nil }
    if let controller { pending.append(Pending(controller: controller)) }
  }

  func removePendingViewController(_ controller: UIViewController?) {
    pending.removeAll { $0.controller == nil || $0.controller === controller }
  }

  func findComponentForId(_ id: String) -> (any RNNLayoutProtocol)? {
    for entry in pending {
      if let found = entry.controller.flatMap({ find(id, in: $0) }) { return found }
    }
    for window in application.windows {
      if let found = window.rootViewController.flatMap({ find(id, in: $0) }) { return found }
    }
    return nil
  }

  /// The controller itself, then what it presents, then its children in order, depth first.
  private func find(_ id: String, in controller: UIViewController) -> (any RNNLayoutProtocol)? {
    if let layout = controller as? any RNNLayoutProtocol, layout.layoutInfo.componentId == id { return layout }
    if let presented = controller.ownPresentedViewController, let found = find(id, in: presented) { return found }
    for child in controller.children {
      if let found = find(id, in: child) { return found }
    }
    return nil
  }
}
