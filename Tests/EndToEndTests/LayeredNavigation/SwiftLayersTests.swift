import HeadlessUIKit
import NavbridgeDriver
import NavbridgeKernel
import NavbridgeLayeredNavigation
import NavbridgeLayers
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import ScriptSide
import Testing

private enum Tab: String { case home }
private enum Screen: String { case photo }
private enum Card: String { case login }
private typealias Router = LayeredRouter<Tab, Screen, Card>

/// layered-navigation §5: an app that defines its layers in Swift.
@Suite("Layers that are defined in Swift", .timeLimit(.minutes(20)))
struct SwiftLayersTests {
  @Test(
    "Layers that are defined in Swift are there before a script comes, and begin anew with each script",
    arguments: Setup.everyDepth.filter { $0.depth != .process })
  func device(_ setup: Setup) async throws {
    let routers = Guarded<[Router]>([])
    try await LayersApp.run(
      setup,
      { options in
        options.change = { configuration in
          do {
            try configuration.defineLayers(for: Router.self) {
              NavDefinition.navRoot { UIViewController() }
              NavDefinition.tab(.home) { UIViewController() }
              NavDefinition.controller(.photo) { UIViewController() }
              NavDefinition.accesory(.login) { NavAccessoryController() }
            } didSetUp: { router in
              routers.withLock { $0.append(router) }
            }
          } catch { Issue.record(error) }
        }
      }, setsUp: false
    ) { app in
      let first = try #require(routers.withLock { $0 }.first)
      // The app and the script act on one navigation.
      #expect(await first.outcome { first.tab(.home).push(.photo, completion: $0) }.isDone)
      #expect(try await app.stack("tab0") == "photo")
      #expect(try await app.layers.nav.push("photo").isDone)
      #expect(await first.contexts(of: .nav).map(\.controller) == ["root", "photo"])
      await #expect(throws: RPCError.self) { try await app.setUp() }
      let login = await first.outcome { first.modal.push(.login, completion: $0) }
      #expect(login.isDone)
      #expect(try await app.active() == "nav + 0")
      try await app.world.driver.reload()
      #expect(await first.outcome { first.nav.push(.photo, completion: $0) }.failure?.code == .ended)
      let second = try #require(routers.withLock { $0.count == 2 ? $0.last : nil })
      #expect(try await app.stack("nav") == "")
      #expect(try await app.active() == "nav")
      #expect(await second.outcome { second.nav.push(.photo, completion: $0) }.isDone)
      #expect(try await app.stack("nav") == "photo")
    }
  }

  @Test(
    "Layers that are defined in Swift appear by an animation that the configuration names, with each script",
    arguments: Architecture.allCases)
  func rootAnimation(_ architecture: Architecture) async throws {
    let shown = Guarded<[Bool]>([])
    try await LayersApp.run(
      Setup(depth: .inProcess, architecture: architecture),
      { options in
        options.change = { configuration in
          do {
            try configuration.defineLayers(
              for: Router.self,
              animator: {
                let animator = NavAnimator(.fade, duration: 0.5)
                animator.onShowCompletion = { isShown in shown.withLock { $0.append(isShown) } }
                return animator
              }
            ) {
              NavDefinition.navRoot { UIViewController() }
              NavDefinition.controller(.photo) { UIViewController() }
            }
          } catch { Issue.record(error) }
        }
      }, setsUp: false
    ) { app in
      try await app.world.settle()
      #expect(shown.withLock { $0 } == [true])
      try await app.world.driver.reload()
      try await app.world.settle()
      #expect(shown.withLock { $0 } == [true, true])
      #expect(try await app.layers.nav.push("photo").isDone)
    }
  }

  @Test("Layers that are defined in Swift are refused at once if they do not fit")
  func refused() {
    var configuration = NativeSideConfiguration()
    let error = #expect(throws: NavFailure.self) {
      try configuration.defineLayers(for: Router.self) { NavDefinition.tab(.home) { UIViewController() } }
    }
    #expect(error?.code == .noRoot)
  }

  @Test(
    "Layers that are defined in Swift lose no observer when one ends while another begins",
    arguments: Architecture.allCases)
  func observers(_ architecture: Architecture) async throws {
    try await LayersApp.run(Setup(depth: .inProcess, architecture: architecture)) { app in
      let end = try await app.layers.observe("layers.nav") { _ in app.note("first") }
      let other = Task<@ScriptThread () -> Void, any Error>(executorPreference: ScriptThread.executor) {
        try await app.layers.observe("layers.nav") { change in app.note("second \(change.new)") }
      }
      // The second observation is on its way.
      await Task.yield()
      end()
      let endOther = try await other.value
      _ = try await app.layers.nav.push("Photo")
      #expect(app.log.count == 1 && app.log.first?.hasPrefix("second Photo#") == true)
      endOther()
      _ = try await app.layers.nav.push("Photo")
      #expect(app.log.count == 1)
    }
  }
}
