import HeadlessUIKit
import NavbridgeRuntime
import NavbridgeTestSupport
import NavbridgeVocabulary
import Testing

@testable import NavbridgeLayeredNavigation

@MainQueue @Suite("The lock of a layered navigation's step")
struct LockTests {
  /// K7: both orders of did show and content handler.
  @Test(
    "The lock of a layered navigation's step is held until did show and the content have both come",
    arguments: [true, false])
  func content(_ isContentFirst: Bool) async throws {
    let device = try await LayeredDevice.started()
    var screen: TestScreen?
    device.onMake = {
      $0.holdsContent = true
      screen = $0
    }
    var outcomes = 0
    device.router.nav.push(.settings) { _ in outcomes += 1 }
    var isNextDone = false
    device.router.tab(.home).show { _ in isNextDone = true }
    await device.advance(isContentFirst ? 100 : 1000)
    #expect(device.lines(.didShow) == (isContentFirst ? [] : ["settings released"]))
    if isContentFirst { screen?.content?.complete() }
    await device.drain()
    #expect(outcomes == 0 && device.engine.store.isLocked)
    if isContentFirst { await device.advance(1000) } else { screen?.content?.complete() }
    await device.settle()
    #expect(outcomes == 1 && isNextDone && device.screen == "tab0" && device.differences.isEmpty)
    // The next operation starts after the did show and not before.
    let order = device.records.filter { $0.kind == .didShow || $0.subject == "capture" }.map(\.action)
    #expect(order == ["began", "ended", "released", "began", "ended", "ignored"])
  }

  @Test("The lock of a layered navigation's step has the same number in the reaction and in the did show")
  func number() async throws {
    let device = try await LayeredDevice.started()
    _ = try await device.run { device.router.nav.push(.settings, completion: $0) }
    let reaction = device.records.first { $0.kind == .reaction }
    let shown = device.records.first { $0.kind == .didShow }
    #expect(reaction?.id != nil && reaction?.id == shown?.id)
  }

  /// K8.
  @Test(
    """
    The lock of a layered navigation's step ends after 4.8 virtual seconds without did show, and everything is \
    rolled back
    """)
  func watchdog() async throws {
    let device = try await LayeredDevice.started()
    _ = try await device.run { device.router.tab(.friends).push(.detail, completion: $0) }
    var failure: NavFailure?
    var screen: TestScreen?
    device.onMake = {
      $0.holdsContent = true
      screen = $0
    }
    device.router.nav.push(.settings) { failure = $0.failure }
    let started = device.clock.now
    await device.advance(4799 + 400)
    #expect(failure == nil)
    await device.advance(1)
    #expect(failure?.code == .watchdog && failure?.message.contains("'nav.push'") == true)
    #expect((device.clock.now - started).inMilliseconds == 5200)
    await device.settle()
    #expect(device.screen == "tab1" && device.shown(.tab(1)) == "detail" && device.differences.isEmpty)
    // A late content changes nothing, and the queue goes on.
    screen?.content?.complete()
    screen = nil
    device.onMake = { _ in }
    #expect(try await device.run { device.router.nav.push(.settings, completion: $0) }.isDone)
    #expect(device.screen == "nav" && device.stack(.nav) == "settings" && device.differences.isEmpty)
  }

  @Test("The lock of a layered navigation's step has a watchdog that waits 1.2 times the duration of a slow animator")
  func slow() async throws {
    let device = try await LayeredDevice.started()
    let slow = NavAnimator(.fade, duration: 10)
    #expect(try await device.run { device.router.nav.push(.settings, animator: slow, completion: $0) }.isDone)
    device.onMake = { $0.holdsContent = true }
    var failure: NavFailure?
    device.router.nav.push(.detail, animator: slow) { failure = $0.failure }
    await device.advance(11_999)
    #expect(failure == nil)
    await device.advance(1)
    #expect(failure?.code == .watchdog)
    await device.settle()
    #expect(device.differences.isEmpty)
  }

  @Test("The lock of a layered navigation's step ends only for the operation whose controller was shown")
  func byController() async throws {
    let device = try await LayeredDevice.started()
    var done: [String] = []
    func operation(_ name: String) -> (TestScreen, FluxLock) {
      let screen = TestScreen(name)
      let context = device.engine.contexts.make(name, on: .nav)
      context.keep(screen)
      let lock = FluxLock(id: done.count) { _ in done.append(name) }
      lock.raise()
      device.display.pending[ObjectIdentifier(screen)] = [DisplayOperation(layer: .nav, context: context, lock: lock)]
      return (screen, lock)
    }
    let stack = try #require(device.display.stacks[.nav])
    let (first, firstLock) = operation("first")
    let (second, _) = operation("second")
    device.display.navigationController(stack, didShow: second, animated: true)
    #expect(done == ["second"] && firstLock.isHeld)
    device.display.navigationController(stack, didShow: second, animated: true)
    #expect(done == ["second"] && device.lines(.didShow).last == "second ignored")
    device.display.navigationController(stack, didShow: first, animated: true)
    #expect(done == ["second", "first"])
  }

  /// K10.
  @Test("The lock of a layered navigation's step is not touched by a did show without an operation, at any time")
  func stray() async throws {
    let device = try await LayeredDevice.started()
    let before = device.engine.state
    for layer in Layer.all {
      guard let stack = device.display.stacks[layer], let root = stack.viewControllers.first else { continue }
      for _ in 0..<2 { device.display.navigationController(stack, didShow: root, animated: false) }
    }
    await device.settle()
    #expect(device.engine.state == before && device.lines(.didShow).allSatisfy { $0.hasSuffix("ignored") })
    #expect(device.lines(.didShow).count == 28 && device.lines(.operation).isEmpty)
  }
}
