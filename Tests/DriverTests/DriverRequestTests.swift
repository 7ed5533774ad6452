import NavbridgeDriver
import NavbridgeRuntime
import NavbridgeTestSupport
import NavbridgeVocabulary
import NavbridgeWire
import OrderedCollections
import Testing

/// Each method of the driver, and the request that it sends (protocol §8).
@Suite("A driver's request", .timeLimit(.minutes(20)))
struct DriverRequestTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let method: String
    let params: JSON
    let act: @ScriptThread @Sendable (Driver) async throws -> Void

    init(_ method: String, _ params: JSON, _ act: @escaping @ScriptThread @Sendable (Driver) async throws -> Void) {
      (self.method, self.params, self.act) = (method, params, act)
    }

    var testDescription: String { "\(method) \(params)" }
  }

  static let touches: [Row] = [
    Row("device/tap", ["testID": "a"]) { try await $0.tap(testID: "a") },
    Row("device/tap", ["text": "Save"]) { try await $0.tap(text: "Save") },
    Row("device/tap", ["componentId": "c"]) { try await $0.tap(componentId: "c") },
    Row("device/tap", ["buttonId": "b"]) { try await $0.tap(buttonId: "b") },
    Row("device/tap", ["buttonId": "b", "componentId": "c"]) { try await $0.tap(buttonId: "b", componentId: "c") },
    Row("device/tap", ["tabIndex": 0]) { try await $0.tap(tabIndex: 0) },
    Row("device/tap", ["back": true]) { try await $0.tapBack() },
    Row("device/longPress", ["testID": "a"]) { try await $0.longPress(.testID("a")) },
    Row("device/longPress", ["tabIndex": 2]) { try await $0.longPress(tabIndex: 2) },
    Row("device/type", ["testID": "a", "text": "two\nlines"]) { try await $0.type("two\nlines", testID: "a") },
    Row("device/search", ["text": "x", "focused": true, "cancel": false]) { try await $0.search("x") },
    Row("device/search", ["text": "", "focused": false, "cancel": false]) { try await $0.search("", focused: false) },
    Row("device/search", ["focused": true, "cancel": true]) { try await $0.cancelSearch() },
  ]

  static let immediateActs: [Row] = [
    Row("device/tap", ["testID": "a", "now": true]) { try await $0.tap(testID: "a", now: true) },
    Row("device/tap", ["text": "a", "now": true]) { try await $0.tap(text: "a", now: true) },
    Row("device/tap", ["componentId": "c", "now": true]) { try await $0.tap(componentId: "c", now: true) },
    Row("device/tap", ["buttonId": "b", "componentId": "c", "now": true]) {
      try await $0.tap(buttonId: "b", componentId: "c", now: true)
    },
    Row("device/tap", ["tabIndex": 1, "now": true]) { try await $0.tap(tabIndex: 1, now: true) },
    Row("device/tap", ["back": true, "now": true]) { try await $0.tapBack(now: true) },
    Row("device/longPress", ["tabIndex": 2, "now": true]) { try await $0.longPress(tabIndex: 2, now: true) },
    Row("device/swipeBack", ["complete": false, "now": true]) { try await $0.swipeBack(complete: false, now: true) },
    Row("device/keyboard", ["visible": true, "now": true]) { try await $0.setKeyboard(visible: true, now: true) },
    Row("device/background", ["now": true]) { try await $0.enterBackground(now: true) },
  ]

  static let gestures: [Row] = [
    Row("device/swipeBack", ["complete": true]) { try await $0.swipeBack() },
    Row("device/swipeBack", ["complete": false]) { try await $0.swipeBack(complete: false) },
    Row("device/dismissModal", ["complete": false]) { try await $0.dismissModal(complete: false) },
    Row("device/scroll", ["testID": "s", "y": -40.5]) { try await $0.scroll(testID: "s", y: -40.5) },
    Row("device/scroll", ["testID": "s", "x": 3]) { try await $0.scroll(testID: "s", x: 3) },
    Row("device/scrollTo", ["text": "t", "within": "s"]) { try await $0.scrollTo(text: "t", within: "s") },
    Row("device/scrollTo", ["testID": "a"]) { try await $0.scrollTo(testID: "a") },
    Row("device/dragSheet", ["detent": 1]) { try await $0.dragSheet(detent: 1) },
    Row("device/multiTap", ["testID": "a", "times": 2]) { try await $0.multiTap(testID: "a", times: 2) },
    Row("device/swipe", ["text": "t", "direction": "left", "speed": "fast"]) { try await $0.swipe(.left, text: "t") },
    Row("device/swipe", ["testID": "a", "direction": "up", "distance": 120, "speed": "slow"]) {
      try await $0.swipe(.up, testID: "a", distance: 120, speed: .slow)
    },
    Row("device/drag", ["testID": "a", "x": 0, "y": 30, "hold": 500]) {
      try await $0.drag(testID: "a", y: 30, hold: 500)
    },
    Row("device/pinch", ["text": "t", "scale": 0.5, "lift": true]) { try await $0.pinch(text: "t", scale: 0.5) },
    Row(
      "device/gesture",
      [
        "path": [[1, 2, 0], [3, 4, 16]], "second": [[5, 6], [7, 8]], "holds": false, "bounces": true, "taps": 1,
      ]
    ) {
      try await $0.gesture([(1, 2, 0), (3, 4, 16)], second: [(5, 6), (7, 8)])
    },
    Row("device/gesture", ["path": [[1, 2, 0]], "holds": true, "bounces": true, "taps": 1]) {
      try await $0.gesture([(1, 2, 0)], holds: true)
    },
    Row("device/gesture", ["path": [[1, 2, 0]], "holds": false, "bounces": false, "taps": 2]) {
      try await $0.gesture([(1, 2, 0)], bounces: false, taps: 2)
    },
    Row("device/moveFinger", ["path": [[1, 2, 16]], "second": [[3, 4]]]) {
      try await $0.moveFinger([(1, 2, 16)], second: [(3, 4)])
    },
    Row("device/liftFinger", ["cancel": false]) { try await $0.liftFinger() },
    Row("device/liftFinger", ["path": [[1, 2, 16]], "cancel": true]) {
      try await $0.liftFinger([(1, 2, 16)], cancel: true)
    },
    Row("device/elementAt", ["x": 1, "y": 2]) { _ = try await $0.element(x: 1, y: 2) },
    Row("device/keys", ["text": "a\n", "replaces": true]) { try await $0.pressKeys("a\n", replaces: true) },
    Row("device/peek", ["componentId": "c", "commit": false, "action": "share"]) {
      _ = try await $0.peek("c", commit: false, action: "share")
    },
    Row("device/openSideMenu", ["side": "left", "complete": true]) { try await $0.openSideMenu(.left) },
    Row("device/closeSideMenu", ["side": "right", "complete": false]) {
      try await $0.closeSideMenu(.right, complete: false)
    },
  ]

  static let system: [Row] = [
    Row("device/rotate", ["orientation": "landscapeRight"]) { try await $0.rotate(.landscapeRight) },
    Row("device/setUserInterfaceStyle", ["style": "dark"]) { try await $0.setUserInterfaceStyle(.dark) },
    Row("device/setAnimationsEnabled", ["enabled": false]) { try await $0.setAnimationsEnabled(false) },
    Row("device/openURL", ["url": "app://x?y=z"]) { try await $0.openURL("app://x?y=z") },
    Row("device/background", [:]) { try await $0.enterBackground() },
    Row("device/foreground", [:]) { try await $0.enterForeground() },
    Row("device/keyboard", ["visible": true]) { try await $0.setKeyboard(visible: true) },
    Row("device/reload", [:]) { try await $0.reload() },
    Row("clock/pause", [:]) { _ = try await $0.pauseClock() },
    Row("clock/resume", [:]) { _ = try await $0.resumeClock() },
    Row("clock/now", [:]) { _ = try await $0.clockNow() },
    Row("clock/step", [:]) { _ = try await $0.stepClock() },
    Row("clock/advance", ["ms": 16.5]) { _ = try await $0.advanceClock(milliseconds: 16.5) },
    Row("clock/settle", ["longest": 1500, "limit": 300, "rest": 0]) { try await $0.settleClock(limit: 300) },
    Row("clock/settle", ["longest": 1500, "limit": 120_000, "rest": 34]) { try await $0.settleClock(rest: 34) },
  ]

  static let looks: [Row] = [
    Row("device/snapshot", [:]) { _ = try await $0.snapshot() },
    Row("device/snapshot", ["componentId": "c", "react": true]) {
      _ = try await $0.snapshot(componentId: "c", react: true)
    },
    Row("device/explainOptions", ["componentId": "c"]) { _ = try await $0.explainOptions(componentId: "c") },
    Row("device/waitForIdle", ["timeoutMs": 5000]) { try await $0.waitForIdle() },
    Row("device/waitForIdle", ["timeoutMs": 250]) { try await $0.waitForIdle(timeout: 250) },
    Row("stats/get", [:]) { _ = try? await $0.stats() },
    Row("traffic/subscribe", [:]) { try await $0.subscribeToTraffic() },
    Row("traffic/subscribe", ["kinds": ["call", "hop"]]) { try await $0.subscribeToTraffic(kinds: [.call, .hop]) },
    Row("other/method", ["any": [1, nil]]) { _ = try await $0.request("other/method", ["any": [1, nil]]) },
  ]

  @Test(
    "A driver's request has the method and the parameters of the protocol",
    arguments: touches + immediateActs + gestures + system + looks)
  @ScriptThread func sent(_ row: Row) async throws {
    let (driver, peer) = try await Driver.scripted()
    try await row.act(driver)
    let sent = await peer.take(atLeast: 1)
    try #require(sent.count == 1)
    #expect(sent[0].method == row.method)
    // Numbers are compared as numbers: 3 and 3.0 are the same JSON number.
    #expect(sent[0].params.withPlainNumbers == row.params.withPlainNumbers)
    driver.close()
  }

  /// The answers of acts, and the Swift values that they stand for.
  @Test("A driver's request returns the member 'done' of its answer, and false if that is missing")
  @ScriptThread func done() async throws {
    let (driver, peer) = try await Driver.scripted()
    for (answer, expected) in [(["done": true], true), (["done": false], false), ([:], false), (7, false)]
      as [(JSON, Bool)]
    {
      peer.answer = { _, _ in .result(answer) }
      #expect(try await driver.swipeBack() == expected)
      #expect(try await driver.longPress(.testID("a")) == expected)
      #expect(try await driver.rotate(.portrait) == expected)
    }
    driver.close()
  }

  @Test("A driver's request for the clock returns its time, its pause and the next due time")
  @ScriptThread func clock() async throws {
    let (driver, peer) = try await Driver.scripted()
    peer.answer = { _, _ in .result(["ms": 12.5, "paused": true, "nextDue": 40]) }
    #expect(try await driver.clockNow() == ClockState(milliseconds: 12.5, isPaused: true, nextDue: 40))
    peer.answer = { _, _ in .result(["ms": 13, "paused": false, "nextDue": nil]) }
    #expect(try await driver.stepClock() == ClockState(milliseconds: 13, isPaused: false, nextDue: nil))
    driver.close()
  }

  @Test("A driver's request for a preview returns its size, and nil for a preview without one")
  @ScriptThread func peek() async throws {
    let (driver, peer) = try await Driver.scripted()
    peer.answer = { _, _ in .result(["done": true, "preferredContentSize": [200, 100.5]]) }
    #expect(try await driver.peek("c", commit: true).preferredContentSize == [200, 100.5])
    peer.answer = { _, _ in .result(["done": true, "preferredContentSize": nil]) }
    #expect(try await driver.peek("c", commit: true).preferredContentSize == nil)
    driver.close()
  }
}

extension JSON {
  /// The same value with every number as a double.
  fileprivate var withPlainNumbers: JSON {
    switch self {
    case .int(let number): .double(Double(number))
    case .array(let items): .array(items.map(\.withPlainNumbers))
    case .object(let members): .object(members.mapValues(\.withPlainNumbers))
    default: self
    }
  }
}
