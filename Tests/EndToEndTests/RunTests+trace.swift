import NavbridgeLauncher
import NavbridgeRuntime
import NavbridgeTestSupport
import NavbridgeVocabulary
import NavbridgeWire
import Testing

/// The causes of what a run does, in a tree and in a file.
extension RunTests {
  @Test("navbridge run prints commands as trees of causes when asked, and complains of a name that no command has")
  func traceTree() async throws {
    let folder = try Folder(
      Self.screens + "launched(async () => { await root(); Navigation.push('s', {component: {name: 'A'}}) })")
    let names = ["--trace-tree", "push", "--trace-tree", "pop"]
    let (ending, output) = try await folder.run(names)
    #expect(ending.code == 1)
    #expect(
      ending.standardError
        == "navbridge: No command or request has the name 'pop', so there is no tree of it. "
        + "The run had setRoot1, push3.\n")
    #expect(try await folder.run(["--trace-tree", "push"]).0.code == 0)
    let lines = output.split(separator: "\n").map(String.init)
    #expect(lines.prefix(2) == ["push", "   real ms  device ms"])
    let steps = lines.dropFirst(2).map { $0.dropFirst(23).drop { " └├─│".contains($0) } }
    #expect(
      steps.prefix(5) == [
        "read RNNTurboModule.push", "method queue", "main queue", "call RNNTurboModule.push", "handler push push3",
      ])
    #expect(steps.contains("event RNN.CommandCompleted") && steps.contains("result push push3"))
    let (_, json) = try await folder.run(names + ["--json"])
    let records = try json.split(separator: "\n").map { try JSONDocument(String($0)).root.json }
    #expect(records.last?["kind"] == "end" && records.last?["code"] == 1)
    let entry = records.first { $0["kind"] == "traceTree" }
    #expect(entry?["command"] == "push")
    #expect(entry?["entries"]?.array?.contains { $0["kind"] == "result" && $0["id"] == "push3" } == true)
  }

  @Test(
    "navbridge run writes the run as a trace for Chrome, whose spans are the commands", arguments: Architecture.allCases
  )
  func trace(_ route: Architecture) async throws {
    let folder = try Folder(
      Self.screens + "launched(async () => { await root(); await Navigation.push('s', {component: {name: 'A'}}) })")
    let file = "\(folder.app).trace"
    let arguments = ["--trace", file, "--architecture", route.rawValue]
    let (ending, _) = try await folder.run(arguments)
    #expect(ending.code == 0 && ending.standardError.isEmpty, "\(ending)")
    let document = try JSONDocument(try TextFile.read(file)).root.json
    #expect(ChromeTraceRules.broken(by: document) == [])
    let ends = (document["traceEvents"]?.array ?? []).filter { $0["ph"] == "e" && $0["cat"] == "command" }
    #expect(
      ends.map { "\($0["name"]?.string ?? "") \($0["args"]?["settled"]?.string ?? "")" } == [
        "setRoot setRoot1 resolved", "push push3 resolved",
      ])
    #expect(document["otherData"]?["architecture"]?.string == route.rawValue)
    let (refused, _) = try await folder.run(["--trace", "/dev/full"])
    #expect(refused.code == 74 && refused.standardError.contains("The trace cannot be written to '/dev/full'"))
  }
}
