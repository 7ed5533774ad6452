import HeadlessUIKit
import NavbridgeRuntime
import NavbridgeTestSupport
import Testing

/// The `animated` arguments of the callbacks.
@MainQueue @Suite struct AnimatedFlagTests {
  @MainQueue final class Flags: UINavigationControllerDelegate {
    var lines: [String] = []

    func navigationController(_: UINavigationController, willShow: UIViewController, animated: Bool) {
      lines.append("willShow \(animated)")
    }

    func navigationController(_: UINavigationController, didShow: UIViewController, animated: Bool) {
      lines.append("didShow \(animated)")
    }
  }

  final class Flagged: UIViewController {
    let flags: Flags
    init(_ flags: Flags) { self.flags = flags }
    override func viewWillAppear(_ animated: Bool) { flags.lines.append("willAppear \(animated)") }
    override func viewDidAppear(_ animated: Bool) { flags.lines.append("didAppear \(animated)") }
    override func viewWillDisappear(_ animated: Bool) { flags.lines.append("willDisappear \(animated)") }
    override func viewDidDisappear(_ animated: Bool) { flags.lines.append("didDisappear \(animated)") }
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let animated: Bool
    let calls: Int
    let operation: @MainQueue @Sendable (Device, UINavigationController, Flags) -> Void
  }

  nonisolated static let rows: [Row] =
    [true, false].flatMap { animated in
      [
        Row(testDescription: "push, animated: \(animated)", animated: animated, calls: 6) {
          $1.pushViewController(Flagged($2), animated: animated)
        },
        Row(testDescription: "pop, animated: \(animated)", animated: animated, calls: 6) { _, stack, _ in
          stack.popViewController(animated: animated)
        },
        Row(testDescription: "set, animated: \(animated)", animated: animated, calls: 6) {
          $1.setViewControllers([Flagged($2)], animated: animated)
        },
        Row(testDescription: "swipe, completed: \(animated)", animated: true, calls: animated ? 6 : 7) { _, stack, _ in
          stack.beginInteractivePop()
          stack.endInteractivePop(complete: animated)
        },
      ]
    } + [
      Row(testDescription: "stack emptied, animated", animated: false, calls: 2) { _, stack, _ in
        stack.setViewControllers([], animated: true)
      },
      Row(testDescription: "root replaced", animated: false, calls: 4) {
        $0.window.rootViewController = Flagged($2)
      },
      Row(testDescription: "window hidden and shown", animated: false, calls: 4) { device, _, _ in
        device.window.isHidden = true
        device.window.isHidden = false
      },
    ]

  @Test("The callbacks and the delegate receive whether the change is animated", arguments: rows)
  func flags(_ row: Row) async {
    let device = Device()
    let flags = Flags()
    let stack = UINavigationController()
    stack.viewControllers = [Flagged(flags), Flagged(flags)]
    device.window.rootViewController = stack
    device.window.isHidden = false
    await device.settle()
    stack.delegate = flags
    flags.lines = []
    row.operation(device, stack, flags)
    await device.settle()
    #expect(flags.lines.count == row.calls)
    #expect(flags.lines.allSatisfy { $0.hasSuffix(" \(row.animated)") }, "\(flags.lines)")
  }

  @Test("The delegate receives didShow once, at the first layout, and not when the window is shown again")
  func firstLayout() async {
    let device = Device()
    let flags = Flags()
    let stack = UINavigationController(rootViewController: UIViewController())
    stack.delegate = flags
    device.window.rootViewController = stack
    device.window.isHidden = false
    #expect(flags.lines == [])
    await device.settle()
    #expect(flags.lines == ["didShow false"])
    device.window.isHidden = true
    device.window.isHidden = false
    stack.view.setNeedsLayout()
    await device.settle()
    #expect(flags.lines == ["didShow false"])
  }
}
