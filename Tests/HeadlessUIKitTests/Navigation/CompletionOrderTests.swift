import HeadlessUIKit
import NavbridgeRuntime
import NavbridgeTestSupport
import Testing

/// The completions of transactions around changes of a stack.
@MainQueue @Suite struct CompletionOrderTests {
  @Test("Completions of successive changes run once and in order, each with its own transition")
  func inOrder() async {
    let device = Device()
    let (stack, _) = await device.showStack(["A"])
    for name in ["B", "C"] {
      commit(device, name) { stack.pushViewController(device.screen(name), animated: true) }
      await device.drain()
    }
    commit(device, "D") { stack.pushViewController(device.screen("D"), animated: true) }
    let expected = [(350.0, ["B"]), (350.0, ["C", "D"]), (350.0, [])]
    for (milliseconds, names) in expected {
      await device.advance(milliseconds - 1)
      #expect(completions(device) == [])
      await device.advance(1)
      #expect(completions(device) == names)
    }
    #expect(device.log.kinds == ["transitionWithinTransition", "transitionWithinTransition"])
    #expect(!device.application.isBusy)
  }

  @Test("Changes before one layout pass complete together, in their order")
  func together() async {
    let device = Device()
    let (stack, _) = await device.showStack(["A"])
    for name in ["B", "C", "D"] {
      commit(device, name) { stack.pushViewController(device.screen(name), animated: true) }
    }
    await device.advance(349)
    #expect(completions(device) == [])
    await device.advance(1)
    #expect(completions(device) == ["B", "C", "D"])
  }

  @Test("An animated change that an unanimated one overtakes completes with it")
  func overtaken() async {
    let device = Device()
    let (stack, _) = await device.showStack(["A"])
    commit(device, "B") { stack.pushViewController(device.screen("B"), animated: true) }
    commit(device, "C") { stack.pushViewController(device.screen("C"), animated: false) }
    #expect(completions(device) == ["C"])
    await device.drain()
    #expect(completions(device) == ["B"])
    #expect(device.clock.now == 0 && stack.topOnScreen?.appearanceState == .didAppear)
  }

  @Test("A change during a swipe completes after the transition that shows it", arguments: [true, false])
  func duringSwipe(completes: Bool) async {
    let device = Device()
    let (stack, _) = await device.showStack(["A", "B"])
    stack.beginInteractivePop()
    commit(device, "C") { stack.pushViewController(device.screen("C"), animated: true) }
    stack.endInteractivePop(complete: completes)
    await device.advance(175 + 349)
    #expect(completions(device) == [])
    await device.advance(1)
    #expect(completions(device) == ["C"])
  }

  @Test("A completion can push again, because the stack is idle when it runs")
  func pushFromCompletion() async {
    let device = Device()
    let (stack, screens) = await device.showStack(["A"])
    let (b, c) = (device.screen("B"), device.screen("C"))
    CATransaction.begin()
    CATransaction.setCompletionBlock { stack.pushViewController(c, animated: true) }
    stack.pushViewController(b, animated: true)
    CATransaction.commit()
    await device.settle()
    #expect(stack.topOnScreen === c && c.appearanceState == .didAppear && b.appearanceState == .didDisappear)
    #expect(device.clock.now == 700_000_000)
    #expect(device.log.diagnostics == [] && (screens + [b, c]).flatMap(\.faults) == [])
  }

  private func commit(_ device: Device, _ name: String, _ body: () -> Void) {
    CATransaction.begin()
    CATransaction.setCompletionBlock { [log = device.log] in log.lines.append("completed \(name)") }
    body()
    CATransaction.commit()
  }

  private func completions(_ device: Device) -> [String] {
    device.log.take().filter { $0.hasPrefix("completed") }.map { String($0.dropFirst("completed ".count)) }
  }
}
