import HeadlessUIKit
import NavbridgeRuntime
import Testing

/// An application with one window, on a virtual clock, with a log of all events.
@MainQueue
final class Device {
  let queue: SerialQueue
  let clock: VirtualClock
  let application: UIApplication
  let window: UIWindow
  let log = Log()

  init(screen: UIScreen = .iPhone16ProMax) {
    queue = SerialQueue(label: "device", target: MainQueue.executor.target)
    clock = VirtualClock(queue: queue)
    application = UIApplication(mainQueue: queue, clock: clock, screen: screen)
    window = UIWindow(application: application)
    application.onDiagnostic = { [log] in log.diagnostics.append($0) }
  }

  func screen(_ name: String) -> Screen { Screen(name, log: log) }

  /// Shows one controller, waits until it has settled, and clears the log.
  func show(_ root: UIViewController) async {
    window.rootViewController = root
    window.makeKeyAndVisible()
    await settle()
    log.lines = []
  }

  /// Runs everything until the device is idle, and writes the time of each due item to the log.
  func settleAndTellTime() async {
    await drain()
    let start = clock.now
    while let due = clock.nextDue {
      log.lines.append("\(Int((due - start).inMilliseconds)) ms")
      clock.move(to: due)
      await drain()
    }
  }

  /// Shows a stack, waits until it has settled, and clears the log.
  func showStack(_ names: [String]) async -> (UINavigationController, [Screen]) {
    let stack = UINavigationController()
    let screens = names.map(screen)
    stack.viewControllers = screens
    window.rootViewController = stack
    window.makeKeyAndVisible()
    await settle()
    stack.delegate = log
    log.lines = []
    return (stack, screens)
  }

  /// Waits until the queue is empty. The clock does not advance.
  func drain(sourceLocation: SourceLocation = #_sourceLocation) async {
    for _ in 0..<1000 {
      await withCheckedContinuation { waiting in queue.async { waiting.resume() } }
      if queue.isEmpty { return }
    }
    Issue.record("The queue never becomes empty.", sourceLocation: sourceLocation)
  }

  /// Waits until nothing is left to do, advancing the clock from one due item to the next.
  func settle(sourceLocation: SourceLocation = #_sourceLocation) async {
    for _ in 0..<1000 {
      await drain(sourceLocation: sourceLocation)
      guard let due = clock.nextDue else { return }
      clock.move(to: due)
    }
    Issue.record("Some work is always due.", sourceLocation: sourceLocation)
  }

  /// Advances the clock by a time in milliseconds, and runs the due items.
  func advance(_ milliseconds: Double) async {
    let end = clock.now + .milliseconds(milliseconds)
    await drain()
    while let due = clock.nextDue, due <= end {
      clock.move(to: due)
      await drain()
    }
    clock.move(to: end)
    await drain()
  }
}
