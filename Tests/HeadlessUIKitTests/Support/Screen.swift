import HeadlessUIKit
import NavbridgeRuntime

/// A controller that logs its callbacks and checks that they alternate.
@MainQueue
final class Screen: UIViewController {
  let name: String
  private let log: Log
  var onCallback: (String) -> Void = { _ in }
  var writesMoves = false
  var writesLayout = false
  private(set) var faults: [String] = []
  private var last = "nothing"

  /// The callbacks that may follow each callback: the rule of uikit-behaviour §1, written independently of the code
  /// under test.
  private static let allowed: [String: Set<String>] = [
    "nothing": ["willAppear"],
    "willAppear": ["didAppear", "willDisappear"],
    "didAppear": ["willDisappear"],
    "willDisappear": ["didDisappear", "willAppear"],
    "didDisappear": ["willAppear"],
  ]

  init(_ name: String, log: Log) {
    self.name = name
    self.log = log
    super.init()
    title = name
  }

  /// The last of the four appearance callbacks, or 'nothing'.
  var lastCallback: String { last }

  private func appearance(_ callback: String) {
    if !Self.allowed[last]!.contains(callback) { faults.append("\(name): \(callback) after \(last)") }
    last = callback
    write(callback)
  }

  private func write(_ callback: String) {
    log.lines.append("\(name) \(callback)")
    onCallback(callback)
  }

  override func viewDidLoad() { write("didLoad") }
  override func viewWillAppear(_ animated: Bool) { appearance("willAppear") }
  override func viewDidAppear(_ animated: Bool) { appearance("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { appearance("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { appearance("didDisappear") }
  override func viewDidLayoutSubviews() { if writesLayout { write("didLayout") } }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    if writesMoves { write(parent == nil ? "willMove nil" : "willMove parent") }
  }
  override func didMove(toParent parent: UIViewController?) {
    if writesMoves { write(parent == nil ? "didMove nil" : "didMove parent") }
  }
}
