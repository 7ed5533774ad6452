internal import NavbridgeDriver
internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire

/// A driver that stops reading, or reads slowly, and counts what it gets.
@ScriptThread
final class StalledDriver {
  private let client: RPCClient
  private let driver: Driver
  private let transport: SlowTransport
  private let watch: Watch
  /// The requests for screens that were sent, and their answers, errors among them.
  private var asked = 0
  private var answered = 0
  /// What the traffic has told, once the driver has subscribed to it.
  private(set) var account = NativeAccount()

  private init(_ client: RPCClient, _ driver: Driver, _ transport: SlowTransport, _ watch: Watch) {
    self.client = client
    self.driver = driver
    self.transport = transport
    self.watch = watch
  }

  static func connect(
    to path: String, pace: SlowTransport.Pace? = nil, _ watch: Watch
  ) async throws -> StalledDriver {
    let transport = SlowTransport(
      try PipeTransport(
        descriptor: PipeConnector.connect(to: path), loop: Runtime.current.script.eventLoop, queuedLimit: 64 << 20),
      pace: pace)
    let client = RPCClient(transport)
    let driver = try await watch.bounded("the answer to another driver's initialize") {
      try await Driver.start(client)
    }
    client.onClose = { _ in watch.changed() }
    return StalledDriver(client, driver, transport, watch)
  }

  var isClosed: Bool { client.isClosed }

  /// Subscribes to the traffic of commands.
  func subscribe() async throws {
    driver.onTraffic = { [weak self] entry in
      self?.account.take(entry)
      self?.watch.changed()
    }
    try await watch.bounded("the answer to another driver's traffic/subscribe") {
      try await driver.subscribeToTraffic(kinds: [.call, .result, .callback, .error, .reload])
    }
  }

  /// Stops reading.
  func stop() { transport.stop() }

  /// Asks for the screen, and does not wait for the answers.
  func ask(times: Int) {
    asked += times
    for _ in 0..<times {
      client.request(DeviceMethods.snapshot.name) { [weak self] _ in
        self?.answered += 1
        self?.watch.changed()
      }
    }
  }

  /// Reads what is left of a connection that the native side has closed or will not use any more, and waits for its end.
  /// Each request has then an answer or an error.
  func end() async throws {
    transport.goOn()
    try await watch.wait(for: "the connection of a driver that did not read to close") { [self] in
      client.isClosed && answered == asked
    }
  }

  func close() { client.close() }
}
