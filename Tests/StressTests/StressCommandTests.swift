import Glibc
import NavbridgeLauncher
import NavbridgeTestSupport
import NavbridgeWire
import Testing

/// `navbridge stress`, run as a user runs it.
@Suite("navbridge stress", .timeLimit(.minutes(20)))
struct StressCommandTests {
  @Test(
    "navbridge stress prints a document and exits with code 0 after a run without faults",
    arguments: ["reload", "teardown"])
  func passes(_ profile: String) async throws {
    let (ending, output) = try await ChildProcess.ending(
      of: .navbridge, ["stress", profile, "--cycles", "5", "--in-flight", "8", "--seed", "7", "--json"])
    #expect(ending.code == 0, "\(ending.standardError)")
    let json = try JSONDocument(output).root.json
    #expect(json["schema"] == "navbridge-stress-1" && json["runs"]?.array?.count == 2)
    #expect(ending.standardError.contains("passed"))
  }

  @Test(
    "navbridge stress refuses a wrong argument with exit code 64 and an error that names it",
    arguments: [
      (["reload", "--cycles", "1"], "--cycles"), (["teardown", "--in-flight", "0"], "--in-flight"),
      (["reload", "--architecture", "lunar"], "lunar"), (["levitate"], "levitate"),
    ])
  func wrongArgument(_ arguments: [String], _ named: String) async throws {
    let (ending, _) = try await ChildProcess.ending(of: .navbridge, ["stress"] + arguments)
    #expect(ending.code == 64)
    #expect(ending.standardError.contains(named), "\(ending.standardError)")
  }

  @Test(
    "navbridge stress exits in order on a signal, together with the processes that it started",
    arguments: ["reload", "teardown"])
  func signal(_ profile: String) async throws {
    let (started, ending) = try await ChildProcess.run(
      .navbridge, ["stress", profile, "--cycles", "1000000", "--in-flight", "8"]
    ) { child in
      while true {
        let started = ProcessTree.children(of: child.processID)
        if !started.isEmpty { return started }
        await Task.yield()
      }
    }
    #expect(ending.code == 143)
    for child in started { #expect(kill(child, 0) != 0, "The process \(child) is still alive.") }
  }
}
