import HeadlessUIKit
import Shared
import Testing

@MainQueue @Suite struct RandomOperationTests {
  @Test("callbacks stay balanced whatever is done, and whenever", arguments: [1, 2, 3, 4] as [UInt64])
  func balance(seed: UInt64) async {
    let device = Device()
    var (stack, pool) = await device.showStack(["0", "1", "2", "3", "4", "5", "6", "7"])
    let first = stack
    let second = UINavigationController()
    second.delegate = device.log
    var numbers = SeededNumbers(seed: seed)
    var (begun, completed) = (0, 0)
    var handled = Set<Int>()
    for step in 0..<2000 {
      stack = numbers.next(below: 5) == 0 ? second : first
      let animated = numbers.next(below: 2) == 0
      let screen = pool[numbers.next(below: pool.count)]
      let operation = numbers.next(below: 14)
      handled.insert(operation)
      CATransaction.begin()
      begun += 1
      CATransaction.setCompletionBlock { completed += 1 }
      switch operation {
      case 0, 1, 2: stack.pushViewController(screen, animated: animated)
      case 3, 4: stack.popViewController(animated: animated)
      case 5: stack.popToRootViewController(animated: animated)
      case 6: stack.setViewControllers([pool[0], screen].filter { $0 !== pool[0] } + [pool[0]], animated: animated)
      case 7: device.window.rootViewController = numbers.next(below: 2) == 0 ? first : second
      case 8: device.window.isHidden = numbers.next(below: 3) == 0
      case 9: stack.beginInteractivePop()
      case 10: stack.endInteractivePop(complete: animated)
      case 11: stack.tapBackButton()
      default: break
      }
      CATransaction.commit()
      if numbers.next(below: 3) > 0 { await device.advance(Double(numbers.next(below: 300))) }
      if pool.contains(where: { !$0.faults.isEmpty }) {
        Issue.record("Step \(step), operation \(operation): \(pool.flatMap(\.faults))")
        return
      }
    }
    first.endInteractivePop(complete: true)
    second.endInteractivePop(complete: true)
    await device.settle()
    #expect(!device.application.isBusy, "\(device.application.busyWith)")
    #expect(completed == begun)
    #expect(handled.count == 14)
    #expect(!device.log.kinds.contains("unbalancedAppearance"))
    expectOneVisible(device, pool, [first, second])
    device.window.isHidden = false
    await device.settle()
    expectOneVisible(device, pool, [first, second])
  }

  /// Nothing but the top of the stack in a visible window has appeared, and nothing is halfway.
  private func expectOneVisible(_ device: Device, _ pool: [Screen], _ stacks: [UINavigationController]) {
    let shown = device.window.isHidden ? nil : (device.window.rootViewController as? UINavigationController)
    for stack in stacks {
      #expect(stack.topOnScreen === stack.topViewController)
      for screen in stack.viewControllers { #expect(screen.parent === stack) }
    }
    for screen in pool {
      let isTop = shown?.topViewController === screen
      #expect(isTop ? screen.lastCallback == "didAppear" : ["nothing", "didDisappear"].contains(screen.lastCallback))
      #expect(screen.isInWindow == isTop, "\(screen.name)")
      if !stacks.contains(where: { $0.viewControllers.contains { $0 === screen } }) { #expect(screen.parent == nil) }
    }
  }
}
