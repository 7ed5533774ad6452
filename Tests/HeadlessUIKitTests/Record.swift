import HeadlessUIKit
import Shared

/// What was called, in order, as a test wants to read it.
@MainQueue
final class Record {
  enum Kind {
    case appearance
    case load
    case move
    case delegate
    /// A transaction's completion.
    case completion
    /// Something the test notes itself.
    case marker
  }

  private var notes: [(kind: Kind, text: String)] = []
  /// Whether each of the appearance callbacks since the last `take` was animated.
  private(set) var animatedFlags: [Bool] = []

  func note(_ kind: Kind, _ text: String) { notes.append((kind, text)) }

  func noteAppearance(_ text: String, animated: Bool) {
    note(.appearance, text)
    animatedFlags.append(animated)
  }

  /// The notes of these kinds (of all kinds when none is named), joined by commas. Forgets all of them.
  func take(_ kinds: Kind...) -> String {
    defer { clear() }
    return notes.filter { kinds.isEmpty || kinds.contains($0.kind) }.map(\.text).joined(separator: ", ")
  }

  func clear() {
    notes = []
    animatedFlags = []
  }
}

/// Notes its callbacks, each with its name in front.
class RecordingViewController: UIViewController {
  let name: String
  private let record: Record
  /// Called after each appearance callback has been noted.
  var onAppearance: ((UIAppearanceState) -> Void)?

  init(_ name: String, _ record: Record) {
    self.name = name
    self.record = record
    super.init()
  }

  override func viewDidLoad() { record.note(.load, "\(name) viewDidLoad") }
  override func viewWillAppear(_ animated: Bool) { appearance(.willAppear, animated) }
  override func viewDidAppear(_ animated: Bool) { appearance(.didAppear, animated) }
  override func viewWillDisappear(_ animated: Bool) { appearance(.willDisappear, animated) }
  override func viewDidDisappear(_ animated: Bool) { appearance(.didDisappear, animated) }

  override func didMove(toParent parent: UIViewController?) {
    record.note(.move, parent == nil ? "\(name) moved out" : "\(name) moved in")
  }

  private func appearance(_ state: UIAppearanceState, _ animated: Bool) {
    record.noteAppearance("\(name) \(state.rawValue)", animated: animated)
    onAppearance?(state)
  }
}

/// Notes what a navigation controller's delegate hears.
@MainQueue
final class RecordingDelegate: UINavigationControllerDelegate {
  private let record: Record

  init(_ record: Record) { self.record = record }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) { note("willShow", viewController, animated) }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) { note("didShow", viewController, animated) }

  private func note(_ call: String, _ controller: UIViewController, _ animated: Bool) {
    let name = (controller as? RecordingViewController)?.name ?? "?"
    record.note(.delegate, "\(call) \(name)" + (animated ? " animated" : ""))
  }
}
