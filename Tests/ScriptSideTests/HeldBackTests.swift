import NavbridgeRuntime
import NavbridgeWire
import Testing

/// Messages that arrive while a script is blocked are handled afterwards.
@Suite("A message that is held back", .timeLimit(.minutes(20)))
struct HeldBackTests {
  private static func append(_ text: String, to connection: MessageConnection) {
    let body = ByteBuffer()
    unsafe text.utf8.withContiguousStorageIfAvailable { unsafe body.append(UnsafeRawBufferPointer($0)) }
    connection.sink.append(body)
  }

  @Test("A message that is held back is handled in its order, with its own text as that of the message")
  @ScriptThread func texts() async throws {
    let near = SerialQueue(label: "near", target: ScriptThread.executor.target)
    let (first, second) = MemoryTransport.pair(
      first: near, second: SerialQueue(label: "far", target: BridgeThread.executor.target))
    let client = RPCClient(first)
    let far = MessageConnection(second, messageLimit: 1 << 20)
    var texts: [String] = []
    client.onNotification = { [unowned client] _, _ in
      unsafe texts.append(String(decoding: client.messageText, as: UTF8.self))
    }
    let notes = (1...3).map { #"{"jsonrpc": "2.0", "method": "note", "params": [\#($0)]}"# }
    Self.append(notes[0], to: far)
    Self.append(notes[1], to: far)
    Self.append(#"{"jsonrpc":"2.0","id":1,"result":"answer"}"#, to: far)
    Self.append(notes[2], to: far)
    far.sink.flush()
    var answer: String?
    client.block { done in
      client.request("ask") { outcome in
        answer = try? outcome.get().string
        done()
      }
    }
    #expect(answer == "answer" && texts.isEmpty)
    for _ in 0..<100 where texts.count < 3 { await Task.yield() }
    #expect(texts == notes)
    client.close()
  }
}
