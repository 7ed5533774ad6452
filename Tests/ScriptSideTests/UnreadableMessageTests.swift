import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import Testing

@testable import ScriptSide

/// A message that the native side cannot read is never dropped silently (protocol §1 and §10).
@Suite("A message that the native side cannot read", .timeLimit(.minutes(20)))
struct UnreadableMessageTests {
  /// A script of either architecture, and the messages that it has sent.
  @ScriptThread
  private final class Pair {
    let client: RPCClient
    let route: any ScriptRoute
    private let far: MessageConnection
    private let farQueue: SerialQueue
    private(set) var received: [JSON] = []

    init(_ architecture: Architecture) {
      farQueue = SerialQueue(label: "far", target: ScriptThread.executor.target)
      let near = SerialQueue(label: "near", target: ScriptThread.executor.target)
      let (first, second) = MemoryTransport.pair(first: near, second: farQueue)
      client = RPCClient(first)
      far = MessageConnection(second, messageLimit: 64 << 20)
      let config: JSON = [["M", nil, ["promise", "void"], [0], []]]
      route =
        architecture == .turbo
        ? TurboModuleRegistry(client: client)
        : MessageQueue(client: client, config: config, clock: ScriptClock(client: client, queue: near))
      far.start(
        .init(
          message: { [weak self] in self?.received.append($0.root.json) },
          badBody: { Issue.record("A body that is not JSON arrived: \($0)") }, afterRead: {},
          badFrame: { Issue.record("A bad frame arrived: \($0)") }, ended: {}, closed: { _ in }))
    }

    func answer(_ text: String) {
      let writer = JSONWriter()
      unsafe text.utf8.withContiguousStorageIfAvailable { unsafe writer.raw(UnsafeRawBufferPointer($0)) }
      far.sink.append(writer.buffer)
      far.sink.flush()
    }

    func delivered() async {
      route.flush()
      client.flush()
      await withCheckedContinuation { continuation in farQueue.async { continuation.resume() } }
    }

    /// Makes a call with the arguments that the closure writes, and returns the error if it is rejected.
    func refusal(_ arguments: (JSONWriter) -> Void) -> RPCError? {
      var refusal: RPCError?
      route.call(
        "M", "promise", arguments: arguments,
        completion: .function { if case .failure(let error) = $0 { refusal = error } })
      return refusal
    }
  }

  /// Writes arrays nested in each other.
  private static func nest(_ levels: Int, _ writer: JSONWriter) {
    let text = String(repeating: "[", count: levels) + String(repeating: "]", count: levels)
    writer.value("not brackets: \(String(repeating: "[{\\\"", count: 600))")
    _ = unsafe text.utf8.withContiguousStorageIfAvailable { unsafe writer.raw(UnsafeRawBufferPointer($0)) }
  }

  @Test(
    "A message that the native side cannot read is rejected for its call before it is sent, and other calls are sent",
    arguments: [Architecture.turbo, .bridge])
  @ScriptThread func tooDeep(_ architecture: Architecture) async throws {
    let pair = Pair(architecture)
    // On the bridge the arguments are nested in four arrays and objects; in the message of a turbo call, in two.
    let deepest = 512 - (architecture == .turbo ? 2 : 4)
    #expect(pair.refusal { $0.value("before") } == nil)
    #expect(pair.refusal { Self.nest(deepest + 1, $0) }?.data["code"] == "MESSAGE_TOO_DEEP")
    #expect(pair.route.callVoid("M", "void") { Self.nest(deepest + 1, $0) }?.data["code"] == "MESSAGE_TOO_DEEP")
    #expect(pair.refusal { Self.nest(deepest, $0) } == nil)
    #expect(pair.route.callVoid("M", "void") { Self.nest(deepest, $0) } == nil)
    #expect(pair.refusal { $0.value("after") } == nil)
    await pair.delivered()
    let text = pair.received.map(\.description).joined()
    #expect(text.contains("before") && text.contains("after"))
    let calls =
      architecture == .turbo
      ? pair.received.count : pair.received.reduce(0) { $0 + ($1["params"]?[0]?.array?.count ?? 0) }
    #expect(calls == 4)
    // The ids have no gap: rejected calls used none.
    if architecture == .turbo { #expect(pair.received.compactMap { $0["id"]?.int } == [1, 2, 3]) }
    pair.client.close()
  }

  @Test(
    "A message that the native side cannot read is rejected if it is larger than the message limit",
    arguments: [Architecture.turbo, .bridge])
  @ScriptThread func tooLarge(_ architecture: Architecture) async throws {
    let pair = Pair(architecture)
    let text = String(repeating: "x", count: 64 << 20)
    #expect(pair.refusal { $0.value(text) }?.data["code"] == "MESSAGE_TOO_LARGE")
    #expect(pair.refusal { $0.value("after") } == nil)
    await pair.delivered()
    #expect(pair.received.count == 1)
    pair.client.close()
  }

  @Test("The bridge flushes a large amount of pending calls even if no time passes")
  @ScriptThread func large() async throws {
    let pair = Pair(.bridge)
    let text = String(repeating: "x", count: 400_000)
    for _ in 0..<7 { #expect(pair.refusal { $0.value(text) } == nil) }
    await pair.delivered()
    #expect(pair.received.map { $0["params"]?[0]?.array?.count } == [1, 3, 3])
    pair.client.close()
  }

  @Test(
    "An error without a message id closes the connection and rejects pending calls",
    arguments: [Architecture.turbo, .bridge])
  @ScriptThread func unaddressed(_ architecture: Architecture) async throws {
    let pair = Pair(architecture)
    pair.client.onClose = { [route = pair.route] _ in route.invalidate() }
    let error = await withCheckedContinuation { continuation in
      pair.route.call(
        "M", "promise", arguments: { $0.value(1) },
        completion: .function { outcome in
          if case .failure(let error) = outcome { continuation.resume(returning: error) }
        })
      pair.answer(#"{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"It is not JSON."}}"#)
    }
    #expect(error.code == RPCErrorCode.bridgeInvalidated.rawValue)
    #expect("\(pair.client.closeReason!)".contains("could not read a message of this side: It is not JSON. (-32700)"))
  }

  @Test("An error without a message id ends a blocking call")
  @ScriptThread func blocked() async throws {
    let pair = Pair(.turbo)
    var outcome: Result<JSONValue, RPCError>?
    pair.client.block { done in
      pair.route.callSync("M", "sync") {
        outcome = $0
        done()
      }
      pair.answer(#"{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"It is not JSON."}}"#)
    }
    #expect(throws: RPCError.self) { _ = try outcome?.get() }
  }
}
