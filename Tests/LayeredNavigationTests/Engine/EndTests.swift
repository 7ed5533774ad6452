import HeadlessUIKit
import NavbridgeRuntime
import NavbridgeTestSupport
import Testing

@testable import NavbridgeLayeredNavigation

@MainQueue @Suite("A navigation of layers that has ended")
struct EndTests {
  @Test("A navigation of layers that has ended refuses every call with a stable code, which settles")
  func later() async throws {
    let device = try await LayeredDevice.started()
    device.router.end()
    let calls: [(@escaping @MainQueue (NavOutcome) -> Void) -> Void] = [
      { device.router.nav.push(.settings, completion: $0) },
      { device.router.modal.dismiss(completion: $0) },
      { device.router.tab().hide(completion: $0) },
      { device.router.tab(0).overlay(.login, completion: $0) },
      { device.router.transaction({ _ in Issue.record("The closure ran.") }, completion: $0) },
    ]
    for call in calls {
      let outcome = try await device.run(call)
      #expect(outcome.failure?.code == .ended && outcome.failure?.message.contains("next set-up") == true)
    }
    #expect(device.engine.queue.count == 0 && device.engine.unfinished.isEmpty)
    #expect(throws: NavFailure.ended) { try device.setUp() }
  }

  @Test(
    """
    A navigation of layers that has ended in the middle of a step has released its lock, ended each call once, and \
    is released itself
    """)
  func released() async throws {
    var device: LayeredDevice? = try await LayeredDevice.started()
    weak let engine = device?.engine
    weak let display = device?.display
    var codes: [NavFailure.Code?] = []
    device?.router.tab(.home).push(.settings) { codes.append($0.failure?.code) }
    device?.router.nav.push(.detail) { codes.append($0.failure?.code) }
    await device?.advance(100)
    #expect(device?.engine.store.isLocked == true && codes.isEmpty)
    device?.router.end()
    #expect(device?.engine.store.isLocked == false && codes == [.ended, .ended])
    await device?.settle()
    device?.router.end()
    await device?.settle()
    #expect(codes == [.ended, .ended] && device?.clock.nextDue == nil)
    device?.records = []
    device = nil
    await Task.yield()
    #expect(engine == nil && display == nil)
  }

  @Test(
    """
    A navigation of layers that has ended has ended within the closure of a transaction, too, and ends what is \
    called after that
    """)
  func inside() async throws {
    let device = try await LayeredDevice.started()
    var codes: [NavFailure.Code?] = []
    device.router.transaction { router in
      router.nav.push(.settings) { codes.append($0.failure?.code) }
      router.end()
      router.nav.push(.detail) { codes.append($0.failure?.code) }
    } completion: {
      codes.append($0.failure?.code)
    }
    await device.settle()
    #expect(codes == [.ended, .ended, .ended])
  }

  @Test(
    "A navigation of layers that has ended leaves no accessory on the screen, and its screens cannot dismiss any more")
  func accesories() async throws {
    let device = LayeredDevice()
    var definitions = NavDefinitions()
    try definitions.defineNavRoot { UIViewController() }
    try definitions.define(accesory: "login") { NavAccessoryController() }
    try device.engine.setUp(definitions)
    for index in [0, 4] { _ = try await device.run { device.router.accesory(index).push(.login, completion: $0) } }
    let context = try #require(device.engine.contexts.all.last)
    #expect(device.application.windows.filter { !$0.isHidden }.count == 3)
    device.router.end()
    await device.settle()
    #expect(device.application.windows.filter { !$0.isHidden }.map { $0 === device.window } == [true])
    let outcome = try await device.run { context.dismissAccesory(with: "late", completion: $0) }
    #expect(outcome.failure?.code == .ended)
  }
}
