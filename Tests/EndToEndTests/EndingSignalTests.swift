import Glibc
import NavbridgeLauncher
import NavbridgeNavigation
import NavbridgeRuntime
import NavbridgeTestSupport
import NavbridgeVocabulary
import NavbridgeWire
import ScriptSide
import Testing

/// SIGTERM at moments that do not suit: the process ends with 143, and no socket stays.
@Suite("A signal", .timeLimit(.minutes(20)))
struct EndingSignalTests {
  @Test("A signal that comes twice ends a native side in the middle of a turn, and removes its socket")
  func busyNative() async throws {
    let (path, ending) = try await NativeSideProcess.run { path, child in
      try await Task(executorPreference: ScriptThread.executor) {
        try await keepBusy(path)
        child.send(SIGTERM)
        child.send(SIGTERM)
        await ProcessTree.ended([child.processID])
        return path
      }.value
    }
    #expect(ending.code == 143)
    unsafe #expect(access(path, F_OK) != 0)
    unsafe #expect(access(String(path.dropLast("/pipe".count)), F_OK) != 0, "The socket's folder has stayed.")
  }

  /// Sends so many commands that the native side has work for long.
  @ScriptThread
  private func keepBusy(_ path: String) async throws {
    let app = try await Navigation.connect(to: path, .init(.turbo))
    _ = try await app.setRoot(.stack([.screen("a")], id: "s"))
    for number in 0..<20_000 { app.push("a", .screen("p\(number)")) { _ in } }
  }

  @Test("A signal ends a run whose script does not end its turn", arguments: [(SIGTERM, 143), (SIGINT, 130)])
  func busyScript(_ signal: CInt, _ code: Int) async throws {
    let folder = try Folder("console.log('begins'); for (;;) {}")
    let ending = try await folder.run(["--script-timeout", "0"]) { run in
      run.send(signal)
      await ProcessTree.ended([run.processID])
    }
    #expect(ending.code == code)
    await folder.processesEnded()
    #expect(folder.isTidy)
  }

  @Test("A signal ends a run at any moment of its beginning")
  func beginning() async throws {
    for delay in [0, 1, 5, 20, 50, 100, 200] {
      let folder = try Folder("setInterval(() => {}, 1000)")
      let nothing = unsafe open("/dev/null", O_RDWR | O_CLOEXEC)
      let run = try Spawned(
        ChildProgram.navbridge.located(), ["run", folder.app, "--clock", "real"], input: nothing, output: nothing,
        environment: folder.environment)
      close(nothing)
      // The moment is a different one each time; nothing is awaited.
      poll(nil, 0, CInt(delay))
      kill(run.processID, SIGTERM)
      #expect(await run.end() == 143, "after \(delay) ms")
      await folder.processesEnded()
      #expect(folder.isTidy, "after \(delay) ms")
    }
  }

  @Test("A signal ends a script side in the middle of a turn")
  func scriptSide() async throws {
    let folder = try Folder("console.log('begins'); for (;;) {}")
    try await NativeSideProcess.run { path, _ in
      let (_, ending) = try await ChildProcess.run(
        .scriptSide, [folder.app, "--pipe", path, "--script-timeout", "0"], environment: folder.environment
      ) { script in
        script.send(SIGTERM)
        await ProcessTree.ended([script.processID])
      }
      #expect(ending.code == 143)
    }
  }
}
