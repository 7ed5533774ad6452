import NavbridgeDriver
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import ScriptSide
import Testing

/// A native side with another protocol version.
@Suite("A result of initialize with another protocol version", .timeLimit(.minutes(20)))
struct ProtocolVersionTests {
  @ScriptThread
  private final class Native {
    private let connection: MessageConnection

    init(_ transport: MemoryTransport, answer: JSON) {
      connection = MessageConnection(transport, messageLimit: 1 << 20)
      let writer = JSONWriter()
      connection.start(
        .init(
          message: { [connection] document in
            guard case .request(let id, _, _) = RPCMessage(document.root) else { return }
            writer.reset()
            writer.response(id: id, result: { $0.value(answer) })
            connection.sink.append(writer.buffer)
            connection.sink.flush()
          }, badBody: { _ in }, afterRead: {}, badFrame: { _ in }, ended: {}, closed: { _ in }))
    }
  }

  @Test(
    "A result of initialize with another protocol version is rejected with an error that names the version",
    arguments: [
      (["protocolVersion": 2], "version 2"), ([:], "no version"), (["protocolVersion": "1"], "version \"1\""),
    ]
      as [(JSON, String)], [Role.script, .driver])
  @ScriptThread func refused(_ wrong: (answer: JSON, named: String), _ role: Role) async throws {
    let queue = { SerialQueue(label: $0, target: ScriptThread.executor.target) }
    let (near, far) = MemoryTransport.pair(first: queue("near"), second: queue("far"))
    let native = Native(far, answer: wrong.answer)
    let client = RPCClient(near)
    do throws(RPCError) {
      switch role {
      case .script: _ = try await Navigation.start(client, .init(.turbo))
      case .driver: _ = try await Driver.start(client)
      }
      Issue.record("The other version was accepted.")
    } catch {
      #expect(error.data["code"] == "PROTOCOL_VERSION" && error.message.contains(wrong.named), "\(error)")
    }
    withExtendedLifetime(native) {}
  }
}
