import HeadlessUIKit
import NavbridgeRuntime
import NavbridgeTestSupport
import Testing

/// Random operations on new and known controllers, some from inside callbacks, some with many in one turn.
@MainQueue @Suite struct RandomOperationTests {
  /// The objects that the operations work on. `depth` bounds the nesting of operations from callbacks.
  @MainQueue final class Player {
    let device = Device()
    let stacks = [UINavigationController(), UINavigationController()]
    var numbers: SeededNumbers
    var faults: [String] = []
    var made: [Weak] = []
    var (begun, completed) = (0, 0)
    /// Controllers that are used again after they were dropped, or that move from stack to stack.
    var known: [Screen] = []
    private var depth = 0

    struct Weak { weak var screen: Screen? }

    init(seed: UInt64) { numbers = SeededNumbers(seed: seed) }

    var screens: [Screen] { made.compactMap(\.screen) }

    func fresh() -> Screen {
      if known.count == 6, numbers.next(below: 3) == 0 { return known[numbers.next(below: 6)] }
      let screen = device.screen("\(made.count)")
      screen.onCallback = { [weak self, weak screen] callback in
        guard let self, let screen else { return }
        faults += screen.faults
        if depth < 3, callback != "didLoad", numbers.next(below: 12) == 0 { operate() }
      }
      made.append(Weak(screen: screen))
      if known.count < 6 { known.append(screen) }
      return screen
    }

    func operate() {
      depth += 1
      defer { depth -= 1 }
      let stack = stacks[numbers.next(below: 4) / 3]
      let animated = numbers.next(below: 3) > 0
      begun += 1
      CATransaction.begin()
      CATransaction.setCompletionBlock { [weak self] in self?.completed += 1 }
      switch numbers.next(below: 16) {
      case 0, 1, 2, 3: stack.pushViewController(fresh(), animated: animated)
      case 4, 5: stack.popViewController(animated: animated)
      case 6: if let any = anyone(in: stack) { stack.popToViewController(any, animated: animated) }
      case 7: if numbers.next(below: 3) == 0 { stack.popToRootViewController(animated: animated) }
      case 8: replace(stack, animated)
      case 9, 10: stack.beginInteractivePop()
      case 11: stack.endInteractivePop(complete: animated)
      case 12: device.window.rootViewController = stacks[numbers.next(below: 2)]
      case 13: device.window.isHidden = numbers.next(below: 3) == 0
      case 14: stack.tapBackButton()
      default: stack.setNavigationBarHidden(animated, animated: true)
      }
      CATransaction.commit()
    }

    private func anyone(in stack: UINavigationController) -> UIViewController? {
      let all = stack.viewControllers
      return all.isEmpty ? nil : all[numbers.next(below: all.count)]
    }

    private func replace(_ stack: UINavigationController, _ animated: Bool) {
      var new = stack.viewControllers.filter { _ in numbers.next(below: 2) == 0 }
      if numbers.next(below: 2) == 0 { new.reverse() }
      if numbers.next(below: 3) == 0 {
        let screen = fresh()
        new.removeAll { $0 === screen }
        new.append(screen)
      }
      stack.setViewControllers(new, animated: animated)
    }
  }

  @Test(
    "Two thousand steps, some from callbacks, leave appearance calls balanced, one visible top and no leak",
    arguments: [11, 12, 13, 14, 15, 16] as [UInt64])
  func play(seed: UInt64) async {
    let player = Player(seed: seed)
    let device = player.device
    device.window.rootViewController = player.stacks[0]
    device.window.isHidden = false
    for step in 1...2000 {
      player.operate()
      if player.numbers.next(below: 2) == 0 { await device.advance(Double(player.numbers.next(below: 250))) }
      if step % 100 == 0 { await rest(player, "step \(step)") }
      device.log.lines = []
      if !player.faults.isEmpty {
        Issue.record("Step \(step): \(player.faults)")
        return
      }
    }
    await rest(player, "the end")
    for screen in player.screens { screen.onCallback = { _ in } }
    player.known = []
    device.window.rootViewController = nil
    for stack in player.stacks { stack.setViewControllers([], animated: false) }
    await device.settle()
    #expect(player.screens.map(\.name) == [])
    #expect(player.made.count > 100 && player.faults == [])
  }

  /// Waits until the device is idle, and checks that its state is consistent and that dropped controllers are released.
  private func rest(_ player: Player, _ moment: Comment) async {
    let device = player.device
    for _ in 0..<50 {
      for stack in player.stacks { stack.endInteractivePop(complete: true) }
      await device.settle()
      if !device.application.isBusy { break }
    }
    #expect(device.application.busyWith == [] && device.clock.scheduled == 0, moment)
    #expect(player.completed == player.begun, moment)
    #expect(!device.log.kinds.contains("unbalancedAppearance"), moment)
    let shown = device.window.isHidden ? nil : device.window.rootViewController as? UINavigationController
    let appeared = player.screens.filter { $0.lastCallback == "didAppear" }
    #expect(appeared.isSame(as: [shown?.topViewController].compactMap { $0 }), moment)
    #expect(player.screens.allSatisfy { !$0.lastCallback.hasPrefix("will") }, moment)
    #expect(player.screens.filter(\.isInWindow).isSame(as: appeared), moment)
    let inStacks = player.stacks.flatMap(\.viewControllers) + player.known
    #expect(player.screens.allSatisfy { screen in inStacks.contains { $0 === screen } }, moment)
    for stack in player.stacks {
      #expect(stack.viewControllers.allSatisfy { $0.parent === stack }, moment)
      #expect(stack.children.isSame(as: stack.viewControllers), moment)
    }
  }
}
