internal import HeadlessUIKit
internal import NavbridgeRuntime

/// A serial queue of operations that end themselves (layered-navigation §8). An operation begins as an item of the main
/// queue, in the context of the call that added it, when the one before it has ended. The queue is never suspended.
@MainQueue
final class NavOperationQueue {
  private struct Operation {
    let name: String
    let context: UIApplicationObserver.Context?
    let work: (@escaping () -> Void) -> Void
  }

  let label: String
  private unowned let application: UIApplication
  private var waiting: [Operation] = []
  /// True while the item of the main queue that begins the next operation is on its way.
  private var isStarting = false
  /// The name of the operation that runs. Nil while none does.
  private(set) var running: String?
  /// Called when an operation begins or ends.
  var log: (_ name: String, _ action: String) -> Void = { _, _ in }

  init(label: String, application: UIApplication) {
    self.label = label
    self.application = application
  }

  /// The number of operations that have not ended.
  var count: Int { waiting.count + (running == nil ? 0 : 1) }

  /// Adds an operation. It ends when it calls the closure that it receives; later calls have no effect.
  func add(_ name: String, _ work: @escaping (_ end: @escaping () -> Void) -> Void) {
    waiting.append(Operation(name: name, context: application.observer?.context, work: work))
    if running == nil { startNext() }
  }

  /// Drops the operations that have not begun.
  func removeWaiting() { waiting = [] }

  private func startNext() {
    guard !waiting.isEmpty, !isStarting else { return }
    isStarting = true
    application.mainQueue.asyncMain { [self] in
      isStarting = false
      // It may have been dropped meanwhile.
      guard !waiting.isEmpty else { return }
      let operation = waiting.removeFirst()
      running = operation.name
      if let context = operation.context { context { run(operation) } } else { run(operation) }
    }
  }

  private func run(_ operation: Operation) {
    log(operation.name, "began")
    var hasEnded = false
    operation.work { [self] in
      guard !hasEnded else { return }
      hasEnded = true
      log(operation.name, "ended")
      running = nil
      startNext()
    }
  }
}

/// One line of the navigation's log. The design writes them to the trace.
struct NavRecord: Equatable, Sendable {
  enum Kind: String, Sendable {
    /// A queued operation began or ended: capture, composition, navigation, resolve, sync.
    case operation
    /// A dispatch to the store, and the release of its lock.
    case lock
    /// A key's reaction.
    case reaction
    /// A navigation controller has shown a controller.
    case didShow
    /// A moment of a controller's set-up, or a call to its opener.
    case callback
  }

  let kind: Kind
  let subject: String
  let action: String
  /// The number of the lock or of the transaction.
  let id: Int?
}
