import Testing

/// The tests of single modules in JavaScript (`Tests/JavaScript`), which run on the engine without an app.
@Suite("The modules in JavaScript", .timeLimit(.minutes(20)))
struct JavaScriptModuleTests {
  @Test("The modules in JavaScript pass the tests of each file", arguments: ModuleFolder.files)
  func pass(_ file: String) async throws {
    let folder = try ModuleFolder()
    defer { folder.remove() }
    let run = await TestFileRun.run(file: "\(folder.path)/tests/\(file)")
    let failed = run.outcomes.filter { !$0.hasSuffix(": passed") }
    #expect(failed.isEmpty && run.messages.isEmpty, "\(failed) \(run.messages.joined(separator: "\n"))")
    #expect(!run.outcomes.isEmpty)
  }

  @Test("The modules in JavaScript have files of tests") func files() { #expect(!ModuleFolder.files.isEmpty) }
}
