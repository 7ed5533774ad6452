import HeadlessUIKit
import NavbridgeRuntime
import NavbridgeTestSupport
import Testing

/// An application with one window, on a virtual clock, with a log of all events.
@MainQueue
final class Device: VirtualDevice {
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
}
