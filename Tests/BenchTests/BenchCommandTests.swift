import Foundation
import NavbridgeBench
import NavbridgeLauncher
import NavbridgeTestSupport
import NavbridgeWire
import Testing

/// `navbridge bench`, run as a user runs it, with few round trips.
@Suite("navbridge bench", .timeLimit(.minutes(20)))
struct BenchCommandTests {
  private static let few = ["bench", "--placement", "free", "--rounds", "1", "--count", "50"]

  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static func schema() throws -> JSONSchema {
    let text = try String(contentsOf: root.appending(path: "docs/bench.schema.json"), encoding: .utf8)
    return try JSONSchema(text)
  }

  private static func json(_ arguments: [String]) async throws -> JSON {
    let (ending, output) = try await ChildProcess.ending(of: .navbridge, few + ["--json"] + arguments)
    #expect(ending.code == 0, "\(ending.standardError)")
    let json = try JSONDocument(output).root.json
    #expect(try schema().faults(in: json) == [])
    #expect(json["schema"] == "navbridge-bench-4")
    return json
  }

  @Test(
    "navbridge bench measures a workload, with the processor time of both sides",
    arguments: [
      "turbo-command", "bridge-command", "c-command", "turbo-command-64", "turbo-command-8k-new", "c-command-256k",
      "merge-512-known", "merge-8k-new", "c-merge-512-new", "turbo-push-pop", "bridge-push-pop-one-clock",
      "turbo-navigate", "look-up-10",
    ])
  func workload(_ name: String) async throws {
    let row = try #require(try await Self.json(["--workload", name])["rows"]?[0])
    #expect(row["workload"] == .string(name))
    #expect((row["p50us"]?.double ?? 0) > 0 && (row["p50echoRatio"]?.double ?? 0) > 0)
    #expect((row.value(at: ["processorUs", "native"])?.double ?? 0) > 0)
    #expect((row.value(at: ["processorUs", "script"])?.double ?? 0) > 0)
  }

  @Test("navbridge bench compares a push and a pop with two programs in C that exchange as many bytes as often")
  func standIn() async throws {
    let rows = try await Self.json(["--workload", "turbo-push-pop-above-stand-in"])["rows"]?.array ?? []
    let row = try #require(rows.first { $0["workload"] == "turbo-push-pop-above-stand-in" })
    // The factor is left to the benchmark: on a busy machine any of the programs may wait.
    #expect(row["base"] == "stand-in-push-pop" && (row["p50ratio"]?.double ?? 0) > 0)
  }

  @Test("navbridge bench prints stages whose means add up, within a twentieth, to a whole that no times are taken of")
  func stages() async throws {
    let all = try await Self.json(["--workload", "c-command", "--stages"])["stages"]?.array ?? []
    #expect(all.count == 3)
    for stages in all {
      // On a busy machine the round trips with times may be the faster ones. The times then have no price.
      let whole = min(stages["wholeUs"]?.double ?? 0, stages["untracedUs"]?.double ?? 0)
      let sum = stages["sumUs"]?.double ?? 0
      #expect(whole > 0 && abs(sum - whole) <= whole / 20, "\(stages)")
      #expect((stages["stages"]?.array ?? []).allSatisfy { ($0["meanUs"]?.double ?? -1) >= 0 }, "\(stages)")
    }
    #expect(all.first?["stages"]?.array?.count == 8)
  }

  @Test("navbridge bench counts the native side's instructions and misses, or has the reason for which it cannot")
  func counts() async throws {
    let report = try await Self.json(["--workload", "c-command", "--counts"])
    let instructions = report.value(at: ["nativeCounts", "instructions"])?.double
    let reason = report["nativeCountsMissing"]?.string
    #expect((instructions ?? 0) > 50_000 ? reason == nil : instructions == nil && reason?.contains("valgrind") == true)
  }

  @Test("navbridge bench measures peers, of which the libuv echo and the pair of sockets are always here")
  func peers() async throws {
    let peers = try await Self.json(["--workload", "c-command", "--peers"])["peers"]?.array ?? []
    #expect(peers.map { $0["peer"]?.string } == ["socket-pair", "uv", "sd-bus", "zeromq", "nng", "node-ipc"])
    #expect(peers.prefix(2).allSatisfy { $0["isHere"] == true })
    #expect(peers[1]["ratio"]?.double == 1)
    for peer in peers { #expect((peer["isHere"] == true) == ((peer["p50us"]?.double ?? 0) > 0)) }
  }

  @Test("navbridge bench measures curves up to a limit, and writes a page")
  func curves() async throws {
    let page = "/tmp/navbridge-bench-test-\(getpid()).html"
    defer { unsafe unlink(page) }
    let arguments = ["--workload", "c-command", "--curves", "--curve-limit", "10", "--html", page]
    let curves = try await Self.json(arguments)["curves"]?.array ?? []
    #expect(
      curves.map { $0["things"]?.string } == [
        "screens", "overlays", "modals", "tabs", "listeners", "drivers", "calls",
      ])
    for curve in curves { #expect(curve["points"]?.array?.count == 1 && curve["growth"]?.double == 1) }
    let html = try String(contentsOfFile: page, encoding: .utf8)
    #expect(html.hasPrefix("<!doctype html>") && html.contains("pending calls") && html.contains("c-command"))
  }

  @Test("navbridge bench counts system calls where strace may trace, and names the reason where it may not")
  func systemCalls() async throws {
    let report = try await Self.json(["--workload", "c-command", "--system-calls"])
    let calls = report.value(at: ["rows"])?[0]?.value(at: ["systemCalls", "native"])?.double
    // strace is asked here as well, so that the count cannot be left out without a reason.
    let line = try await Self.firstLineOfStrace()
    if line.contains("attached") {
      #expect(report["systemCallsMissing"] == .null)
      #expect(calls.map { $0 >= 2 && $0 < 10 } == true, "\(report)")
    } else {
      #expect(calls == nil && report["systemCallsMissing"]?.string?.contains("strace") == true, "\(line)")
    }
  }

  /// Lets strace trace a process and returns the first line that it, or the shell, prints.
  private static func firstLineOfStrace() async throws -> String {
    try await ShellCommand(
      "sleep 100 & p=$!; strace -o /dev/null -p $p 2>&1 | { read -r line; kill -KILL $p; echo \"$line\"; }"
    ).output
  }

  @Test("navbridge bench measures commands a second with any number outstanding, of one workload or of three")
  func outstanding() async throws {
    let arguments = ["--workload", "c-command-512", "--outstanding", "7", "--outstanding", "16"]
    let rows = try await Self.json(arguments)["throughput"]?.array ?? []
    #expect(rows.map { $0["workload"] } == ["c-command-512", "c-command-512"])
    #expect(rows.map { $0["outstanding"] } == [7, 16])
    #expect(rows.allSatisfy { ($0["perSecond"]?.double ?? 0) > 0 && ($0["ratio"]?.double ?? 0) > 0 })
  }

  @Test("navbridge bench prints its tables in Markdown")
  func markdown() async throws {
    let (ending, output) = try await ChildProcess.ending(
      of: .navbridge, Self.few + ["--markdown", "--workload", "c-command"])
    #expect(ending.code == 0)
    let first = "Measuring 1 workload in 1 round of 50 round trips: some seconds.\nround 1 of 1: c-command\n"
    #expect(ending.standardError == first)
    #expect(output.contains("### Round trips\n\n| workload | p50 µs |") && output.contains("\n| c-command | "))
  }

  @Test(
    """
    navbridge bench prints its workloads by --list and in its help, and the table of docs/speed.md is that of the \
    list
    """)
  func list() async throws {
    let (ending, output) = try await ChildProcess.ending(of: .navbridge, ["bench", "--list"])
    #expect(ending.code == 0 && output == Workload.table)
    let (_, help) = try await ChildProcess.ending(of: .navbridge, ["bench", "--help"])
    for workload in Workload.all { #expect(help.contains(workload.name)) }
    let page = try String(contentsOf: Self.root.appending(path: "docs/speed.md"), encoding: .utf8)
    #expect(page.contains("<!-- begin workloads -->\n\(Workload.table)<!-- end workloads -->\n"))
  }

  @Test(
    """
    navbridge bench measures the base of a workload that is chosen alone, and prints its ratio beside that of an \
    earlier report
    """)
  func compare() async throws {
    let file = "/tmp/navbridge-bench-test-\(getpid()).json"
    defer { unsafe unlink(file) }
    let (_, first) = try await ChildProcess.ending(
      of: .navbridge, Self.few + ["--json", "--workload", "turbo-command-jansson"])
    let row = try #require(try JSONDocument(first).root.json["rows"]?[0])
    #expect(row["base"] == "turbo-command" && (row["p50ratio"]?.double ?? 0) > 0)
    try first.write(toFile: file, atomically: false, encoding: .utf8)
    let second = try await Self.json(["--workload", "turbo-command-jansson", "--compare", file])
    let compared = second.value(at: ["comparison", "rows"])?[0]
    #expect(compared?["workload"] == "turbo-command-jansson" && compared?["interval"] == .null)
    let (both, table) = try await ChildProcess.ending(of: .navbridge, ["bench", "--compare", file, "--with", file])
    #expect(
      both.code == 0 && table.contains("turbo-command-jansson") && table.contains("unknown: one round"), "\(table)")
    let (other, _) = try await ChildProcess.ending(
      of: .navbridge, Self.few + ["--workload", "c-command-64", "--compare", file])
    #expect(other.code == 64)
    let sentence = "'\(file)' has none of the workloads of this run (c-command-64). It has turbo-command-jansson;"
    #expect(other.standardError.contains(sentence), "\(other.standardError)")
  }

  @Test(
    "navbridge bench refuses a wrong argument with exit code 64 and an error that names it",
    arguments: [
      (["--workload", "moonwalk"], "moonwalk"), (["--curve-limit", "5"], "--curve-limit"),
      (["--json", "--markdown"], "--markdown"),
      (["--compare", "/dev/null"], "--compare"), (["--outstanding", "0"], "--outstanding"),
      (["--outstanding", "4", "--workload", "turbo-push-pop"], "'turbo-push-pop' is no command without an effect"),
      (["--with", "/dev/null"], "--with goes with --compare"),
      (["--compare", "/dev/null", "--with", "/dev/null", "--json"], "--with prints a table"),
    ])
  func wrongArgument(_ arguments: [String], _ named: String) async throws {
    let (ending, _) = try await ChildProcess.ending(of: .navbridge, Self.few + arguments)
    #expect(ending.code == 64)
    #expect(ending.standardError.contains(named), "\(ending.standardError)")
  }
}
