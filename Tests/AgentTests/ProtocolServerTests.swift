import Glibc
import NavbridgeInspector
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import Testing

@testable import NavbridgeAgent

/// The answers to messages of a client, without an app.
@Suite("The server's protocol", .timeLimit(.minutes(20)))
struct ProtocolServerTests {
  @ScriptThread
  private func server() -> ProtocolServer {
    ProtocolServer(
      AgentSession(
        AgentSettings(folder: "/", app: nil, isReadOnly: true) { file, _ in
          AppPlan(file: file, architecture: .turbo, nativeArguments: [], scriptArguments: [])
        }))
  }

  private static let modern: JSON = [
    "_meta": [
      "io.modelcontextprotocol/protocolVersion": "2026-07-28", "io.modelcontextprotocol/clientCapabilities": [:],
    ]
  ]

  private static func request(_ method: String, _ params: JSON = [:], id: JSON = 7) -> JSON {
    ["jsonrpc": "2.0", "id": id, "method": .string(method), "params": params]
  }

  @Test("Requests that are none, or of an unknown method, get the codes of JSON-RPC, and notifications get nothing")
  @ScriptThread
  func codes() async {
    let server = server()
    _ = await server.answer(Self.request("initialize"))
    for (message, code) in [
      (["jsonrpc": "2.0", "id": nil, "method": "ping"], -32600),
      (["jsonrpc": "1.0", "id": 1, "method": "ping"], -32600),
      (["jsonrpc": "2.0", "id": 1], -32600), (["jsonrpc": "2.0", "id": [1], "method": "ping"], -32600),
      (Self.request("nothing"), -32601), (Self.request("tools/call", ["name": "nothing"]), -32602),
      (Self.request("resources/read", ["uri": "file:///etc/passwd"]), -32602),
      (Self.request("prompts/get", ["name": "write_test"]), -32602),
      (Self.request("prompts/get", ["name": "x"]), -32602),
    ] as [(JSON, Int)] {
      #expect(await server.answer(message)?["error"]?["code"]?.int == code, "\(message)")
    }
    #expect(await server.answer(["jsonrpc": "2.0", "method": "notifications/initialized"]) == nil)
  }

  @Test("'server/discover' has the revisions, and each request with its revision is served alone") @ScriptThread
  func stateless() async {
    let server = server()
    let found = await server.answer(Self.request("server/discover", Self.modern, id: "a"))
    #expect(found?["id"] == "a")
    #expect(found?["result"]?["supportedVersions"]?[0] == "2026-07-28")
    #expect(found?["result"]?["resultType"] == "complete")
    let tools = await server.answer(Self.request("tools/list", Self.modern))
    #expect(tools?["result"]?["ttlMs"] != nil)
    #expect(await server.answer(Self.request("tools/list"))?["error"]?["code"] == -32602)
    let old: JSON = ["_meta": ["io.modelcontextprotocol/protocolVersion": "1900-01-01"]]
    let refused = await server.answer(Self.request("tools/list", old))
    #expect(refused?["error"]?["code"] == -32022)
    #expect(refused?["error"]?["data"]?["requested"] == "1900-01-01")
  }

  @Test("Pages of the documentation are resources, and a search has the sections with all words") @ScriptThread
  func resources() async {
    let server = server()
    let list = await server.answer(Self.request("resources/list", Self.modern))
    let names = (list?["result"]?["resources"]?.array ?? []).compactMap { $0["name"]?.string }
    #expect(names.contains("schedules.md") && names.contains("behaviour/uikit-behaviour.md"))
    let search = Self.modern.merging(["uri": "navbridge://search/slow%20reader"])
    let text =
      await server.answer(Self.request("resources/read", search))?["result"]?["contents"]?[0]?["text"]?.string ?? ""
    #expect(text.contains("›") && text.lowercased().contains("slow"))
    let none = Self.modern.merging(["uri": "navbridge://search/xyzzyqwerty"])
    let empty = await server.answer(Self.request("resources/read", none))
    #expect(empty?["result"]?["contents"]?[0]?["text"] == "")
  }

  @Test("A prompt has the words of its argument, as they are") @ScriptThread
  func prompts() async {
    let server = server()
    let params = Self.modern.merging(["name": "reproduce_bug_report", "arguments": ["report": "It {} hangs."]])
    let result = await server.answer(Self.request("prompts/get", params))?["result"]
    #expect(result?["messages"]?[0]?["content"]?["text"]?.string?.contains("\n\nIt {} hangs.\n\n") == true)
  }

  @Test(
    "The id of a message that cannot be read is found, so that its client does not wait",
    arguments: [
      (#"{"jsonrpc":"2.0","id":7,"method":"x","params":{"value":"\ud83d"}}"#, 7), (#"{"id": "a-1" ,"x":1e400}"#, "a-1"),
      (#"{"x":{"id":3}"#, 3), ("{", nil), (#"{"id":null}"#, nil), (#"{"id":"a b"}"#, nil),
    ] as [(String, JSON)])
  func ids(_ text: String, _ id: JSON) { #expect(AgentServer.id(in: text) == id) }

  @Test("Lines are divided at line feeds alone; one that is too long is left out, and those after it are read")
  func lines() {
    var ends: [CInt] = [0, 0]
    _ = unsafe pipe(&ends)
    let text = "one\n\n two\r\u{2028}\n" + String(repeating: "x", count: 100) + "\nthree"
    _ = SystemFiles.write(text, to: ends[1])
    close(ends[1])
    var lines: [String?] = []
    InputLines.read(from: ends[0], longest: 50) { lines.append($0.map { String(decoding: $0, as: UTF8.self) }) }
    close(ends[0])
    #expect(lines == ["one", " two\r\u{2028}", nil, "three"])
  }

  @Test("A part of a picture is cut out by its view box")
  func pictures() {
    let svg = #"<svg xmlns="x" width="10" height="20" viewBox="-5 -5 10 20"><g/></svg>"#
    let part = ScreenRectangle(x: 1, y: 2, width: 3, height: 4)
    #expect(
      ScreenPicture.cut(svg, to: part)
        == #"<svg xmlns="x" width="3.0" height="4.0" viewBox="1.0 2.0 3.0 4.0"><g/></svg>"#)
    #expect(ScreenPicture.cut("<html></html>", to: part) == nil)
    #expect(ScreenPicture.cut("<svg><g/></svg>", to: part) == nil)
  }
}
