public import NavbridgeRuntime
public import NavbridgeVocabulary
public import NavbridgeWire

/// Drives an emulated device as a tester does: taps, swipes, inspects, and advances its clock (protocol §8).
///
/// An act of the driver waits until the script side has handled the results of the act before, for 2 s at most. With
/// `now: true` it acts at once. The driver lives on the script thread; every call may be awaited from any thread.
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
      if TrafficMethods.entry.isNamed(method), let params { self?.onTraffic(params.json) }
    }
  }

  /// Connects to the native side at a path and sends `initialize`.
  public static func connect(to path: String) async throws -> Driver {
    try await start(RPCClient.connect(to: path))
  }

  /// Sends `initialize` on an existing connection.
  public static func start(_ client: RPCClient) async throws(RPCError) -> Driver {
    let driver = Driver(client)
    let program: JSON = ["name": "navbridge", "version": .string(Version.text)]
    let answer = try await driver.request(
      InitializeMethod.initialize, Int(ProtocolVersion.number), .driver, nil, nil, nil, nil, nil, nil, nil, nil,
      program
    )
    if let refusal = ProtocolVersion.refusal(of: answer) {
      client.close(.reason(refusal.message))
      throw refusal
    }
    driver.device = answer["device"] ?? [:]
    return driver
  }

  /// Sends a declared request. The methods of this class are of this kind; a navigation design may declare more.
  public func request<Answer, each Argument: FieldType>(
    _ method: DeclaredMethod<Answer, repeat each Argument>, _ arguments: repeat (each Argument).Content
  ) async throws(RPCError) -> Answer {
    let answer = try await client.request(method.name) { method.writeParams(repeat each arguments, to: $0) }
    return method.result.read(answer)
  }

  /// Sends a declared act.
  ///
  /// - Parameter now: True if the act does not wait for the effects of the act before.
  func act<Answer, each Argument: FieldType>(
    _ method: DeclaredMethod<Answer, repeat each Argument>, now: Bool, _ arguments: repeat (each Argument).Content
  ) async throws(RPCError) -> Answer {
    let answer = try await client.request(method.name) { method.writeAct(repeat each arguments, now: now, to: $0) }
    return method.result.read(answer)
  }

  /// Sends any request of protocol §8, by name.
  public func request(_ method: String, _ params: JSON = [:]) async throws(RPCError) -> JSON {
    try await client.request(method, params)
  }

  public func close() { client.close() }
}

extension Driver {
  public func pauseClock() async throws(RPCError) -> ClockState { try await request(ClockMethods.pause) }
  public func resumeClock() async throws(RPCError) -> ClockState { try await request(ClockMethods.resume) }
  public func clockNow() async throws(RPCError) -> ClockState { try await request(ClockMethods.now) }
  /// Pauses the clock, and moves it for as long as something is awaited (protocol §8a).
  ///
  /// - Parameters:
  ///   - longest: The longest timer of the script that is awaited, in milliseconds.
  ///   - limit: The milliseconds of the device's time after which it fails with -32003.
  ///   - rest: The milliseconds of the device's time for which nothing must be awaited before the answer.
  @discardableResult
  public func settleClock(
    longest: Double = 1500, limit: Double = 120_000, rest: Double = 0
  ) async throws(RPCError) -> ClockState {
    try await request(ClockMethods.settle, longest, limit, rest)
  }

  /// Advances the clock to the next due work.
  public func stepClock() async throws(RPCError) -> ClockState { try await request(ClockMethods.step) }
  /// Advances the clock, by a day at most, and runs all work that falls due on the way.
  public func advanceClock(milliseconds: Double) async throws(RPCError) -> ClockState {
    try await request(ClockMethods.advance, milliseconds)
  }
}
