import NavbridgeLauncher
import Testing

/// The files that a run reads, and the numbers that it gives them.
extension RunTests {
  @Test(
    "A mistake in the syntax of a file that the app requires has its line",
    arguments: [
      ("exports.b = ;", ":1: SyntaxError: Unexpected token ';'"),
      ("1;\nexports.b = ;", ":2: SyntaxError: Unexpected token ';'"),
      ("exports.b = {\n", ":2: SyntaxError: Unexpected end of script"),
    ])
  func requiredSyntax(_ source: String, _ error: String) async throws {
    let folder = TestFolder(["app.js": "\n\nrequire('./part')", "part.js": source])
    let (ending, _) = try await ChildProcess.ending(
      of: .navbridge, ["run", "\(folder.path)/app.js"], environment: folder.environment)
    #expect(ending.code == 1 && ending.standardError.hasPrefix("\(folder.path)/part.js\(error)"), "\(ending)")
  }

  @Test("Random numbers of an app are the same in two runs, and others after a reload")
  func random() async throws {
    let source = """
      console.log(Math.random(), new Set(Array.from({ length: 50 }, Math.random)).size, Object.keys(Math).length);
      if (navbridge.epoch === 1) require('react-native').DevSettings.reload();
      """
    let outputs = [try await Folder(source).run([]).output, try await Folder(source).run([]).output]
    let lines = outputs[0].split(separator: "\n")
    #expect(outputs[0] == outputs[1] && Set(lines).count == 2, "\(outputs)")
    #expect(lines.allSatisfy { $0.hasSuffix(" 50 0") })
    #expect(try await Folder(source).run(["--clock", "real"]).output != outputs[0])
  }

  @Test(
    "An app that asks for no native module is told that files for these have no effect",
    arguments: [
      (
        "0",
        "--modules and --network have no effect: 'APP' has asked for no native module, as the bundle of an app with "
          + "React Native does (docs/running-bundles.md).\n"
      ),
      ("nativeModuleProxy.Foo", ""), ("__turboModuleProxy('Foo')", ""),
      (
        "require('react-native'); fetch('data://a').catch(() => {})",
        "GET data://a: this device has no network, and there is no reply for it. network.reply(…) in a test, or in a file of --network, gives one.\n"
      ),
    ])
  func uselessFiles(_ app: String, _ error: String) async throws {
    let folder = TestFolder(["app.js": app, "part.js": "exports.Foo = {}"])
    let (path, part) = ("\(folder.path)/app.js", "\(folder.path)/part.js")
    let (ending, _) = try await ChildProcess.ending(
      of: .navbridge, ["run", path, "--modules", part, "--network", part], environment: folder.environment)
    #expect(ending.code == 0 && ending.standardError == error.replacing("APP", with: path), "\(ending)")
  }
}
