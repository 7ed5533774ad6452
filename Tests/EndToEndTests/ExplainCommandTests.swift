import NavbridgeLauncher
import NavbridgeNavigation
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import ScriptSide
import Testing

/// `navbridge explain options`, run as a user runs it.
@Suite("navbridge explain options", .timeLimit(.minutes(20)))
struct ExplainCommandTests {
  @Test(
    "navbridge explain options prints a JSON document with its schema for all options and for those of a component")
  func documents() async throws {
    let all = try await Self.document(["--all"])
    #expect(all["schema"] == "navbridge-options-1")
    #expect(all["options"]?.array?.contains { $0["path"] == "topBar.title.text" } ?? false)
    try await NativeSideProcess.run { path, _ in
      try await withTaskExecutorPreference(ScriptThread.executor) {
        let script = try await Script.start(RPCClient.connect(to: path), .init(.turbo))
        _ = try await script.navigation.setRoot(.screen("c1", ["popGesture": false]))
        let one = try await Self.document(["c1", "--pipe", path])
        #expect(one["schema"] == "navbridge-explain-options-1" && one["componentId"] == "c1")
        #expect(one["options"]?[0]?["path"] == "popGesture")
      }
    }
  }

  private static func document(_ arguments: [String]) async throws -> JSON {
    let (ending, output) = try await ChildProcess.ending(
      of: .navbridge, ["explain", "options", "--json"] + arguments)
    #expect(ending.code == 0, "\(ending.standardError)")
    return try JSONDocument(output).root.json
  }
}
