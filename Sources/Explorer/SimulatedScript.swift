internal import NavbridgeRuntime
internal import NavbridgeWire
internal import ScriptEngine

/// The script side of an app in a simulated world. It has a thread of its own, as its process has, and shares nothing with the test but
/// what it prints.
@ScriptThread
final class SimulatedScript {
  /// The runtime of the script's thread.
  let process: Runtime
  private var engine: ScriptEngine?
  private var isKilled = false

  init(_ process: Runtime) { self.process = process }

  /// Starts the script on its thread.
  func start(_ make: @escaping @ScriptThread @Sendable () -> ScriptEngine) {
    process.script.jobs.asyncScript { [self] in if !isKilled { engine = make() } }
  }

  /// Limits the turns of the script from now on.
  func watchTurns() { process.script.jobs.asyncScript { [self] in engine?.watchTurns() } }

  /// Ends the script on its thread, as the end of its process does.
  func kill() {
    process.script.jobs.asyncScript { [self] in
      isKilled = true
      engine?.kill()
      engine = nil
    }
  }

  /// A surface of the script, for pictures.
  func description(ofSurface rootTag: Int64, hostTag: Int64?) -> JSON? {
    CurrentThread.run(as: process.script.target, of: process) {
      engine?.description(ofSurface: rootTag, hostTag: hostTag)
    }
  }
}
