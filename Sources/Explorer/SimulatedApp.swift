internal import ArgumentParser
internal import Glibc
internal import NativeSide
internal import NavbridgeDriver
internal import NavbridgeKernel
internal import NavbridgeLauncher
internal import NativeSideProgram
internal import NavbridgeRuntime
internal import ScriptSideProgram
internal import NavbridgeSimulation
internal import NavbridgeTestRunner
internal import NavbridgeVocabulary
internal import NavbridgeWire
internal import NavbridgeWireOptions
internal import ScriptEngine

/// The two programs of an app in a simulated world: they take the arguments of the real ones and end as those do, and share the
/// process and its one thread.
@ScriptThread
final class SimulatedApp {
  /// Receives the news of native sides.
  struct Watch: Sendable {
    /// Called with a sentence for each invariant that does not hold; nil if nobody looks.
    var onBrokenInvariant: (@Sendable (String) -> Void)?
    /// Called with the code and the sentence of each wait that never ends; nil if nobody needs it.
    var onEndlessWait: (@Sendable (String, String) -> Void)?
    /// Called when a native side has started.
    let onStart: @ScriptThread @Sendable (SimulatedApp, NativeSide) -> Void
    /// Called with what happens on a native side; nil if nobody needs it.
    var onStep: (@Sendable (DeviceStep) -> Void)?
    /// The film of the run; nil for a run without pictures.
    var film: SimulatedFilm?
    /// Ends the process when a turn of a script takes too long, in a copy of the process that `watchTurns` has reached; nil for a search,
    /// which limits the time of each run.
    var endProcess: (@Sendable (_ exitCode: Int32) -> Void)?
    /// The arguments of the native side's program; nil for those of the app.
    var launchArguments: [String]?
  }

  /// The arguments of `native-side`.
  private struct NativeArguments: ParsableArguments {
    @OptionGroup var options: NativeSideOptions
    @OptionGroup var wire: WireOptions
  }

  /// The arguments of `script-side`.
  private struct ScriptArguments: ParsableArguments {
    @OptionGroup var script: ScriptSideOptions
    @OptionGroup var wire: WireOptions
    @Option var beside: String?
    @Flag var json = false
    @Flag var watchTurns = false
  }

  /// The arguments that were parsed before, by their words. The parser takes as long as a whole run.
  private static var nativeArguments: [[String]: NativeArguments] = [:]
  private static var scriptArguments: [[String]: ScriptArguments] = [:]

  /// Parses arguments but for the path of the socket, which is another one in each run.
  private static func parsed<Arguments: ParsableArguments>(
    _ words: [String], _ known: inout [[String]: Arguments]
  ) throws -> Arguments {
    var words = words
    if let index = words.firstIndex(of: "--pipe") { words.removeSubrange(index...(index + 1)) }
    if let parsed = known[words] { return parsed }
    let parsed = try Arguments.parse(words)
    known[words] = parsed
    return parsed
  }

  private let scheduler: SimulationScheduler
  private let runtime: Runtime
  private let heap: ScriptHeap?
  private let watch: Watch
  private var native: NativeSide?
  private var script: SimulatedScript?
  private var endings: [ChildProgram: CheckedContinuation<Int, Never>] = [:]
  /// The exit codes of programs that have ended before somebody awaits that.
  private var codes: [ChildProgram: Int] = [:]

  init(
    _ scheduler: SimulationScheduler, _ runtime: Runtime, heap: ScriptHeap?,
    _ watch: Watch
  ) {
    (self.scheduler, self.runtime, self.heap, self.watch) = (scheduler, runtime, heap, watch)
  }

  /// The machine on which apps run in a world. Each start of a native side begins another app.
  ///
  /// - Parameters:
  ///   - heap: the heap of the apps' scripts; nil for one for each context.
  ///   - watch: receives the news of native sides.
  nonisolated static func machine(
    _ scheduler: SimulationScheduler, _ runtime: Runtime, heap: ScriptHeap?,
    _ watch: Watch
  ) -> AppMachine {
    let apps = Guarded<[SimulatedApp]>([])
    return AppMachine(
      launch: { program, arguments, errors, started, output in
        await launch(in: apps, program, arguments, errors, started, output) {
          SimulatedApp(scheduler, runtime, heap: heap, watch)
        }
      },
      deliver: { program, process, signal in apps.withLock { $0[Int(process) / 2 - 1] }.end(program, by: signal) },
      connect: { path in try await Driver.start(app(at: path, in: apps).client()) })
  }

  /// The path of an app is its number.
  private static func app(at path: String, in apps: Guarded<[SimulatedApp]>) -> SimulatedApp {
    apps.withLock { $0[Int(path) ?? 0] }
  }

  private static func launch(
    in apps: Guarded<[SimulatedApp]>, _ program: ChildProgram, _ arguments: [String], _ errors: CInt,
    _ started: @Sendable (pid_t) -> Void, _ output: ChildProcess.OutputReader, make: @ScriptThread () -> SimulatedApp
  ) async -> Int {
    if program == .nativeSide {
      let (app, number) = apps.withLock { apps in
        apps.append(make())
        return (apps[apps.count - 1], apps.count - 1)
      }
      started(pid_t(number * 2 + 2))
      return await app.runNative(arguments, at: "\(number)", errors, output)
    }
    // It connects to the path that the native side has printed.
    let path = arguments.firstIndex(of: "--pipe").map { arguments[$0 + 1] } ?? ""
    started(pid_t((Int(path) ?? 0) * 2 + 3))
    return await app(at: path, in: apps).runScript(arguments, errors, output)
  }

  private func client() -> RPCClient { native!.client(chunking: scheduler.chunking) }

  /// Connects the script, on its own thread. Faults strike from now on.
  private func scriptClient(to native: NativeSide) -> (client: RPCClient, stream: MemoryTransport) {
    scheduler.connectScript(to: native) { [weak self, runtime] in
      runtime.script.jobs.asyncScript { self?.end(.scriptSide, by: SIGKILL) }
    }
  }

  // MARK: - The programs

  private func runNative(_ arguments: [String], at path: String, _ errors: CInt, _ output: ChildProcess.OutputReader)
    async -> Int
  {
    var configuration = NativeSideConfiguration()
    let parsed: NativeArguments
    do {
      parsed = try Self.parsed(arguments, &Self.nativeArguments)
      if parsed.options.faithfulCrashes { throw ValidationError(ExploredTest.endsProcess) }
      try parsed.options.apply(to: &configuration)
    } catch {
      _ = SystemFiles.write(NativeArguments.fullMessage(for: error) + "\n", to: errors)
      return Int(EX_USAGE)
    }
    configuration.jsonParser = parsed.wire.jsonParser
    configuration.launchArguments =
      watch.launchArguments ?? [ChildProgram.nativeSide.rawValue] + parsed.options.arguments
    configuration.log = { _ = SystemFiles.write($0 + "\n", to: errors) }
    configuration.onBrokenInvariant = watch.onBrokenInvariant
    configuration.onEndlessWait = watch.onEndlessWait
    native = await NativeSide.start(configuration, design: parsed.options.chosenDesign, runtime: runtime)
    if let native {
      watch.onStart(self, native)
      if let onStep = watch.onStep { native.follow(runtime, onStep) }
      watch.film?.begin(native, at: path) { [weak self] in self?.script?.description(ofSurface: $0, hostTag: $1) }
    }
    if case .lines(let take) = output { take("native-side listens on \(path)") }
    let code = await ending(of: .nativeSide)
    watch.film?.end(at: path)
    native = nil
    return code
  }

  private func runScript(_ arguments: [String], _ errors: CInt, _ output: ChildProcess.OutputReader) async -> Int {
    let parsed: ScriptArguments
    do { parsed = try Self.parsed(arguments, &Self.scriptArguments) } catch {
      _ = SystemFiles.write(ScriptArguments.fullMessage(for: error) + "\n", to: errors)
      return Int(EX_USAGE)
    }
    var settings = ScriptSettings(file: parsed.script.file, architecture: parsed.script.architecture)
    settings.jsonParser = parsed.wire.jsonParser
    // A search ends loops that do not end by itself.
    settings.timeout = watch.endProcess == nil ? nil : parsed.script.app.turnLimit
    (settings.endProcess, settings.isCopied) = (watch.endProcess, watch.endProcess != nil)
    settings.watchesTurns = parsed.watchTurns && watch.endProcess != nil
    settings.keepsRunning = parsed.script.keep
    settings.moduleFiles = parsed.script.app.modules
    settings.networkFiles = parsed.script.app.network
    settings.beside = parsed.beside
    settings.transcript = parsed.json ? .json : .none
    settings.heap = heap
    // The script has a thread of its own, as its process has. It shares nothing with that of the test but what it prints.
    let process = scheduler.scriptThread("script", beside: runtime)
    settings.write = { line, descriptor in
      process.script.target.uses(.output, alone: true)
      if case .descriptor(let output) = output, descriptor == STDOUT_FILENO {
        _ = SystemFiles.write(line + "\n", to: output)
      } else {
        _ = SystemFiles.write(line + "\n", to: errors)
      }
    }
    guard let native else { return Int(EX_SOFTWARE) }
    let script = SimulatedScript(process)
    self.script = script
    script.start { [self] in
      let (client, stream) = scriptClient(to: native)
      return ScriptEngine(client, settings) { [self, runtime] ending in
        // The process ends at once, and with it what its script would have sent.
        if watch.endProcess != nil { stream.vanish() }
        let code =
          switch ending {
          case .failed(let code): Int(code)
          case .disconnected, .refused: Int(EX_SOFTWARE)
          }
        if watch.endProcess != nil, let sentence = ending.sentence {
          settings.write("\(ChildProgram.scriptSide.rawValue): \(sentence)", STDERR_FILENO)
        }
        runtime.script.jobs.asyncScript { self.end(.scriptSide, with: code) }
      }
    }
    let code = await ending(of: .scriptSide)
    script.kill()
    self.script = nil
    return code
  }

  /// Limits the turns of the script from now on, in a copy of the process that began it.
  func watchTurns() { script?.watchTurns() }

  // MARK: - The ends

  private func end(_ program: ChildProgram, by signal: CInt) {
    if signal == SIGSTOP {
      if let script { scheduler.standStill(script.process.script.target) }
      return
    }
    if signal == SIGCONT {
      // In a search a script stands still until nothing else is left to do.
      if scheduler.waitsForOutside, let script { scheduler.goOn(script.process.script.target) }
      return
    }
    let code = 128 + Int(signal)
    guard program == .nativeSide, let native else {
      if let script { scheduler.goOn(script.process.script.target) }
      script?.kill()
      return end(program, with: code)
    }
    watch.film?.draw()
    native.stop { [runtime] in runtime.script.jobs.asyncScript { self.end(program, with: code) } }
  }

  private func ending(of program: ChildProgram) async -> Int {
    await withCheckedContinuation { end in
      // The program may have ended before this closure.
      if let code = codes[program] { return end.resume(returning: code) }
      endings[program] = end
    }
  }

  private func end(_ program: ChildProgram, with code: Int) {
    guard codes[program] == nil else { return }
    codes[program] = code
    endings.removeValue(forKey: program)?.resume(returning: code)
  }
}

extension NativeSide {
  /// Passes on what happens here, from now on. Must be called on the one thread of a world.
  fileprivate nonisolated func follow(_ runtime: Runtime, _ take: @escaping @Sendable (DeviceStep) -> Void) {
    CurrentThread.run(as: runtime.main.target, of: runtime) {
      MainQueue.assumeIsolated { trace(DeviceStep.kinds) { DeviceStep($0).map(take) } }
    }
  }
}
