import HeadlessUIKit
import NativeSide
import NavbridgeLayoutGuides
import NavbridgeRuntime
import Testing

/// A device with one window, on a virtual clock that the test moves. Its sample app has stacks and tabs of screens with
/// one scroll view each. The app's code does not use layout guides.
@MainQueue
final class Phone {
  let queue: SerialQueue
  let clock: VirtualClock
  let application: UIApplication
  let window: UIWindow
  let app = DCFScreenComponent()
  let log = GuideLog()
  /// The scroll views of the sample screens, by route.
  private(set) var scrolls: [String: DCFScrollView] = [:]

  init(_ device: String = "iPhone 14") throws {
    let model = try #require(UIDevice.named(device))
    queue = SerialQueue(label: "phone", target: MainQueue.executor.target)
    clock = VirtualClock(queue: queue)
    application = UIApplication(mainQueue: queue, clock: clock, screen: UIScreen(model))
    window = UIWindow(application: application)
    for route in ["first", "second", "third"] {
      app.register(route) { [unowned self] content in
        let scroll = DCFScrollView(frame: content.bounds)
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroll.scrollContentView.frame = CGRect(x: 0, y: 0, width: 300, height: 5000)
        content.addSubview(scroll)
        scrolls[route] = scroll
      }
    }
  }

  func screen(_ route: String = "first") throws -> DCFWrapperViewController {
    let controller = try #require(app.makeScreen(route)).viewController
    controller.layoutObserver = log
    return controller
  }

  func show(_ root: UIViewController) async {
    window.rootViewController = root
    window.makeKeyAndVisible()
    await settle()
  }

  /// Shows the sample: a screen pushed in a stack inside tabs (layout-guides §10). Clears the log.
  func showSample() async throws -> Sample {
    let screen = try screen("second")
    let stack = UINavigationController()
    stack.viewControllers = [try self.screen("first"), screen]
    let tabs = UITabBarController()
    tabs.viewControllers = [stack, try self.screen("third")]
    await show(tabs)
    log.lines = []
    return Sample(tabs: tabs, stack: stack, screen: screen, scroll: try #require(scrolls["second"]))
  }

  @MainQueue
  struct Sample {
    let tabs: UITabBarController
    let stack: UINavigationController
    let screen: DCFWrapperViewController
    let scroll: DCFScrollView

    var pair: [Double] { [screen.currentGuides.top, screen.currentGuides.bottom] }
    var inset: [Double] { [scroll.scrollView.contentInset.top, scroll.scrollView.contentInset.bottom] }
    var offset: Double { scroll.scrollView.contentOffset.y }
  }

  func settle(sourceLocation: SourceLocation = #_sourceLocation) async {
    for _ in 0..<1000 {
      await withCheckedContinuation { waiting in queue.async { waiting.resume() } }
      guard queue.isEmpty else { continue }
      guard let due = clock.nextDue else { return }
      clock.move(to: due)
    }
    Issue.record("Some work is always due.", sourceLocation: sourceLocation)
  }
}
