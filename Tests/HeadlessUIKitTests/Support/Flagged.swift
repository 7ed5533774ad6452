import HeadlessUIKit
import NavbridgeRuntime

@MainQueue
final class AnimatedFlags { var lines: [String] = [] }

/// A controller that logs the `animated` arguments of its callbacks.
final class Flagged: UIViewController {
  let name: String
  let flags: AnimatedFlags

  init(_ name: String, _ flags: AnimatedFlags) {
    self.name = name
    self.flags = flags
  }

  override func viewWillAppear(_ animated: Bool) { flags.lines.append("\(name) willAppear \(animated)") }
  override func viewDidAppear(_ animated: Bool) { flags.lines.append("\(name) didAppear \(animated)") }
  override func viewWillDisappear(_ animated: Bool) { flags.lines.append("\(name) willDisappear \(animated)") }
  override func viewDidDisappear(_ animated: Bool) { flags.lines.append("\(name) didDisappear \(animated)") }
}
