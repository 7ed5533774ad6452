import ArgumentParser
import CShims
import Glibc
package import NavbridgeBench
import NavbridgeLauncher
import NavbridgeRuntime

struct BenchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bench",
    abstract: "Measures round trips over both routes against a C libuv echo of the same sizes.",
    discussion: """
      Prints microseconds and ratios: medians over the rounds of what was taken in turns within each. Ratios carry over \
      to other machines better than times do. Use a release build. docs/speed.md explains the tables.

      Exit codes: 0, 2 under --gate when a bound is not kept, 64 for a wrong argument, 70 when measuring fails or a program \
      is missing, 74 when standard output cannot be written, 75 under --gate when there is no verdict because the machine \
      is busy or the rounds differ by more than the distance to the bound, 129 when the terminal is closed, 130 or 143 for a \
      signal.
      """)

  @Option(help: "Where the processes run: all on one core, or where the system places them.")
  var placement = Benchmark.Placement.oneCore

  @Option(help: "The number of rounds through all workloads, from 1 to 100. Results are medians over the rounds.")
  var rounds = 5

  @Option(help: "The number of round trips in each measurement; a twentieth of it for messages above 100 KB.")
  var count = 1000

  @Option(
    help: ArgumentHelp(
      "Take only this workload and its base, without the parts of a whole run; may be repeated.", valueName: "name"),
    completion: .list(Workload.allValueStrings))
  var workload: [Workload] = []

  @Option(
    help: ArgumentHelp(
      "Measure commands a second with so many outstanding, of the --workload of commands without an effect, or of three; "
        + "may be repeated. A whole run takes 1, 64 and 1024.", valueName: "number"))
  var outstanding: [Int] = []

  @Flag(help: "Print the means of the stages of a command. A whole run does this anyway.")
  var stages = false

  @Flag(help: "Count system calls with strace. A whole run does this anyway.")
  var systemCalls = false

  @Flag(help: "Count the native side's instructions and misses of caches with valgrind. A whole run does this anyway.")
  var counts = false

  @Flag(help: "Measure other kinds of connections in the same run, each if its library or program is installed.")
  var peers = false

  @Flag(
    help: "Measure a push and a pop against the number of screens, overlays, modals, tabs, listeners, drivers, calls.")
  var curves = false

  @Option(help: "The largest number of things in a curve.")
  var curveLimit = 10_000

  @Flag(help: "Exit with 2 if a p50 exceeds its bound, and with 75 if that cannot be judged.")
  var gate = false

  @Flag(help: "Print the workloads with their bases, bounds and goals as a table, and measure nothing.")
  var list = false

  @Option(
    help: ArgumentHelp(
      "Print the ratios to the echo beside those of an earlier run, which --json has printed, with intervals of 95 %.",
      valueName: "file"),
    completion: .file(extensions: ["json"]))
  var compare: String?

  @Option(
    help: ArgumentHelp(
      "With --compare: compare this run, which --json has printed, and measure nothing.", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var with: String?

  /// The form of the report on standard output.
  enum Form: String, EnumerableFlag {
    case text, json, markdown

    static func help(for value: Form) -> ArgumentHelp? {
      switch value {
      case .text: "Print tables."
      case .json: "Print one JSON document (docs/bench.schema.json)."
      case .markdown: "Print tables in Markdown."
      }
    }
  }

  @Flag var form = Form.text

  @Option(
    help: ArgumentHelp("Write the report as a page with charts, too.", valueName: "file"),
    completion: .file(extensions: ["html"]))
  var html: String?

  func validate() throws {
    guard (1...100).contains(rounds) else { throw ValidationError("--rounds must be from 1 to 100.") }
    guard (50...1_000_000).contains(count) else { throw ValidationError("--count must be from 50 to 1000000.") }
    guard outstanding.allSatisfy({ (1...100_000).contains($0) }) else {
      throw ValidationError("--outstanding must be from 1 to 100000.")
    }
    if !outstanding.isEmpty, let other = workload.first(where: { !$0.hasThroughput }) {
      throw ValidationError(
        "--outstanding: '\(other.name)' is no command without an effect and with the same payload each time. Those are "
          + "\(Workload.all.filter(\.hasThroughput).map(\.name).joined(separator: ", ")).")
    }
    guard with == nil || compare != nil else { throw ValidationError("--with goes with --compare.") }
    guard with == nil || (html == nil && form != .json && !gate) else {
      throw ValidationError("--with prints a table, and goes with neither --json nor --html nor --gate.")
    }
    guard (10...10_000).contains(curveLimit) else { throw ValidationError("--curve-limit must be from 10 to 10000.") }
  }

  func run() throws {
    if list {
      print(Workload.table, terminator: "")
      Glibc.exit(StandardOutput.finish(0))
    }
    if let compare, let with { return try printComparison(of: with, to: compare) }
    // The file is read before anything is measured, so that a mistake costs no time.
    let earlier = try compare.map(earlierReport)
    try OutputFiles.check(("--html", html), inputs: [compare].compactMap(\.self))
    // This comes before any thread is created: threads and children inherit the setting.
    if placement == .oneCore, cshims_pin_to_core(CInt(sysconf(CInt(_SC_NPROCESSORS_ONLN))) - 1) != 0 {
      throw ValidationError("The system does not let this process choose its core; use --placement free.")
    }
    let benchmark = benchmark
    let output = BenchOutput(form: form, page: html, gates: gate, earlier: earlier)
    let loop = Runtime.live.script.useCallingThread()
    // This task does not run on the script thread, because that thread's queue is measured.
    Task { await Self.perform(benchmark, output) }
    loop.run()
  }

  private var benchmark: Benchmark {
    var parts: Benchmark.Parts = workload.isEmpty ? .standard : []
    if stages { parts.insert(.stages) }
    if systemCalls { parts.insert(.systemCalls) }
    if counts { parts.insert(.counts) }
    if peers { parts.insert(.peers) }
    if curves { parts.insert(.curves) }
    if !outstanding.isEmpty { parts.insert(.throughput) }
    return Benchmark(
      placement: placement, rounds: rounds, count: count, workloads: workload.isEmpty ? Workload.all : workload,
      parts: parts, curveLimit: curveLimit, outstanding: outstanding.isEmpty ? Throughput.outstandings : outstanding)
  }

  private func printComparison(of later: String, to earlier: String) throws {
    let comparison = Comparison(try report(at: earlier, "--compare"), try report(at: later, "--with"))
    let table = comparison.table
    StandardOutput.print(coloured: (form == .markdown ? table.markdown.printable : table.text(.ofOutput)) + "\n")
    Glibc.exit(StandardOutput.finish(0))
  }

  private func report(at path: String, _ option: String) throws -> EarlierReport {
    do {
      return try EarlierReport(TextFile.read(path))
    } catch {
      throw ValidationError("\(option): '\(path)' cannot be read: \(error).")
    }
  }

  private func earlierReport(at path: String) throws -> EarlierReport {
    let report = try report(at: path, "--compare")
    let wanted = benchmark.workloads.map(\.name)
    guard wanted.contains(where: report.workloads.contains) else {
      throw ValidationError(
        "--compare: '\(path)' has none of the workloads of this run (\(wanted.joined(separator: ", "))). It has "
          + "\(report.workloads.isEmpty ? "none" : report.workloads.joined(separator: ", ")); choose by --workload.")
    }
    return report
  }

  private static func perform(_ benchmark: Benchmark, _ output: BenchOutput) async {
    let interruption = Guarded<CInt?>(nil)
    await watchSignals(interruption)
    StandardError.printLine(benchmark.announcement)
    do {
      let report = try await benchmark.run { StandardError.printLine($0) }
      // The last child may have ended by itself just before the signal, so that nothing failed.
      if let signal = interruption.withLock({ $0 }) { end(by: signal) }
      Glibc.exit(try output.write(report))
    } catch {
      if let signal = interruption.withLock({ $0 }) { end(by: signal) }
      StandardError.complain("\(error)")
      Glibc.exit(EX_SOFTWARE)
    }
  }

  private static func end(by signal: CInt) -> Never {
    StandardError.complain("The run was ended by signal \(signal).")
    Glibc.exit(128 + signal)
  }

  @ScriptThread
  private static func watchSignals(_ interruption: Guarded<CInt?>) {
    SignalWatch.start(SignalWatch.ending, on: Runtime.current.script.eventLoop) { signal in
      if interruption.withLock({ $0 }) != nil { _exit(128 + signal) }
      interruption.withLock { $0 = signal }
      // The running benchmark fails when its children end.
      ChildProcess.endAll()
    }
  }
}

extension Benchmark.Placement: ExpressibleByArgument {}
extension Workload: ExpressibleByArgument {
  package init?(argument: String) { self.init(named: argument) }

  /// The help, the errors and the shells list the names.
  package static var allValueStrings: [String] { all.map(\.name) }
}
