import Glibc
import NavbridgeLauncher
import NavbridgeTestSupport
import Testing

/// The ends of a run's processes when they receive signals.
@Suite("The processes of a run", .timeLimit(.minutes(20)))
struct RunSignalTests {
  /// Prints its epoch, and continues until it has been reloaded once.
  private static let app = """
    console.log('epoch ' + navbridge.epoch);
    if (navbridge.epoch === 1) setInterval(() => {}, 1000);
    """

  @Test(
    "The processes of a run exit cleanly when the run receives SIGINT or SIGTERM",
    arguments: [(SIGINT, 130), (SIGTERM, 143)])
  func signals(_ signal: CInt, _ code: Int) async throws {
    let folder = try Folder(Self.app)
    let ending = try await folder.run(["--clock", "real"]) { run in
      #expect(run.firstLine == "epoch 1")
      let sides = ProcessTree.children(of: run.processID)
      #expect(Set(sides.map(ProcessTree.name)) == ["native-side", "script-side"])
      run.send(signal)
      // The owner of the run ends it by SIGTERM when this body ends.
      await ProcessTree.ended(sides + [run.processID])
    }
    #expect(ending.code == code && ending.standardError.isEmpty, "\(ending.code): \(ending.standardError)")
    #expect(folder.isTidy)
  }

  @Test("The processes of a run exit cleanly when SIGINT arrives before the native side listens")
  func early() async throws {
    let folder = try Folder(Self.app)
    async let ending = folder.run([])
    var processes: [String: [pid_t]] = [:]
    await ProcessTree.looking {
      processes = Dictionary(grouping: folder.processes, by: ProcessTree.name)
      return processes["native-side"] != nil
    }
    kill(try #require(processes["navbridge"]?.first), SIGINT)
    #expect(try await ending.0.code == 130)
    await folder.processesEnded()
    #expect(folder.isTidy)
  }

  @Test("The processes of a run reload on SIGHUP, and exit when the second script context has ended")
  func reload() async throws {
    let folder = try Folder(Self.app)
    let ending = try await folder.run(["--clock", "real"]) { run in
      let sides = ProcessTree.children(of: run.processID)
      run.send(SIGHUP)
      // The second context does not keep running.
      await ProcessTree.ended(sides + [run.processID])
    }
    #expect(ending.code == 0 && ending.standardError.isEmpty)
    #expect(folder.isTidy)
  }

  @Test("The processes of a run exit together when one of them is killed", arguments: ["native-side", "script-side"])
  func killed(_ name: String) async throws {
    let folder = try Folder(Self.app)
    let ending = try await folder.run(["--clock", "real"]) { run in
      let sides = ProcessTree.children(of: run.processID)
      for side in sides where ProcessTree.name(side) == name { kill(side, SIGKILL) }
      await ProcessTree.ended(sides + [run.processID])
    }
    #expect(ending.code == 70)
    #expect(ending.standardError.contains("navbridge: The process '\(name)' was ended by signal 9 (Killed)."))
    #expect(folder.isTidy)
  }

  @Test(
    """
    The processes of a run exit when the process that started them is killed, even while the script runs an endless \
    loop
    """,
    arguments: [
      "", "for (;;) {}", "function f() { setImmediate(f) }; f()", "function f() { Promise.resolve().then(f) }; f()",
    ])
  func abandoned(_ more: String) async throws {
    let folder = try Folder(Self.app + more)
    let ending = try await folder.run(["--clock", "real", "--script-timeout", "0"]) { run in
      let sides = ProcessTree.children(of: run.processID)
      #expect(sides.count == 2)
      run.send(SIGKILL)
      await ProcessTree.ended(sides)
    }
    #expect(ending.code == 137)
    #expect(folder.isTidy)
  }
}
