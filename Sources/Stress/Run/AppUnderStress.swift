internal import Glibc
internal import NavbridgeLauncher
internal import NavbridgeRuntime
internal import NavbridgeVocabulary

/// `navbridge run` with an app whose commands are in flight, which a signal ends.
@ScriptThread
struct AppUnderStress {
  let folder: StressFolder
  let architecture: Architecture
  let inFlight: Int
  let record: StressRecord

  /// The line by which the app says that its commands are in flight.
  private static let readiness = "in flight"
  /// Starts the run, sends a signal once commands are in flight, and waits until all its processes have ended.
  ///
  /// - Parameters:
  ///   - rounds: the number of times that the app has awaited its commands before the signal may come.
  ///   - target: the program that gets the signal.
  ///   - expected: the exit code of the run.
  func end(
    after rounds: Int, by signal: CInt, to target: ChildProgram, expecting expected: Int, way: String
  ) async throws {
    let file = try folder.write(app: Self.app(inFlight: inFlight, rounds: rounds))
    let arguments = ["run", file, "--architecture", architecture.rawValue, "--end-with-input"]
    let (_, ending) = try await ChildProcess.run(.navbridge, arguments, environment: folder.environment) {
      [folder, record] child in
      try await withTaskExecutorPreference(ScriptThread.executor) {
        try await strike(child, target, signal)
        try await record.waitUntilGone(folder)
      }
    }
    record.note(ProcessEnding(ending), instead: expected, of: "'navbridge run' after '\(way)'")
    record.noteLeft(in: folder, by: way)
  }

  private func strike(_ child: ChildProcess.Running, _ target: ChildProgram, _ signal: CInt) async throws {
    let token = record.watch.onFailure { error in child.send(error.isHang ? SIGKILL : SIGTERM) }
    defer { record.watch.forget(token) }
    guard child.firstLine == Self.readiness else {
      throw StressError.scriptLost("The first line of 'navbridge run' is '\(child.firstLine)'.")
    }
    if target == .navbridge { return child.send(signal) }
    guard let process = folder.processes.first(where: { $0.program == target.rawValue }) else {
      return record.ledger.note(.ending, "'navbridge run' has no process '\(target.rawValue)' while its app runs.")
    }
    Glibc.kill(process.id, signal)
  }

  private static func app(inFlight: Int, rounds: Int) -> String {
    """
    const { Navigation } = require('react-native-navigation');
    Navigation.registerComponent('Screen', () => () => null);
    const screen = { component: { name: 'Screen' } };
    Navigation.events().registerAppLaunchedListener(async () => {
      for (let round = 0; ; round++) {
        const id = `home${round}`;
        await Navigation.setRoot({ root: { stack: { children: [{ component: { name: 'Screen', id } }] } } });
        const commands = Array.from({ length: \(inFlight) }, () => Navigation.push(id, screen).catch(() => {}));
        if (round === \(rounds)) console.log('\(readiness)');
        await Promise.all(commands);
      }
    });

    """
  }
}
