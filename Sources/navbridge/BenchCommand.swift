public import ArgumentParser
import CShims
import Glibc
public import NavbridgeBench
import NavbridgeLauncher
import NavbridgeRuntime

struct BenchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bench",
    abstract: "Measures round trips over both routes against a C libuv echo of the same sizes.",
    discussion: """
      Prints microseconds and ratios: medians over the rounds of what was taken in turns within each. Ratios carry over \
      to other machines, times do not. Use a release build.

      Exit codes: 0, 2 under --gate when a bound is not kept, 64 for a wrong argument, 70 when measuring fails, \
      74 when standard output cannot be written, 130 or 143 for a signal.
      """)

  @Option(help: "Where the processes run: \(Benchmark.Placement.allCases.map(\.rawValue).joined(separator: " or ")).")
  var placement = Benchmark.Placement.oneCore

  @Option(help: "The number of rounds through all workloads.")
  var rounds = 5

  @Option(help: "The number of round trips in each measurement.")
  var count = 5000

  @Option(help: "Take only this workload; may be repeated.")
  var workload: [Workload] = []

  @Flag(help: "Exit with 2 if a p50 exceeds its bound.")
  var gate = false

  @Flag(help: "Print one JSON document instead of a table.")
  var json = false

  func validate() throws {
    guard (1...100).contains(rounds) else { throw ValidationError("--rounds must be from 1 to 100.") }
    guard (50...1_000_000).contains(count) else { throw ValidationError("--count must be from 50 to 1000000.") }
  }

  func run() throws {
    // This comes before any thread is created: threads and children inherit the setting.
    if placement == .oneCore, cshims_pin_to_core(CInt(sysconf(CInt(_SC_NPROCESSORS_ONLN))) - 1) != 0 {
      throw ValidationError("The system does not let this process choose its core; use --placement free.")
    }
    let workloads = workload.isEmpty ? Workload.allCases : workload
    let benchmark = Benchmark(placement: placement, rounds: rounds, count: count, workloads: workloads)
    let (json, gate) = (json, gate)
    let loop = Runtime.live.script.useCallingThread()
    // This task does not run on the script thread, because that thread's queue is measured.
    Task { await Self.perform(benchmark, json: json, gate: gate) }
    loop.run()
  }

  private static func perform(_ benchmark: Benchmark, json: Bool, gate: Bool) async {
    let interruption = Guarded<CInt?>(nil)
    await watchSignals(interruption)
    do {
      let report = try await benchmark.run { StandardError.say($0) }
      print(json ? report.json.description : report.table)
      let written = StandardOutput.finish(0)
      for row in gate ? report.beyondBounds : [] {
        StandardError.complain("'\(row.workload.rawValue)' takes \(row.ratio50) of '\(row.workload.baseName)'.")
      }
      Glibc.exit(written != 0 ? written : gate && !report.beyondBounds.isEmpty ? 2 : 0)
    } catch {
      if let signal = interruption.withLock({ $0 }) {
        StandardError.complain("The run was ended by signal \(signal).")
        Glibc.exit(128 + signal)
      }
      StandardError.complain("\(error)")
      Glibc.exit(EX_SOFTWARE)
    }
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
extension Workload: ExpressibleByArgument {}
