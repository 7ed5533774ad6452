import Shared
import Testing

@testable import HeadlessUIKit

@Suite("When a transition happens")
@MainQueue
struct TransitionTimingTests {
  enum Operation: CaseIterable, Sendable { case push, pop, set, popToRoot }

  private func perform(_ operation: Operation, on stack: UINavigationController, of device: TestDevice) {
    switch operation {
    case .push: stack.pushViewController(device.make("C"), animated: true)
    case .pop: stack.popViewController(animated: true)
    case .set: stack.setViewControllers([device.make("C")], animated: true)
    case .popToRoot: stack.popToRootViewController(animated: true)
    }
  }

  @Test("Nothing appears inside the call, and the stack changes inside it", arguments: Operation.allCases)
  func insideTheCall(operation: Operation) async {
    let device = TestDevice()
    let stack = await device.show("A", "B")
    perform(operation, on: stack, of: device)
    #expect(device.record.take(.appearance, .load, .move) == "")
    #expect(stack.names == [.push: "A B C", .pop: "A", .set: "C", .popToRoot: "A"][operation])
    #expect((stack.topOnScreen as? RecordingViewController)?.name == "B")
    #expect(device.application.isBusy)
    #expect(device.application.runningTransitions == 0)
    #expect(device.clock.scheduled == 0)
  }

  @Test("An animated transition starts at the layout pass and takes 350 ms exactly", arguments: Operation.allCases)
  func duration(operation: Operation) async {
    let device = TestDevice()
    let stack = await device.show("A", "B")
    perform(operation, on: stack, of: device)
    await device.turn()
    let new = operation == .push || operation == .set ? "C" : "A"
    #expect(device.record.take(.appearance) == "B willDisappear, \(new) willAppear")
    #expect(device.application.runningTransitions == 1)
    #expect(stack.transitionCoordinator?.isInteractive == false)
    #expect(device.clock.nextDue == device.clock.now + 350_000_000)
    await device.advance(by: 349_999_999)
    #expect(device.record.take(.appearance) == "")
    await device.advance(by: 1)
    #expect(device.record.take(.appearance) == "B didDisappear, \(new) didAppear")
    #expect(stack.transitionCoordinator == nil)
    device.expectRest()
  }

  @Test("A transition that is not animated takes no time and has no coordinator", arguments: [true, false])
  func noDuration(isPush: Bool) async {
    let device = TestDevice()
    let stack = await device.show("A", "B")
    if isPush {
      stack.pushViewController(device.make("C"), animated: false)
    } else {
      stack.popViewController(animated: false)
    }
    await device.turn()
    #expect(stack.topOnScreen?.appearanceState == .didAppear)
    #expect(stack.transitionCoordinator == nil)
    #expect(device.clock.now == 0)
    device.expectRest()
  }

  @Test("Two pushes before the layout make one transition to the upper one")
  func twoPushes() async {
    let device = TestDevice()
    let stack = await device.show("A")
    stack.pushViewController(device.make("B"), animated: true)
    stack.pushViewController(device.make("C"), animated: true)
    await device.settle()
    #expect(
      device.record.take(.appearance, .load)
        == "C viewDidLoad, A willDisappear, C willAppear, A didDisappear, C didAppear")
    #expect(device.clock.now == 350_000_000)
    #expect(stack.names == "A B C")
    #expect(device.diagnostics == [])
  }

  @Test("A push taken back before the layout shows nothing, and both controllers are told that they moved")
  func takenBack() async {
    let device = TestDevice()
    let stack = await device.show("A")
    device.transaction("push") { stack.pushViewController(device.make("B"), animated: true) }
    device.transaction("pop") { stack.popViewController(animated: true) }
    #expect(device.record.take() == "")
    await device.settle()
    #expect(device.record.take() == "B moved out, push completed, pop completed")
    #expect(device.clock.now == 0)
    device.expectRest()
  }

  @Test("Of two changes before the layout the last one decides whether it is animated", arguments: [true, false])
  func lastDecides(animated: Bool) async {
    let device = TestDevice()
    let stack = await device.show("A")
    stack.pushViewController(device.make("B"), animated: !animated)
    stack.pushViewController(device.make("C"), animated: animated)
    await device.settle()
    #expect(device.clock.now == (animated ? 350_000_000 : 0))
    device.expectRest()
  }

  @Test("A stack changed while it appears itself shows the change when it has appeared")
  func whileAppearing() async {
    let device = TestDevice()
    let stack = device.makeStack("A")
    device.window.rootViewController = stack
    device.window.isHidden = false
    stack.pushViewController(device.make("B"), animated: true)
    await device.turn()
    #expect(device.record.take(.appearance) == "A willAppear, A didAppear, A willDisappear, B willAppear")
    await device.settle()
    #expect(device.record.take(.appearance) == "A didDisappear, B didAppear")
    #expect(device.diagnostics == [])
  }

  @Test("A stack outside a window changes at once, without calls and without loading a view", arguments: [true, false])
  func outside(animated: Bool) async {
    let device = TestDevice()
    let stack = device.makeStack("A", "B")
    device.record.clear()
    device.transaction("push") { stack.pushViewController(device.make("C"), animated: animated) }
    #expect(device.record.take() == "C moved in, push completed")
    device.transaction("pop") { stack.popToRootViewController(animated: animated) }
    #expect(device.record.take() == "B moved out, C moved out, pop completed")
    #expect(!stack.isViewLoaded)
    await device.settle()
    #expect(device.record.take() == "")
    device.expectRest()
  }
}
