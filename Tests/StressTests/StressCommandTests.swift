import Glibc
import NavbridgeLauncher
import NavbridgeRuntime
import NavbridgeStress
import NavbridgeTestSupport
import NavbridgeWire
import Testing

/// `navbridge stress`, run as a user runs it.
@Suite("navbridge stress", .timeLimit(.minutes(20)))
struct StressCommandTests {
  @Test(
    "navbridge stress prints a document and exits with code 0 after a run without faults",
    arguments: Stress.profiles.map(\.name))
  func passes(_ profile: String) async throws {
    let (ending, output) = try await ChildProcess.ending(
      of: .navbridge, ["stress", profile, "--cycles", "8", "--in-flight", "8", "--seed", "7", "--json"])
    #expect(ending.code == 0, "\(ending.standardError)")
    let json = try JSONDocument(output).root.json
    #expect(json["schema"] == "navbridge-stress-1" && json["runs"]?.array?.count == 2)
    #expect(ending.standardError.contains("passed"))
    #expect(json["runs"]?[0]?["profile"] == .string(profile) && json["runs"]?[0]?["cycles"] == 8)
  }

  @Test("navbridge stress writes its reports for a server and for a browser, with a chart of the memory")
  func reports() async throws {
    let folder = try TemporaryFolder()
    let (xml, page) = ("\(folder.path)/stress.xml", "\(folder.path)/stress.html")
    let arguments = ["--minutes", "0.005", "--in-flight", "8", "--junit", xml, "--html", page]
    let (ending, _) = try await ChildProcess.ending(of: .navbridge, ["stress", "reload"] + arguments)
    #expect(ending.code == 0, "\(ending.standardError)")
    let junit = try TextFile.read(xml)
    #expect(junit.contains(#"<testsuite name="navbridge stress" tests="2" failures="0" errors="0""#), "\(junit)")
    #expect(junit.contains(#"<testcase classname="navbridge stress" name="reload (bridge)""#))
    let html = try TextFile.read(page)
    #expect(html.contains("<h2>reload (turbo)</h2>") && html.contains("<polyline"))
  }

  @Test("navbridge stress refuses a report that cannot be written before it begins")
  func unwritable() async throws {
    let (ending, _) = try await ChildProcess.ending(of: .navbridge, ["stress", "reload", "--junit", "/no/where.xml"])
    #expect(ending.code == 64 && ending.standardError.contains("--junit: '/no/where.xml' cannot be written"))
  }

  @Test("navbridge stress has a subcommand for each profile, and lists them as the docs do")
  func profiles() async throws {
    let (help, text) = try await ChildProcess.ending(of: .navbridge, ["stress", "--help"])
    let (list, table) = try await ChildProcess.ending(of: .navbridge, ["stress", "list"])
    #expect(help.code == 0 && list.code == 0)
    for profile in Stress.profiles {
      #expect(text.contains("\n  \(profile.name) "), "\(text)")
      #expect(table.contains("| `\(profile.name)` | \(profile.interruption) | \(profile.moment) |\n"), "\(table)")
    }
  }

  @Test(
    "navbridge stress refuses a wrong argument with exit code 64 and an error that names it",
    arguments: [
      (["reload", "--cycles", "1"], "--cycles"), (["teardown", "--in-flight", "0"], "--in-flight"),
      (["reload", "--architecture", "lunar"], "lunar"), (["levitate"], "levitate"),
      (["reload", "--cycles", "5", "--minutes", "1"], "--cycles and --minutes"),
      (["kill", "--minutes", "0"], "--minutes must be from 0.001 to 10080"),
    ])
  func wrongArgument(_ arguments: [String], _ named: String) async throws {
    let (ending, _) = try await ChildProcess.ending(of: .navbridge, ["stress"] + arguments)
    #expect(ending.code == 64)
    #expect(ending.standardError.contains(named), "\(ending.standardError)")
  }

  @Test(
    "navbridge stress exits in order on a signal, together with the processes that it started",
    arguments: Stress.profiles.map(\.name))
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
