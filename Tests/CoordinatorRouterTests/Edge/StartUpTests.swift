import NavbridgeDriver
import NavbridgeKernel
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import ScriptSide
import Testing

@testable import NativeSide
@testable import NavbridgeCoordinatorRouter

/// native-router §10, §11: the order of start-up.
@Suite("The start of an app", .timeLimit(.minutes(20)))
struct StartUpTests {
  private static let app = RouterApp(
    tabs: [
      .init(name: "home", root: NativeRoute(name: "Home")), .init(name: "sports", root: NativeRoute(name: "Sports")),
    ],
    home: "home", schemes: ["entain"],
    templates: [.init(pattern: "bets/:id", screen: "Event", stack: "sports"), .init(pattern: "news", screen: "News")])

  @Test("The start of an app makes links wait in order until the first state, and requests until after them")
  func coldStart() async throws {
    var configuration = NativeSideConfiguration()
    configuration.routerApp = Self.app
    let (native, log) = await MainQueue.start(configuration)
    try await withTaskExecutorPreference(ScriptThread.executor) { try await Self.rest(native) }
    #expect(
      log.withLock { $0 } == [
        "0 entain://bets/1", "0 entain://news", "0 other://x notOurs", "link 2 nil", "link 3 nil", "request 4",
      ])
    let state = await MainQueue.state(native)
    #expect(state.tabs.map { $0.chain.map(\.route.name) } == [["Home"], ["Sports", "Event", "News", "Last"]])
    #expect(state.selected == 1 && state.seq == 4)
    native.stop()
  }

  @ScriptThread
  private static func rest(_ native: NativeSide) async throws {
    let driver = try await Driver.start(native.client())
    try await driver.waitForIdle()
    driver.close()
  }

  @Test("The start of an app is finished without links and requests, too")
  func queue() {
    var queue = StartUpQueue()
    #expect(!queue.isOver)
    #expect(queue.end().isEmpty && queue.isOver)
  }
}

extension MainQueue {
  /// Starts a device, and sends it links and a request in the turn in which it is made.
  @MainQueue
  fileprivate static func start(_ configuration: NativeSideConfiguration) async -> (NativeSide, Guarded<[String]>) {
    let native = NativeSide(configuration, design: .coordinatorRouter)
    let log = Guarded<[String]>([])
    let appView = native.host.part(NativeAppView.self)
    appView.perform(["type": "push", "navParams": ["route": ["name": "Last"]]]) { result in
      log.withLock { $0.append("request \(result.seq)") }
    }
    for url in ["entain://bets/1", "entain://news", "other://x"] {
      let isOurs = appView.openURL(url) { result in
        if result.error == nil { log.withLock { $0.append("link \(result.seq) nil") } }
      }
      log.withLock { $0.append("\(appView.router.state.seq) \(url)\(isOurs ? "" : " notOurs")") }
    }
    return (native, log)
  }

  @MainQueue
  fileprivate static func state(_ native: NativeSide) async -> RouterState {
    native.host.part(NativeAppView.self).router.state
  }
}
