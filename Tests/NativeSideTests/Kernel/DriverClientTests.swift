import NavbridgeDriver
import NavbridgeRuntime
import NavbridgeTestSupport
import NavbridgeVocabulary
import NavbridgeWire
import OrderedCollections
import Testing

@testable import NativeSide
@testable import NavbridgeKernel
@testable import NavbridgeReactNativeNavigation

/// The Swift methods of `Driver` compared with the declarations.
@Suite("The driver's client", .timeLimit(.minutes(20)))
struct DriverClientTests {
  struct Request: CustomTestStringConvertible, Sendable {
    let method: String
    let params: JSON
    /// The result in Swift as text, for a native side that answers `answer`.
    let result: String
    let send: @ScriptThread @Sendable (Driver) async throws -> Any
    var testDescription: String { "\(method) \(params)" }

    init(
      _ method: String, _ params: JSON = [:], result: Any = (),
      _ send: @escaping @ScriptThread @Sendable (Driver) async throws -> Any
    ) {
      (self.method, self.params, self.result, self.send) = (method, params, "\(result)", send)
    }
  }

  static let requests = [
    Request("device/snapshot", result: answer) { try await $0.snapshot() },
    Request("device/snapshot", ["componentId": "c"], result: answer) { try await $0.snapshot(componentId: "c") },
    Request("device/snapshot", ["react": true], result: answer) { try await $0.snapshot(react: true) },
    Request("device/explainOptions", ["componentId": "c"], result: answer) {
      try await $0.explainOptions(componentId: "c")
    },
    Request("device/waitForIdle", ["timeoutMs": 5000]) { try await $0.waitForIdle() },
    Request("device/waitForIdle", ["timeoutMs": 7]) { try await $0.waitForIdle(timeout: 7) },
    Request("stats/get", result: answer) { try await $0.stats().json },
    Request("stats/waits", result: answer) { try await $0.waits() },
    Request("traffic/subscribe") { try await $0.subscribeToTraffic() },
    Request("traffic/subscribe", ["kinds": ["call", "hop"]]) { try await $0.subscribeToTraffic(kinds: [.call, .hop]) },
    Request("device/tap", ["testID": "t"]) { try await $0.tap(testID: "t") },
    Request("device/tap", ["text": "t"]) { try await $0.tap(text: "t") },
    Request("device/tap", ["componentId": "c"]) { try await $0.tap(componentId: "c") },
    Request("device/tap", ["buttonId": "b"]) { try await $0.tap(buttonId: "b") },
    Request("device/tap", ["buttonId": "b", "componentId": "c"]) { try await $0.tap(buttonId: "b", componentId: "c") },
    Request("device/tap", ["tabIndex": 2]) { try await $0.tap(tabIndex: 2) },
    Request("device/tap", ["back": true]) { try await $0.tapBack() },
    Request("device/longPress", ["tabIndex": 1]) { try await $0.longPress(tabIndex: 1) },
    Request("device/longPress", ["testID": "t"], result: true) { try await $0.longPress(.testID("t")) },
    Request("device/type", ["testID": "t", "text": "s"]) { try await $0.type("s", testID: "t") },
    Request("device/search", ["text": "s", "focused": true, "cancel": false]) { try await $0.search("s") },
    Request("device/search", ["text": "s", "focused": false, "cancel": false]) {
      try await $0.search("s", focused: false)
    },
    Request("device/search", ["focused": true, "cancel": true]) { try await $0.cancelSearch() },
    Request("device/swipeBack", ["complete": true], result: true) { try await $0.swipeBack() },
    Request("device/dismissModal", ["complete": false], result: true) { try await $0.dismissModal(complete: false) },
    Request("device/scroll", ["testID": "t"], result: true) { try await $0.scroll(testID: "t") },
    Request("device/scroll", ["testID": "t", "x": 1.5, "y": -2], result: true) {
      try await $0.scroll(testID: "t", x: 1.5, y: -2)
    },
    Request("device/peek", ["componentId": "c", "commit": true], result: PeekAnswer(preferredContentSize: [3, 4])) {
      try await $0.peek("c", commit: true)
    },
    Request(
      "device/peek", ["componentId": "c", "commit": false, "action": "a"],
      result: PeekAnswer(preferredContentSize: [3, 4])
    ) { try await $0.peek("c", commit: false, action: "a") },
    Request("device/openSideMenu", ["side": "left", "complete": true], result: true) {
      try await $0.openSideMenu(.left)
    },
    Request("device/closeSideMenu", ["side": "right", "complete": false], result: true) {
      try await $0.closeSideMenu(.right, complete: false)
    },
    Request("device/rotate", ["orientation": "landscapeRight"], result: true) { try await $0.rotate(.landscapeRight) },
    Request("device/setUserInterfaceStyle", ["style": "dark"], result: true) {
      try await $0.setUserInterfaceStyle(.dark)
    },
    Request("device/openURL", ["url": "app://a"]) { try await $0.openURL("app://a") },
    Request("device/background", result: true) { try await $0.enterBackground() },
    Request("device/foreground", result: true) { try await $0.enterForeground() },
    Request("device/keyboard", ["visible": true], result: true) { try await $0.setKeyboard(visible: true) },
    Request("device/reload") { try await $0.reload() },
    Request("clock/pause", result: clock) { try await $0.pauseClock() },
    Request("clock/resume", result: clock) { try await $0.resumeClock() },
    Request("clock/now", result: clock) { try await $0.clockNow() },
    Request("clock/step", result: clock) { try await $0.stepClock() },
    Request("clock/advance", ["ms": 16.5], result: clock) { try await $0.advanceClock(milliseconds: 16.5) },
  ]

  private static let answer = DriverAnswers.statistics.merging([
    "done": true, "ms": 12.5, "paused": true, "nextDue": 20, "preferredContentSize": [3, 4],
  ])
  private static let clock = ClockState(milliseconds: 12.5, isPaused: true, nextDue: 20)

  private static let declared = Dictionary(
    uniqueKeysWithValues: (HostParts.driverMethods + ReactNativeNavigation.driverMethods).map {
      ($0.method.name, $0.method)
    })

  @Test("The driver's client sends the declared params, and reads the declared result", arguments: requests)
  @ScriptThread func sends(_ request: Request) async throws {
    let (driver, native) = try await RecordingNative.connect(answer: Self.answer)
    let result = try await request.send(driver)
    #expect("\(result)" == request.result)
    #expect(native.requests.map(\.method) == [request.method])
    let sent = try #require(native.requests.first).params
    #expect(sent.members == request.params.members)
    let method = try #require(Self.declared[request.method], "a native side handles the method")
    for name in sent.members.keys { #expect(method.parameters.contains { $0.name == name }, "\(name) is declared") }
    for member in method.parameters where !member.isOptional { #expect(sent[member.name] != nil) }
    driver.close()
  }
}

extension JSON {
  /// The members of an object without their order, and with numbers compared as numbers.
  fileprivate var members: [String: String] {
    (object ?? [:]).reduce(into: [:]) { $0[$1.key.text] = $1.value.double.map { "\($0)" } ?? $1.value.description }
  }
}
