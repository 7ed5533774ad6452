import HeadlessUIKit
import NavbridgeRuntime
import NavbridgeTestSupport
import NavbridgeVocabulary
import Testing

@testable import NavbridgeLayeredNavigation

/// Moments at which one thing comes in the middle of another.
@MainQueue @Suite("At an awkward moment the layered navigation")
struct EdgeTests {
  /// K12.
  @Test(
    """
    At an awkward moment the layered navigation calls each completion once, with the context that shows then, which \
    is the old one after a failure
    """)
  func completions() async throws {
    let device = try await LayeredDevice.started()
    let opened = try await device.run { device.router.nav.push(.photo, completion: $0) }
    #expect(opened.context.controller == "photo" && opened.context.contextId > 0)
    device.onMake = { $0.holdsContent = true }
    let failed = try await device.run { device.router.nav.push(.detail, completion: $0) }
    #expect(failed.failure?.code == .watchdog && failed.context === opened.context)
    let shown = try await device.run { device.router.tab(.home).show(completion: $0) }
    #expect(shown.context.contextId == -1 && shown.context.controller == "tab0" && shown.context.navigator == .root)
  }

  @Test("At an awkward moment the layered navigation takes a pop at the root as carried out, and keeps the root")
  func beyondRoot() async throws {
    let device = try await LayeredDevice.started()
    for layer in [device.router.nav, device.router.tab(0)] {
      let outcome = try await device.run { layer.popCurrent(completion: $0) }
      #expect(outcome.isDone && device.differences.isEmpty)
    }
  }

  @Test(
    """
    At an awkward moment the layered navigation replaces the stack of the layer that shows already, and pops its \
    screens
    """)
  func goTo() async throws {
    let device = try await LayeredDevice.started()
    var popped = 0
    for _ in 0..<2 {
      let info = NavInfo()
      info.onPopped = { _ in popped += 1 }
      #expect(try await device.run { device.router.nav.goTo(.photo, info: info, completion: $0) }.isDone)
    }
    #expect(device.stack(.nav) == "photo" && popped == 1 && device.differences.isEmpty)
  }

  @Test(
    """
    At an awkward moment the layered navigation lets an accessory be touched away while its content loads, and frees \
    the next call
    """)
  func loading() async throws {
    let device = try await LayeredDevice.started()
    device.onMake = {
      $0.holdsContent = true
      $0.card = CGRect(x: 0, y: 500, width: 400, height: 300)
    }
    var codes: [NavFailure.Code?] = []
    device.router.modal.push(.login) { codes.append($0.failure?.code) }
    await device.advance(1000)
    #expect(codes.isEmpty)
    device.engine.touch(CGPoint(x: 10, y: 10))
    device.router.nav.show { codes.append($0.failure?.code) }
    await device.settle()
    #expect(codes == [.watchdog, nil] && device.screen == "nav" && device.differences.isEmpty)
    #expect(device.engine.contexts.count == 14)
  }

  @Test(
    "At an awkward moment the layered navigation takes the reports of a screen that is gone, and its opener gets them")
  func late() async throws {
    let device = try await LayeredDevice.started()
    let info = NavInfo()
    var reports: [String] = []
    info.callback = { reports.append($0.read(as: String.self) ?? "-") }
    info.onPopped = { _ in reports.append("popped") }
    let context = try await device.run { device.router.nav.push(.photo, info: info, completion: $0) }.context
    _ = try await device.run { device.router.nav.popCurrent(completion: $0) }
    context.callback("late")
    #expect(reports == ["popped", "late"])
  }

  @Test(
    """
    At an awkward moment the layered navigation lets a finger begin while a transaction runs, and rolls nothing back \
    of it
    """)
  func finger() async throws {
    let device = try await LayeredDevice.started()
    _ = try await device.run { device.router.nav.push(.photo, completion: $0) }
    var done: [Bool] = []
    device.router.transaction {
      $0.nav.push(.detail)
      $0.tab(.home).push(.settings)
    } completion: {
      done.append($0.isDone)
    }
    await device.advance(100)
    _ = device.engine.move(.pan, to: 0.9, lifts: true)
    await device.settle()
    #expect(done == [true] && device.differences.isEmpty, "\(device.screen) \(device.stack(.tab(0)))")
    #expect(device.engine.queue.count == 0 && !device.engine.store.isLocked)
  }

  @Test("At an awkward moment the layered navigation does not run a watchdog while the clock stands still")
  func paused() async throws {
    let device = try await LayeredDevice.started()
    device.onMake = { $0.holdsContent = true }
    var outcomes = 0
    device.router.nav.push(.photo) { _ in outcomes += 1 }
    await device.drain()
    for _ in 0..<100 { await device.drain() }
    #expect(outcomes == 0 && device.engine.store.isLocked)
    await device.settle()
    #expect(outcomes == 1 && device.engine.counters.watchdogs == 1)
  }

  @Test("At an awkward moment the layered navigation keeps the order of two callers at one instant")
  func instant() async throws {
    let device = try await LayeredDevice.started()
    var ends: [Int] = []
    _ = device.application.schedule(after: .milliseconds(100)) {
      device.router.nav.push(.photo) { _ in ends.append(1) }
    }
    _ = device.application.schedule(after: .milliseconds(100)) {
      device.router.nav.push(.detail) { _ in ends.append(2) }
    }
    await device.settle()
    #expect(ends == [1, 2] && device.stack(.nav) == "photo detail" && device.differences.isEmpty)
  }

  @Test(
    "At an awkward moment the layered navigation joins transactions of any depth, of which a refused one refuses all")
  func nested() async throws {
    let device = try await LayeredDevice.started()
    var codes: [NavFailure.Code?] = []
    device.router.transaction { outer in
      outer.nav.push(.photo) { codes.append($0.failure?.code) }
      outer.transaction {
        $0.transaction {
          $0.tab(9).show()
        } completion: {
          codes.append($0.failure?.code)
        }
      } completion: {
        codes.append($0.failure?.code)
      }
    } completion: {
      codes.append($0.failure?.code)
    }
    await device.settle()
    #expect(codes == Array(repeating: .undefinedLayer, count: 4) && device.stack(.nav) == "")
    #expect(device.engine.contexts.count == 14 && device.differences.isEmpty)
  }

  @Test(
    """
    At an awkward moment the layered navigation carries out the calls of completions and hooks, after the call from \
    which they come
    """)
  func reentrant() async throws {
    let device = try await LayeredDevice.started()
    let info = NavInfo()
    var ends: [String] = []
    info.onHook = { hook in
      if hook == .didSetupContent { device.router.nav.push(.detail) { _ in ends.append("hook") } }
    }
    device.router.nav.push(.photo, info: info) { _ in
      ends.append("push")
      device.router.nav.popToRoot { _ in ends.append("pop") }
    }
    await device.settle()
    #expect(ends == ["push", "hook", "pop"] && device.stack(.nav) == "" && device.differences.isEmpty)
  }
}
