import HeadlessUIKit
import NavbridgeKernel
import NavbridgeLayers
import NavbridgeRuntime
import NavbridgeVocabulary
import ScriptSide
import Testing

@testable import NavbridgeLayeredNavigation

/// What a script sends, and a native screen receives.
private struct Order: Codable, Sendable, Equatable {
  var number: Int
  var items: [String]
}

/// A native screen that notes the payload that it can read in its first step.
@MainQueue
private final class OrderScreen: UIViewController, TypedNavViewController {
  var navContext: NavContext?
  var navInfo: Order?
  let received: Guarded<[Order?]>

  init(_ received: Guarded<[Order?]>) {
    self.received = received
    super.init()
  }

  func navContextInit(with context: NavContext) { received.withLock { $0.append(navInfo) } }
}

@Suite("A native screen of the layered navigation", .timeLimit(.minutes(20)))
struct NativeLayersScreenTests {
  @Test(
    "A native screen of the layered navigation gets the struct that a script has sent", arguments: Architecture.allCases
  )
  func decoded(_ architecture: Architecture) async throws {
    let received = Guarded<[Order?]>([])
    let setup = Setup(depth: .inProcess, architecture: architecture)
    try await LayersApp.run(
      setup, { options in options.change = { $0.registerController("Native") { OrderScreen(received) } } },
      setsUp: false
    ) { app in
      var definitions = LayersApp.definitions
      definitions.controllers.append(.init("Native"))
      try await app.setUp(definitions)
      let order = Order(number: 7, items: ["tea", "milk"])
      #expect(try await app.layers.nav.push("Native", encoding: order).isDone)
      #expect(received.withLock { $0 } == [order])
    }
  }
}
