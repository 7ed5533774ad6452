import Shared
import Testing

@testable import HeadlessUIKit

/// An emulated device with one window on the screen, whose clock the test moves.
@MainQueue
final class TestDevice {
  let queue: SerialQueue
  let clock: VirtualClock
  let application: UIApplication
  let window: UIWindow
  let record = Record()
  /// The kinds of what UIKit would have logged or raised, in order.
  private(set) var diagnostics: [String] = []

  init() {
    queue = SerialQueue(label: "main", target: MainQueue.executor.target)
    clock = VirtualClock(queue: queue)
    application = UIApplication(mainQueue: queue, clock: clock, screen: .iPhone16ProMax)
    window = UIWindow(application: application)
    application.onDiagnostic = { [weak self] in self?.diagnostics.append($0.kind) }
  }

  // MARK: Time

  /// Lets what is queued run, and what that queues. The clock stands still.
  func turn() async {
    for _ in 0..<1_000 {
      await withCheckedContinuation { continuation in queue.asyncMain { continuation.resume() } }
      if queue.isEmpty { return }
    }
    Issue.record("The main queue does not come to rest.")
  }

  /// Runs until nothing is queued and nothing is due.
  func settle() async {
    for _ in 0..<1_000 {
      await turn()
      guard let due = clock.nextDue else { return }
      clock.move(to: due)
    }
    Issue.record("The clock always has something due.")
  }

  /// Moves the clock by so much, from one due time to the next.
  func advance(by nanoseconds: Int64) async {
    let end = clock.now + nanoseconds
    await turn()
    while let due = clock.nextDue, due <= end {
      clock.move(to: due)
      await turn()
    }
    clock.move(to: end)
    await turn()
  }

  func advance(milliseconds: Double) async { await advance(by: .milliseconds(milliseconds)) }

  // MARK: Controllers

  func make(_ name: String) -> RecordingViewController { RecordingViewController(name, record) }

  /// A navigation controller with controllers of these names, outside every window.
  func makeStack(_ names: String...) -> UINavigationController { makeStack(names) }

  func makeStack(_ names: [String]) -> UINavigationController {
    let stack = UINavigationController()
    stack.setViewControllers(names.map(make), animated: false)
    return stack
  }

  /// The same as the root of the window, at rest, with nothing recorded.
  func show(_ names: String...) async -> UINavigationController { await show(names) }

  func show(_ names: [String]) async -> UINavigationController {
    let stack = makeStack(names)
    window.rootViewController = stack
    window.makeKeyAndVisible()
    await settle()
    record.clear()
    return stack
  }

  /// Does `work` in a transaction whose completion is noted as "`name` completed".
  func transaction(_ name: String, _ work: () -> Void) {
    CATransaction.begin()
    CATransaction.setCompletionBlock { [record] in record.note(.completion, "\(name) completed") }
    work()
    CATransaction.commit()
  }

  /// The outcome of a test that must leave nothing behind.
  func expectRest(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(application.busyWith.isEmpty, sourceLocation: sourceLocation)
    #expect(clock.scheduled == 0, sourceLocation: sourceLocation)
    #expect(!diagnostics.contains("unbalancedAppearance"), sourceLocation: sourceLocation)
  }
}

extension UINavigationController {
  /// The names in the stack, from root to top.
  var names: String { viewControllers.map { ($0 as? RecordingViewController)?.name ?? "?" }.joined(separator: " ") }
}

/// Does not keep what it names alive.
final class Weak<Object: AnyObject> {
  private(set) weak var object: Object?
  init(_ object: Object?) { self.object = object }
}
