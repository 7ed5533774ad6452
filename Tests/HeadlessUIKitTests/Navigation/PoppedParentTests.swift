import NavbridgeRuntime
import NavbridgeTestSupport
import Testing

@testable import HeadlessUIKit

/// The links of a popped view controller in its callbacks (react-native-screens §5.4).
@MainQueue
@Suite("A popped view controller")
struct PoppedParentTests {
  /// Notes its links in each callback.
  final class Screen: UIViewController {
    var notes: [String] = []

    private func note(_ callback: String) {
      let moves = isMovingToParent ? " comes" : isMovingFromParent ? " goes" : ""
      let links = (parent == nil ? " without parent" : "") + (application == nil ? " homeless" : "")
      notes.append(callback + links + moves)
    }

    override func viewWillAppear(_ animated: Bool) { note("willAppear") }
    override func viewDidAppear(_ animated: Bool) { note("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
    override func didMove(toParent parent: UIViewController?) { if parent == nil { note("didMove") } }
  }

  @Test(
    "A popped view controller has a parent until its last callback, and belongs to the application in it",
    arguments: [true, false])
  func popped(_ isAnimated: Bool) async {
    let device = Device()
    let (stack, _) = await device.showStack(["A"])
    let screen = Screen()
    stack.pushViewController(screen, animated: isAnimated)
    await device.settle()
    #expect(screen.notes == ["willAppear comes", "didAppear comes"])
    screen.notes = []
    stack.popViewController(animated: isAnimated)
    await device.settle()
    #expect(screen.notes.prefix(2) == ["willDisappear goes", "didDisappear without parent goes"])
    #expect(screen.notes.count == 3 && screen.notes[2].hasPrefix("didMove without parent"))
    #expect(screen.destinationApplication == nil)
  }

  @Test("A popped view controller keeps its parent when a swipe turns back")
  func turnsBack() async {
    let device = Device()
    let (stack, _) = await device.showStack(["A"])
    let screen = Screen()
    stack.pushViewController(screen, animated: false)
    await device.settle()
    screen.notes = []
    #expect(stack.beginInteractivePop())
    stack.endInteractivePop(complete: false)
    await device.settle()
    #expect(screen.notes == ["willDisappear goes", "willAppear", "didAppear"] && screen.parent === stack)
  }

  @Test("A popped view controller leaves by a pop if it was put on top of others before")
  func replaced() {
    typealias Machine = NavigationStackMachine<UIViewController>
    let (a, b, c) = (UIViewController(), UIViewController(), UIViewController())
    func operation(_ changes: (inout Machine) -> Void) -> Machine.Transition.Operation? {
      var machine = Machine()
      _ = machine.set([a], animated: false, while: .outside)
      changes(&machine)
      guard case .start(let transition) = machine.startNext(while: .visible) else { return nil }
      return transition.operation
    }
    #expect(
      operation {
        _ = $0.set([b, a], animated: false, while: .visible)
        _ = $0.pop(to: 1, animated: true, while: .visible)
      } == .pop)
    #expect(
      operation {
        _ = $0.set([b, a], animated: false, while: .visible)
        _ = $0.pop(to: 1, animated: true, while: .visible)
        _ = $0.push(c, animated: true, while: .visible)
      } == .push)
    #expect(operation { _ = $0.set([b], animated: true, while: .visible) } == .push)
  }
}
