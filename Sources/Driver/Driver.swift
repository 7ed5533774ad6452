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
  /// The device as it was when this connection began.
  public let device: DeviceDescription

  /// Called with each subscribed `traffic/entry` as it is on the wire, in order, before the streams of `traffic` have it.
  package var onTraffic: (JSON) -> Void = { _ in }
  private let entries = EventSource<TrafficEntry>()
  /// The kinds of entries that streams have asked for.
  private var kinds: Set<TraceRecord.Kind> = []

  private init(_ client: RPCClient, _ device: DeviceDescription) {
    (self.client, self.device) = (client, device)
    client.onNotification = { [weak self] method, params in
      if TrafficMethods.entry.isNamed(method), let params { self?.receive(params) }
    }
    let closed = client.onClose
    client.onClose = { [entries] reason in
      entries.finish()
      closed(reason)
    }
  }

  /// Passes an entry on. One that cannot be read ends the connection, as a message that is no JSON does.
  private func receive(_ entry: JSONValue) {
    onTraffic(entry.json)
    if entries.isEmpty { return }
    do throws(RPCError) {
      entries.send(try TrafficEntry(entry))
    } catch {
      client.close(.failed("the native side sent a message of another form than the protocol states: \(error.message)"))
    }
  }

  /// Connects to the native side at a path and sends `initialize`.
  public static func connect(to path: String) async throws -> Driver {
    try await start(RPCClient.connect(to: path))
  }

  /// Sends `initialize` on an existing connection.
  public static func start(_ client: RPCClient) async throws(RPCError) -> Driver {
    let program: JSON = ["name": "navbridge", "version": .string(Version.text)]
    let answer = try await client.request(InitializeMethod.initialize.name) {
      InitializeMethod.initialize.writeParams(
        Int(ProtocolVersion.number), .driver, nil, nil, nil, nil, nil, nil, nil, nil, program, to: $0)
    }
    do throws(RPCError) {
      if let refusal = ProtocolVersion.refusal(of: answer) { throw refusal }
      return Driver(client, try DeviceDescription(ofAnswer: answer))
    } catch {
      client.close(.reason(error.message))
      throw error
    }
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

  /// Ends the connection. Requests that wait for their answers fail with `ModuleCode.connectionLost`, and the streams of
  /// `traffic` end.
  public func close() { client.close() }

  /// Returns the traffic between the two sides from now on, until the connection ends (protocol §10).
  ///
  ///     for await entry in try await driver.traffic(kinds: [.call]) { print(entry.module, entry.method) }
  ///
  /// Several streams have their own kinds. The native side traces for as long as this connection lasts, also after the last
  /// stream was released. An entry of another form than the protocol states ends the connection.
  ///
  /// - Parameter kinds: the kinds of entries; nil for the messages between the sides (`TraceRecord.Kind.traffic`).
  /// - Throws: the error of the subscription, such as one with `ModuleCode.connectionLost`.
  public func traffic(kinds: [TraceRecord.Kind]? = nil) async throws(RPCError) -> EventStream<TrafficEntry> {
    let wanted = Set(kinds ?? TraceRecord.Kind.traffic)
    // Entries may come before the answer to the subscription.
    let stream = entries.stream { wanted.contains($0.kind) }
    self.kinds.formUnion(wanted)
    try await subscribeToTraffic(kinds: TraceRecord.Kind.allCases.filter(self.kinds.contains))
    return stream
  }
}

extension Driver {
  /// Pauses the clock, which then moves by `stepClock`, `advanceClock` and `settleClock` only. Fails with -32601 for a
  /// real clock, as do those.
  public func pauseClock() async throws(RPCError) -> ClockState { try await request(ClockMethods.pause) }
  /// Lets the clock jump again when nothing is left to do.
  public func resumeClock() async throws(RPCError) -> ClockState { try await request(ClockMethods.resume) }
  /// Reads the clock.
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
