internal import Glibc
internal import NavbridgeRuntime
package import NavbridgeVocabulary

/// A script in a separate process, which is killed: `navbridge stress script` runs it.
package struct ScriptProcess: Sendable {
  package let path: String
  package let architecture: Architecture
  package let seed: UInt64
  package let cycle: Int
  package let inFlight: Int
  /// True if the process kills itself when it has written its commands and a part of a frame.
  package let diesInFrame: Bool

  package init(
    path: String, architecture: Architecture, seed: UInt64, cycle: Int, inFlight: Int,
    diesInFrame: Bool = false
  ) {
    self.path = path
    self.architecture = architecture
    self.seed = seed
    self.cycle = cycle
    self.inFlight = inFlight
    self.diesInFrame = diesInFrame
  }

  /// The command-line arguments that start it.
  var arguments: [String] {
    [
      "stress", "script", "--pipe", path, "--architecture", architecture.rawValue, "--seed", "\(seed)", "--cycle",
      "\(cycle)", "--in-flight", "\(inFlight)",
    ] + (diesInFrame ? ["--dies-in-frame"] : [])
  }

  private static let readiness = "began epoch "

  /// Returns the epoch that the process's first line names.
  static func epoch(in line: String) -> Int? {
    line.hasPrefix(readiness) ? Int(line.dropFirst(readiness.count)) : nil
  }

  /// Begins a context, prints its epoch on standard output, issues the cycle's commands, and stays until its connection
  /// ends.
  @ScriptThread
  package func run(_ watch: Watch) async throws {
    let script = try await StressScript.begin(at: path, architecture, StressRecord(watch))
    print("\(Self.readiness)\(script.epoch)")
    fflush(nil)
    try await script.play(TeardownPlan(seed: seed, inFlight: inFlight).cycle(cycle).steps)
    if diesInFrame {
      script.beginFrame()
      kill(getpid(), SIGKILL)
    }
    try await watch.wait(for: "the end of the connection") { script.isClosed }
  }
}
