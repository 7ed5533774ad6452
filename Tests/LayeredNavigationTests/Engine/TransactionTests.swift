import HeadlessUIKit
import NavbridgeRuntime
import NavbridgeTestSupport
import Testing

@testable import NavbridgeLayeredNavigation

/// The ends of calls, in their order.
@MainQueue
private final class Lines { var lines: [String] = [] }

/// K11.
@MainQueue @Suite("A transaction of the layered navigation")
struct TransactionTests {
  @Test(
    """
    A transaction of the layered navigation keeps the controllers of all layers in the order of the screen, in which \
    they end in each process
    """)
  func order() async throws {
    let device = try await LayeredDevice.started()
    let controllers = try #require(device.engine.display).allControllers
    let layers = controllers.compactMap { ($0.navigationController as? LayerNavigationController)?.layer.position }
    #expect(layers.count == 1 + Tabs.allCases.count + Layer.limit && layers == layers.sorted(), "\(layers)")
  }

  @Test(
    "A transaction of the layered navigation dispatches nothing while it is defined, and shows one change of the layer")
  func oneChange() async throws {
    let device = try await LayeredDevice.started()
    var staged: [String] = []
    let outcome = try await device.run {
      device.router.transaction(
        { nav in
          device.records.append(NavRecord(kind: .callback, subject: "closure", action: "began", id: nil))
          nav.nav.push(.settings)
          nav.nav.push(.detail, resourceId: "7")
          nav.transaction { $0.nav.push(.photo) }
          staged = nav.nav.texts
          device.records.append(NavRecord(kind: .callback, subject: "closure", action: "ended", id: nil))
        }, completion: $0)
    }
    #expect(outcome.isDone && outcome.context.contextId == -1)
    #expect(staged == ["settings#15 push", "detail.7#16 push", "photo#17 push"])
    let closure = device.records.indices.filter { device.records[$0].subject == "closure" }
    #expect(closure.count == 2 && closure[1] == closure[0] + 1)
    #expect(device.lines(.reaction) == ["layers.nav photo#17 push"] && device.lines(.didShow) == ["photo released"])
    #expect(device.shown(.nav) == "settings detail photo" && device.differences.isEmpty)
    #expect(try await device.run { device.router.nav.popCurrent(completion: $0) }.context.controller == "detail")
  }

  @Test(
    """
    A transaction of the layered navigation of twenty calls is one change of each layer, with the accessories in \
    their order
    """)
  func twenty() async throws {
    let device = try await LayeredDevice.started()
    var results: [Bool] = []
    let outcome = try await device.run {
      device.router.transaction(
        { nav in
          for index in 0..<8 { nav.tab(.home).push(.photo, resourceId: "\(index)") { results.append($0.isDone) } }
          for _ in 0..<3 { nav.tab(.home).popCurrent() }
          for _ in 0..<3 { nav.accesory(2).push(.login) }
          for _ in 0..<3 { nav.accesory(0).push(.permissions) }
          for _ in 0..<3 { nav.accesory(1).push(.login) }
        }, completion: $0)
    }
    #expect(outcome.isDone && results == Array(repeating: true, count: 8), "\(String(describing: outcome.failure))")
    #expect(
      device.screen == "tab0+0+1+2" && device.differences.isEmpty
        && device.stack(.tab(0)).split(separator: " ").count == 5)
    #expect(device.lines(.didShow).filter { $0.hasSuffix("released") }.count == 4)
    let reactions = device.records.filter { $0.kind == .reaction }.map(\.subject)
    #expect(
      reactions == [
        "layerActive", "accesories", "layers.tab0", "layers.accesory0", "layers.accesory1", "layers.accesory2",
      ])
    #expect(device.diagnostics.isEmpty)
  }

  @Test("A transaction of the layered navigation that changes several layers animates the frontmost one only")
  func animated() async throws {
    let device = try await LayeredDevice.started()
    _ = try await device.run { device.router.tab(.home).show(completion: $0) }
    let (log, before) = (TransitionLog(), device.clock.now)
    device.application.observer = log
    let outcome = try await device.run {
      device.router.transaction(
        { nav in
          nav.tab(.home).push(.detail)
          for index in [0, 2, 5] { nav.accesory(index).push(.login) }
        }, completion: $0)
    }
    #expect(outcome.isDone && device.screen == "tab0+0+2+5" && device.shown(.tab(0)) == "detail")
    #expect(log.began.filter { $0.contains("animation that") } == ["fade animation that shows"])
    #expect((device.clock.now - before).inMilliseconds == 400 && device.differences.isEmpty)
  }

  @Test("A transaction of the layered navigation whose one step is refused leaves all layers as before")
  func atomic() async throws {
    let device = try await LayeredDevice.started()
    _ = try await device.run { device.router.tab(.home).push(.settings, completion: $0) }
    let before = device.engine.state
    let screens = device.display.stacks[.tab(0)]?.viewControllers.map(ObjectIdentifier.init)
    device.onMake = { if $0.name == "login" { $0.holdsContent = true } }
    var inner: [NavFailure?] = []
    let outcome = try await device.run {
      device.router.transaction(
        { nav in
          nav.tab(.home).popToRoot { inner.append($0.failure) }
          nav.tab(.friends).push(.detail) { inner.append($0.failure) }
          nav.accesory(1).push(.login)
        }, completion: $0)
    }
    #expect(outcome.failure?.code == .watchdog && inner.map { $0?.code } == [.watchdog, .watchdog])
    #expect(device.engine.state == before && device.differences.isEmpty)
    #expect(device.display.stacks[.tab(0)]?.viewControllers.map(ObjectIdentifier.init) == screens)
    // A call that cannot be staged makes the whole fail.
    let failed = try await device.run {
      device.router.transaction(
        { nav in
          nav.nav.push(.settings)
          nav.tab(8).show()
        }, completion: $0)
    }
    #expect(failed.failure?.code == .undefinedLayer && device.engine.state == before && device.differences.isEmpty)
  }

  @Test("A transaction of the layered navigation is not mixed with calls before it, after it or from another thread")
  func isolated() async throws {
    let device = try await LayeredDevice.started()
    let ended = Lines()
    device.router.nav.push(.settings) { _ in ended.lines.append("before") }
    let router = device.router
    device.router.transaction(
      { nav in
        nav.nav.push(.detail)
        // This call arrives while the closure runs.
        let thread = Task.detached { router.async { $0.nav.push(.photo) { _ in ended.lines.append("thread") } } }
        withExtendedLifetime(thread) {}
        #expect(nav.nav.texts.count == 2)
        nav.nav.popCurrent()
      }, completion: { _ in ended.lines.append("transaction") })
    device.router.nav.push(.detail) { _ in ended.lines.append("after") }
    for _ in 0..<1000 where ended.lines.count < 4 {
      await device.settle()
      await Task.yield()
    }
    #expect(ended.lines == ["before", "transaction", "after", "thread"])
    #expect(device.stack(.nav) == "settings detail photo" && device.differences.isEmpty)
  }

  @Test("A transaction of the layered navigation without a difference completes, and dispatches nothing that reacts")
  func empty() async throws {
    let device = try await LayeredDevice.started()
    _ = try await device.run { device.router.nav.push(.settings, completion: $0) }
    device.records = []
    let outcome = try await device.run {
      device.router.transaction(
        { nav in
          nav.nav.push(.detail)
          nav.nav.popCurrent()
        }, completion: $0)
    }
    #expect(outcome.isDone && device.lines(.reaction).isEmpty && device.lines(.didShow).isEmpty)
    #expect(device.engine.contexts.count == 15 && device.differences.isEmpty)
  }
}
