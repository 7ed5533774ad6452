import HeadlessUIKit
import Shared

/// What has been called, in order. Also a navigation controller's delegate that writes.
@MainQueue
final class Log: UINavigationControllerDelegate {
  var lines: [String] = []
  var diagnostics: [UIDiagnostic] = []

  /// The lines so far, which are then forgotten.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  var kinds: [String] { diagnostics.map(\.kind) }

  func navigationController(_: UINavigationController, willShow controller: UIViewController, animated: Bool) {
    lines.append("willShow \((controller as? Screen)?.name ?? "?")")
  }

  func navigationController(_: UINavigationController, didShow controller: UIViewController, animated: Bool) {
    lines.append("didShow \((controller as? Screen)?.name ?? "?")")
  }
}
