import HeadlessUIKit
import Shared
import Testing

/// An application with one window, on a clock that stands still, with everything that happens written down.
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

  /// One controller on the screen, settled, with nothing in the log.
  func show(_ root: UIViewController) async {
    window.rootViewController = root
    window.makeKeyAndVisible()
    await settle()
    log.lines = []
  }

  /// Lets everything happen, and writes down the time that each thing due was waited for.
  func settleAndTellTime() async {
    await drain()
    let start = clock.now
    while let due = clock.nextDue {
      log.lines.append("\(Int((due - start).inMilliseconds)) ms")
      clock.move(to: due)
      await drain()
    }
  }

  /// A stack on the screen, settled, with nothing in the log.
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

  /// Waits until the queue is empty. Time stands still.
  func drain(sourceLocation: SourceLocation = #_sourceLocation) async {
    for _ in 0..<1000 {
      await withCheckedContinuation { waiting in queue.async { waiting.resume() } }
      if queue.isEmpty { return }
    }
    Issue.record("The queue never gets empty.", sourceLocation: sourceLocation)
  }

  /// Waits until nothing is left to do, moving time from one due thing to the next.
  func settle(sourceLocation: SourceLocation = #_sourceLocation) async {
    for _ in 0..<1000 {
      await drain(sourceLocation: sourceLocation)
      guard let due = clock.nextDue else { return }
      clock.move(to: due)
    }
    Issue.record("There is always something due.", sourceLocation: sourceLocation)
  }

  /// Lets time pass, in milliseconds, and runs what is due.
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
