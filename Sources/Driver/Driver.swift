public import Shared

/// A tester's hand and eye on an emulated device: taps, swipes, looks, and moves its clock (protocol §8).
///
/// What a hand does waits until the script has handled what came of the act before, for 2 s at the most; `request`
/// with `"now": true` in the params does it at once. Lives on the script thread; every call may be awaited from anywhere.
@ScriptThread
public final class Driver {
  private let client: RPCClient
  /// What `initialize` answered.
  public private(set) var device: JSON = [:]

  /// Called with each `traffic/entry` that was subscribed to, in order.
  public var onTraffic: (JSON) -> Void = { _ in }

  private init(_ client: RPCClient) {
    self.client = client
    client.onNotification = { [weak self] method, params in
      if method.isString("traffic/entry"), let params { self?.onTraffic(params.json) }
    }
  }

  /// Connects to the native side at a path and says `initialize`.
  public static func connect(to path: String) async throws -> Driver {
    try await start(RPCClient.connect(to: path))
  }

  /// Says `initialize` on a connection that was made otherwise.
  public static func start(_ client: RPCClient) async throws(RPCError) -> Driver {
    let driver = Driver(client)
    let answer = try await client.request(
      "initialize",
      [
        "protocolVersion": .int(ProtocolVersion.number), "role": "driver",
        "client": ["name": "navbridge", "version": .string(Version.text)],
      ])
    if let refusal = ProtocolVersion.refusal(of: answer) {
      client.close(.told(refusal.message))
      throw refusal
    }
    driver.device = answer["device"] ?? [:]
    return driver
  }

  /// The tree as it is now; of one component where an id is given (protocol §9).
  public func snapshot(componentId: String? = nil) async throws(RPCError) -> JSON {
    try await client.request("device/snapshot", componentId.map { ["componentId": .string($0)] } ?? [:])
  }

  /// Each option that counts for a component: its value, the layer it came from, who reads it (protocol §11).
  public func explainOptions(componentId: String) async throws(RPCError) -> JSON {
    try await client.request("device/explainOptions", ["componentId": .string(componentId)])
  }

  /// Waits until nothing is queued, moving or awaited; fails with what is busy after `timeout` real milliseconds.
  public func waitForIdle(timeout: Int = 5000) async throws(RPCError) {
    try await client.request("device/waitForIdle", ["timeoutMs": .int(Int64(timeout))])
  }

  /// Taps what has a test id: buttons, tabs, native views.
  public func tap(testID: String) async throws(RPCError) {
    try await client.request("device/tap", ["testID": .string(testID)])
  }

  /// Taps what shows a text: buttons, tabs, rows of the list behind 'More', native views.
  public func tap(text: String) async throws(RPCError) {
    try await client.request("device/tap", ["text": .string(text)])
  }

  /// Taps a component in the centre of a side menu beside the drawer that is open, which closes it.
  public func tap(componentId: String) async throws(RPCError) {
    try await client.request("device/tap", ["componentId": .string(componentId)])
  }

  /// Taps a button of a bar; of one screen or stack where its id is given.
  public func tap(buttonId: String, componentId: String? = nil) async throws(RPCError) {
    try await client.request(
      "device/tap", ["buttonId": .string(buttonId), "componentId": componentId.map { .string($0) } ?? .null])
  }

  /// Taps a tab of the frontmost bar.
  public func tap(tabIndex: Int) async throws(RPCError) {
    try await client.request("device/tap", ["tabIndex": .int(Int64(tabIndex))])
  }

  /// Types into the search bar in front.
  public func search(_ text: String, focused: Bool = true) async throws(RPCError) {
    try await client.request("device/search", ["text": .string(text), "focused": .bool(focused)])
  }

  public func cancelSearch() async throws(RPCError) { try await client.request("device/search", ["cancel": true]) }

  /// Drags the content of a native scroll view to an offset, in points, and lets go. False when it does not scroll.
  @discardableResult
  public func scroll(testID: String, x: Double? = nil, y: Double? = nil) async throws(RPCError) -> Bool {
    let params: JSON = [
      "testID": .string(testID), "x": x.map { .double($0) } ?? .null, "y": y.map { .double($0) } ?? .null,
    ]
    return try await client.request("device/scroll", params)["done"]?.bool ?? false
  }

  /// Presses a screen hard, for a push whose options ask for a preview.
  public func peek(_ componentId: String, commit: Bool) async throws(RPCError) {
    try await client.request("device/peek", ["componentId": .string(componentId), "commit": .bool(commit)])
  }

  /// Presses long on a tab of the frontmost bar.
  public func longPress(tabIndex: Int) async throws(RPCError) {
    try await client.request("device/longPress", ["tabIndex": .int(Int64(tabIndex))])
  }

  /// Taps the back button of the frontmost bar.
  public func tapBack() async throws(RPCError) { try await client.request("device/tap", ["back": true]) }

  /// Swipes from the left edge, to the end or not. False when iOS would not do it.
  @discardableResult
  public func swipeBack(complete: Bool = true) async throws(RPCError) -> Bool {
    try await client.request("device/swipeBack", ["complete": .bool(complete)])["done"]?.bool ?? false
  }

  /// Swipes the topmost sheet down, to the end or not. False when iOS would not do it.
  @discardableResult
  public func dismissModal(complete: Bool = true) async throws(RPCError) -> Bool {
    try await client.request("device/dismissModal", ["complete": .bool(complete)])["done"]?.bool ?? false
  }

  /// A side of a side menu.
  public enum MenuSide: String, Sendable { case left, right }

  /// Drags a drawer in from its edge, or begins to and lets go. False when iOS would not do it.
  @discardableResult
  public func openSideMenu(_ side: MenuSide, complete: Bool = true) async throws(RPCError) -> Bool {
    try await drag("device/openSideMenu", side, complete)
  }

  /// Drags a drawer back to its edge, or begins to and lets go. False when iOS would not do it.
  @discardableResult
  public func closeSideMenu(_ side: MenuSide, complete: Bool = true) async throws(RPCError) -> Bool {
    try await drag("device/closeSideMenu", side, complete)
  }

  private func drag(_ method: String, _ side: MenuSide, _ complete: Bool) async throws(RPCError) -> Bool {
    try await client.request(method, ["side": .string(side.rawValue), "complete": .bool(complete)])["done"]?.bool
      ?? false
  }

  /// Turns the device: portrait, portraitUpsideDown, landscapeLeft, landscapeRight or landscape. False when what is in
  /// front does not allow it.
  @discardableResult
  public func rotate(_ orientation: String) async throws(RPCError) -> Bool {
    try await client.request("device/rotate", ["orientation": .string(orientation)])["done"]?.bool ?? false
  }

  /// Reloads the script; returns once the next context has begun.
  public func reload() async throws(RPCError) { try await client.request("device/reload") }

  /// Counters, queues, live objects, diagnostics.
  public func stats() async throws(RPCError) -> JSON { try await client.request("stats/get") }

  /// Asks to be told of what goes between the sides, of these kinds alone where some are named (protocol §10).
  public func subscribeToTraffic(kinds: [String]? = nil) async throws(RPCError) {
    try await client.request(
      "traffic/subscribe", kinds.map { ["kinds": .array($0.map { .string($0) })] } ?? [:])
  }

  /// The device's virtual clock.
  public struct Clock: Sendable, Equatable {
    public let milliseconds: Double
    public let isPaused: Bool
    /// When the next thing is due, or nil when nothing is.
    public let nextDue: Double?
  }

  public func pauseClock() async throws(RPCError) -> Clock { try await clock("clock/pause") }
  public func resumeClock() async throws(RPCError) -> Clock { try await clock("clock/resume") }
  public func clockNow() async throws(RPCError) -> Clock { try await clock("clock/now") }
  /// Moves time to the next thing due.
  public func stepClock() async throws(RPCError) -> Clock { try await clock("clock/step") }
  /// Moves time on, through everything due on the way; by a day at the most.
  public func advanceClock(milliseconds: Double) async throws(RPCError) -> Clock {
    try await clock("clock/advance", ["ms": .double(milliseconds)])
  }

  /// Any request of protocol §8, by name.
  public func request(_ method: String, _ params: JSON = [:]) async throws(RPCError) -> JSON {
    try await client.request(method, params)
  }

  public func close() { client.close() }

  private func clock(_ method: String, _ params: JSON = [:]) async throws(RPCError) -> Clock {
    let answer = try await client.request(method, params)
    return Clock(
      milliseconds: answer["ms"]?.double ?? 0, isPaused: answer["paused"]?.bool ?? false,
      nextDue: answer["nextDue"]?.double)
  }
}
