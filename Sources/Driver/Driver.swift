public import NavbridgeRuntime
internal import NavbridgeVocabulary
public import NavbridgeWire

/// Drives an emulated device as a tester does: taps, swipes, inspects, and advances its clock (protocol §8).
///
/// An act of the driver waits until the script side has handled the results of the act before, for 2 s at most. A
/// `request` with `"now": true` in the params acts at once. The driver lives on the script thread; every call may be
/// awaited from any thread.
@ScriptThread
public final class Driver {
  private let client: RPCClient
  /// The device as the answer to `initialize` describes it.
  public private(set) var device: JSON = [:]

  /// Called with each subscribed `traffic/entry`, in order.
  public var onTraffic: (JSON) -> Void = { _ in }

  private init(_ client: RPCClient) {
    self.client = client
    client.onNotification = { [weak self] method, params in
      if method.isString("traffic/entry"), let params { self?.onTraffic(params.json) }
    }
  }

  /// Connects to the native side at a path and sends `initialize`.
  public static func connect(to path: String) async throws -> Driver {
    try await start(RPCClient.connect(to: path))
  }

  /// Sends `initialize` on an existing connection.
  public static func start(_ client: RPCClient) async throws(RPCError) -> Driver {
    let driver = Driver(client)
    let answer = try await client.request(
      "initialize",
      [
        "protocolVersion": .int(ProtocolVersion.number), "role": "driver",
        "client": ["name": "navbridge", "version": .string(Version.text)],
      ])
    if let refusal = ProtocolVersion.refusal(of: answer) {
      client.close(.reason(refusal.message))
      throw refusal
    }
    driver.device = answer["device"] ?? [:]
    return driver
  }

  /// Returns the current tree, or the tree of one component when an id is given (protocol §9).
  public func snapshot(componentId: String? = nil) async throws(RPCError) -> JSON {
    try await client.request("device/snapshot", componentId.map { ["componentId": .string($0)] } ?? [:])
  }

  /// Returns the options in effect for a component, each with its value, its layer and its readers (protocol §11).
  public func explainOptions(componentId: String) async throws(RPCError) -> JSON {
    try await client.request("device/explainOptions", ["componentId": .string(componentId)])
  }

  /// Waits until nothing is queued, moving or awaited. Fails after `timeout` real milliseconds; the error lists what is
  /// busy.
  public func waitForIdle(timeout: Int = 5000) async throws(RPCError) {
    try await client.request("device/waitForIdle", ["timeoutMs": .int(Int64(timeout))])
  }

  /// Taps the button, tab or native view with a test id.
  public func tap(testID: String) async throws(RPCError) {
    try await client.request("device/tap", ["testID": .string(testID)])
  }

  /// Taps the button, tab, native view or row of the 'More' list that shows a text.
  public func tap(text: String) async throws(RPCError) {
    try await client.request("device/tap", ["text": .string(text)])
  }

  /// Taps a component in the centre of a side menu beside the open drawer. The tap closes the drawer.
  public func tap(componentId: String) async throws(RPCError) {
    try await client.request("device/tap", ["componentId": .string(componentId)])
  }

  /// Taps a button of a bar. When an id is given, only the bar of that screen or stack is searched.
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

  /// Drags the content of a native scroll view to an offset, in points, and releases it. Returns false when the view
  /// does not scroll.
  @discardableResult
  public func scroll(testID: String, x: Double? = nil, y: Double? = nil) async throws(RPCError) -> Bool {
    let params: JSON = [
      "testID": .string(testID), "x": x.map { .double($0) } ?? .null, "y": y.map { .double($0) } ?? .null,
    ]
    return try await client.request("device/scroll", params)["done"]?.bool ?? false
  }

  /// Presses a screen hard, for a push whose options request a preview.
  public func peek(_ componentId: String, commit: Bool) async throws(RPCError) {
    try await client.request("device/peek", ["componentId": .string(componentId), "commit": .bool(commit)])
  }

  /// Long-presses a tab of the frontmost bar.
  public func longPress(tabIndex: Int) async throws(RPCError) {
    try await client.request("device/longPress", ["tabIndex": .int(Int64(tabIndex))])
  }

  /// Taps the back button of the frontmost bar.
  public func tapBack() async throws(RPCError) { try await client.request("device/tap", ["back": true]) }

  /// Swipes from the left edge, completely or in part. Returns false when iOS would not allow the swipe.
  @discardableResult
  public func swipeBack(complete: Bool = true) async throws(RPCError) -> Bool {
    try await client.request("device/swipeBack", ["complete": .bool(complete)])["done"]?.bool ?? false
  }

  /// Swipes the topmost sheet down, completely or in part. Returns false when iOS would not allow the swipe.
  @discardableResult
  public func dismissModal(complete: Bool = true) async throws(RPCError) -> Bool {
    try await client.request("device/dismissModal", ["complete": .bool(complete)])["done"]?.bool ?? false
  }

  /// A side of a side menu.
  public enum MenuSide: String, Sendable { case left, right }

  /// Drags a drawer in from its edge, completely or in part. Returns false when iOS would not allow the drag.
  @discardableResult
  public func openSideMenu(_ side: MenuSide, complete: Bool = true) async throws(RPCError) -> Bool {
    try await drag("device/openSideMenu", side, complete)
  }

  /// Drags a drawer back to its edge, completely or in part. Returns false when iOS would not allow the drag.
  @discardableResult
  public func closeSideMenu(_ side: MenuSide, complete: Bool = true) async throws(RPCError) -> Bool {
    try await drag("device/closeSideMenu", side, complete)
  }

  private func drag(_ method: String, _ side: MenuSide, _ complete: Bool) async throws(RPCError) -> Bool {
    try await client.request(method, ["side": .string(side.rawValue), "complete": .bool(complete)])["done"]?.bool
      ?? false
  }

  /// Rotates the device to portrait, portraitUpsideDown, landscapeLeft, landscapeRight or landscape. Returns false when
  /// the frontmost content does not allow the orientation.
  @discardableResult
  public func rotate(_ orientation: String) async throws(RPCError) -> Bool {
    try await client.request("device/rotate", ["orientation": .string(orientation)])["done"]?.bool ?? false
  }

  /// Reloads the script; returns when the next context has begun.
  public func reload() async throws(RPCError) { try await client.request("device/reload") }

  /// Returns counters, queues, live objects and diagnostics.
  public func stats() async throws(RPCError) -> JSON { try await client.request("stats/get") }

  /// Subscribes to the traffic between the two sides, limited to `kinds` if they are given (protocol §10).
  public func subscribeToTraffic(kinds: [String]? = nil) async throws(RPCError) {
    try await client.request(
      "traffic/subscribe", kinds.map { ["kinds": .array($0.map { .string($0) })] } ?? [:])
  }

  /// The device's virtual clock.
  public struct Clock: Sendable, Equatable {
    public let milliseconds: Double
    public let isPaused: Bool
    /// The time of the next due work, or nil when no work is due.
    public let nextDue: Double?
  }

  public func pauseClock() async throws(RPCError) -> Clock { try await clock("clock/pause") }
  public func resumeClock() async throws(RPCError) -> Clock { try await clock("clock/resume") }
  public func clockNow() async throws(RPCError) -> Clock { try await clock("clock/now") }
  /// Advances the clock to the next due work.
  public func stepClock() async throws(RPCError) -> Clock { try await clock("clock/step") }
  /// Advances the clock, by a day at most, and runs all work that falls due on the way.
  public func advanceClock(milliseconds: Double) async throws(RPCError) -> Clock {
    try await clock("clock/advance", ["ms": .double(milliseconds)])
  }

  /// Sends any request of protocol §8, by name.
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
