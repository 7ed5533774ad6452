import Glibc
import NavbridgeDriver
import NavbridgeLauncher
import NavbridgeNavigation
import NavbridgeRuntime
import NavbridgeTestSupport
import NavbridgeVocabulary
import NavbridgeWire
import ScriptSide
import Testing

/// The program without `navbridge run`, run as a user runs it.
@Suite("script-side", .timeLimit(.minutes(20)))
struct ScriptSideTests {
  @Test(
    "script-side rejects a file that it cannot run with exit code 64, and does not disturb a running script",
    arguments: [
      ("/nowhere/app.js", "No such file or directory"), ("/", "it is a directory"),
      ("/dev/null", "it is not a regular file"),
    ])
  func refusesFile(_ file: String, _ why: String) async throws {
    try await NativeSideProcess.run { path, _ in
      try await withTaskExecutorPreference(ScriptThread.executor) {
        let script = try await Script.start(RPCClient.connect(to: path), .init(.turbo))
        let (ending, _) = try await ChildProcess.ending(of: .scriptSide, [file, "--pipe", path])
        #expect(ending.code == 64)
        #expect(ending.standardError == "script-side: The script '\(file)' cannot be read: \(why).\n")
        #expect(try await script.navigation.setRoot(.screen("c1")) == "c1")
        let received = await script.entries
        #expect(!received.contains { if case .reload = $0 { true } else { false } })
      }
    }
  }

  @Test("script-side exits with code 69 and one error when no native side listens, as 'navbridge explain' does")
  func nobodyListens() async throws {
    let folder = try Folder("")
    let path = "/tmp/navbridge-test-\(getpid())-nobody"
    let why = "Cannot connect to '\(path)': No such file or directory. Is a native side listening there?"
    let (script, _) = try await ChildProcess.ending(of: .scriptSide, [folder.app, "--pipe", path])
    #expect(script.code == 69 && script.standardError == "script-side: \(why)\n")
    let (explain, _) = try await ChildProcess.ending(of: .navbridge, ["explain", "options", "c1", "--pipe", path])
    #expect(explain.code == 69 && explain.standardError == "navbridge: \(why)\n")
  }

  @Test("script-side ends with its standard input under --end-with-input, even while its script is idle")
  func endsWithInput() async throws {
    let folder = try Folder("")
    try await NativeSideProcess.run { path, _ in
      let lifeline = try DescriptorPair.pipe()
      let script = try Spawned(
        ChildProgram.scriptSide.located(), [folder.app, "--pipe", path, "--end-with-input"], input: lifeline.first)
      try await withTaskExecutorPreference(ScriptThread.executor) {
        let driver = try await Driver.connect(to: path)
        while try await driver.stats().connections != 2 {}
        try await driver.waitForIdle()
        await driver.close()
      }
      close(lifeline.second)
      #expect(await script.end() == 143)
      close(lifeline.first)
    }
  }

  @Test("script-side exits with an error that names the reason when another script replaces it")
  func replaced() async throws {
    let folder = try Folder("console.log('runs')")
    try await NativeSideProcess.run { path, _ in
      let (_, ending) = try await ChildProcess.run(.scriptSide, [folder.app, "--pipe", path]) { first in
        try await withTaskExecutorPreference(ScriptThread.executor) {
          _ = try await Script.start(RPCClient.connect(to: path), .init(.turbo))
          await ProcessTree.ended([first.processID])
        }
      }
      #expect(ending.code == 70)
      #expect(
        ending.standardError == "script-side: The connection to the native side was lost. The script's context had "
          + "ended: another script took its place.\n")
    }
  }
}
