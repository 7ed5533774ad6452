import HeadlessUIKit
import NavbridgeRuntime
import NavbridgeTestSupport
import NavbridgeVocabulary
import Testing

@testable import NavbridgeLayeredNavigation

/// Callers and a user who act on one navigation without waiting for each other, and the invariants that must hold.
@MainQueue
final class Walker {
  /// The parts of the state that a roll-back restores.
  private struct Shape: Equatable {
    let active: ActiveLayer
    let stacks: [[Int]]

    init(_ state: NavigationState) {
      active = state.active
      stacks = Layer.all.map { state[$0].entries.map(\.contextId) }
    }
  }

  let device: LayeredDevice
  private(set) var faults: [String] = []
  /// The callers that have not begun.
  private var waiting = 0
  /// The number of ends of each operation. A transaction counts, and each call within it.
  private var ends: [Int] = []
  /// The number of times at which the context of an operation has left its stack.
  private var popped: [Int: Int] = [:]
  /// The contexts that operations have brought into stacks.
  private var opened: Set<Int> = []
  private var before: Shape?
  private var blocker: UIViewController?

  init(_ device: LayeredDevice) {
    self.device = device
    device.engine.onRecord = { [unowned self] in note($0) }
  }

  var operations: Int { ends.count }

  /// Compares the stacks with the hierarchy after each operation.
  private func note(_ record: NavRecord) {
    guard record.kind == .operation else { return }
    switch (record.subject, record.action) {
    case ("capture", "began"): before = Shape(device.engine.state)
    case ("sync", "ended"): faults += device.differences
    default: break
    }
  }

  // MARK: - Operations

  /// Lets a caller begin an operation at once, like one of another thread, or later, in the middle of others.
  func act(_ choice: inout WalkChoice, after milliseconds: Double) {
    let isTransaction = choice.oneIn(5)
    let calls = (0..<(isTransaction ? 2 + choice.below(4) : 1)).map { _ in
      let info = NavInfo()
      info.onPopped = { [unowned self, unowned info] _ in popped[info.contextId, default: 0] += 1 }
      return choice.call(info)
    }
    waiting += 1
    let begin: @MainQueue @Sendable () -> Void = { [self] in
      waiting -= 1
      guard isTransaction else { return perform(calls[0]) }
      let end = began()
      device.router.transaction({ _ in for call in calls { self.perform(call) } }, completion: { end($0, nil) })
    }
    if milliseconds == 0 {
      device.router.async { _ in begin() }
    } else {
      _ = device.application.schedule(after: .milliseconds(milliseconds), begin)
    }
  }

  private func perform(_ call: NavCall) {
    let end = began()
    device.engine.perform(call) { end($0, call.request?.info) }
  }

  /// Counts an operation that begins. Returns the function that counts its end.
  private func began() -> (NavOutcome, NavInfo?) -> Void {
    let number = ends.count
    ends.append(0)
    return { [self] in end(number, $0, $1) }
  }

  private func end(_ number: Int, _ outcome: NavOutcome, _ info: NavInfo?) {
    ends[number] += 1
    if outcome.failure?.code == .ended { return }
    if !outcome.isDone, Shape(device.engine.state) != before {
      faults.append("The operation \(number) was not rolled back: \(outcome).")
    }
    if let info, device.engine.state.contextIds.contains(info.contextId) { opened.insert(info.contextId) }
  }

  // MARK: - Users and displays

  /// Something that a user, or UIKit, does in the middle of it all.
  func finger(_ choice: inout WalkChoice) {
    let layer = choice.layer()
    switch choice.below(6) {
    case 0: _ = device.engine.move(.pan, to: Double(choice.below(10)) / 10, lifts: choice.oneIn(2))
    case 1: _ = device.engine.move(.pinch, to: Double(choice.below(10)) / 10, lifts: true)
    case 2: _ = device.display.stacks[layer]?.tapBackButton()
    case 3: _ = device.display.tabController.tapTab(at: choice.below(3))
    case 4:
      // UIKit reports only what is on the screen.
      guard let stack = device.display.stacks[layer], stack.isInWindow else { return }
      stack.popViewController(animated: choice.oneIn(2))
    default: device.engine.touch(CGPoint(x: 10, y: Double(choice.below(900))))
    }
  }

  /// Changes the display behind the navigation's back, so that it refuses what the next operations want.
  func disturb(_ choice: inout WalkChoice) async {
    guard let main = device.display.stacks[.nav] else { return }
    switch choice.below(4) {
    case 0:
      for stack in device.display.stacks.values where stack.isInWindow {
        stack.delegate = nil
        stack.popToRootViewController(animated: false)
      }
    case 1: for window in device.display.accesoryWindows.values { window.rootViewController?.dismiss(animated: false) }
    case 2 where main.presentedViewController == nil: main.present(device.display.tabController, animated: false)
    case 3 where main.presentedViewController == nil:
      let made = UIViewController()
      blocker = made
      main.present(made, animated: false)
    default: main.dismiss(animated: false)
    }
    await device.settle()
    for stack in device.display.stacks.values { stack.delegate = device.display }
  }

  // MARK: - Rests

  /// Waits until nothing is under way, and checks what must hold then.
  func rest() async {
    await device.settle()
    if let shown = blocker {
      shown.dismiss(animated: false)
      blocker = nil
      await device.settle()
    }
    let engine = device.engine
    let kept = engine.state.contextIds
    if engine.contexts.count != kept.count { faults.append("\(engine.contexts.count) contexts, \(kept.count) needed") }
    for id in opened.subtracting(kept) {
      opened.remove(id)
      if popped[id] != 1 { faults.append("The context \(id) has left its stack \(popped[id] ?? 0) times.") }
    }
    if popped.values.contains(where: { $0 > 1 }) { faults.append("A context has left its stack twice: \(popped)") }
    faults += device.differences
    checkEnds()
  }

  /// Ends the navigation in the middle of its operations, as the end of a script context does.
  func reload() async {
    let windows = device.display.accesoryWindows.values.map { WeakWindow(window: $0) }
    device.engine.end()
    checkEnds()
    await device.settle()
    checkEnds()
    let shown = device.application.windows.filter { !$0.isHidden }
    if shown.count != 1 || shown.first !== device.window { faults.append("The windows \(shown) are left.") }
    let kept = windows.compactMap(\.window)
    if !kept.isEmpty { faults.append("\(kept.count) windows of accessories are not released.") }
    if device.engine.store.isLocked { faults.append("The lock is held after the end.") }
    let calls = ends.count
    perform(NavCall(.nav, .popToRoot(payload: .none)))
    await device.settle()
    if ends[calls] != 1 { faults.append("A call after the end has ended \(ends[calls]) times.") }
  }

  private func checkEnds() {
    if waiting != 0 { faults.append("\(waiting) callers have not begun.") }
    for (number, count) in ends.enumerated().suffix(40) where count != 1 {
      faults.append("The operation \(number) has ended \(count) times.")
    }
  }
}

private struct WeakWindow {
  weak var window: UIWindow?
}
