import HeadlessUIKit
import NavbridgeRuntime

/// The calls so far, in order. The log is also a delegate of navigation controllers that records its calls.
@MainQueue
final class Log: UINavigationControllerDelegate {
  var lines: [String] = []
  var diagnostics: [UIDiagnostic] = []

  /// Returns the lines so far and removes them.
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
