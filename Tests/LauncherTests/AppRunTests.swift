import Glibc
import NativeSide
import NavbridgeDriver
import NavbridgeKernel
import NavbridgeNavigation
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import ScriptSide
import Testing

@testable import NavbridgeLauncher

/// A run whose two programs are played by the test. The process ids are none that exist, and the signals that the run
/// sends reach the test.
@Suite("A run of an app", .serialized, .timeLimit(.minutes(20)))
@ScriptThread
struct AppRunTests {
  /// The programs of a run, and what has happened to them, as words.
  @ScriptThread
  private final class Stage {
    /// What happens to a program after its start.
    typealias Act = @ScriptThread @Sendable (Program) async throws -> Int

    private(set) var events: [String] = []
    private var signals: [ChildProgram: AsyncStream<CInt>] = [:]
    private var sinks: [ChildProgram: AsyncStream<CInt>.Continuation] = [:]

    init() {
      for program in [ChildProgram.nativeSide, .scriptSide] {
        let (signals, sink) = AsyncStream.makeStream(of: CInt.self)
        (self.signals[program], sinks[program]) = (signals, sink)
      }
    }

    func note(_ event: String) { events.append(event) }

    /// Runs an app whose programs act as the test states.
    func run(
      _ change: (inout AppRun.Options) -> Void = { _ in }, native: @escaping Act,
      script: @escaping Act = { _ in 0 }
    ) async -> RunEnding {
      let machine = AppMachine(
        launch: { program, arguments, _, started, output in
          try await self.start(program, arguments, started, output, program == .nativeSide ? native : script)
        },
        deliver: { program, _, signal in
          self.note("\(program) gets \(signal)")
          self.sinks[program]?.yield(signal)
        })
      let processes = AppProcesses(on: machine)
      var options = AppRun.Options(scriptArguments: ["app.js"])
      change(&options)
      options.makeProcesses = { processes }
      return await AppRun(options).run()
    }

    private func start(
      _ program: ChildProgram, _ arguments: [String], _ started: @escaping @Sendable (pid_t) -> Void,
      _ output: ChildProcess.OutputReader, _ act: Act
    ) async throws -> Int {
      note("\(program) starts \(arguments.filter { !$0.contains("/") }.joined(separator: " "))")
      let id = program == .nativeSide ? pid_t.max - 1 : .max
      return try await act(
        Program(
          arguments: arguments, starts: { started(id) }, prints: { if case .lines(let take) = output { take($0) } },
          signals: signals[program]!))
    }
  }

  /// A program as its act sees it.
  private struct Program: Sendable {
    let arguments: [String]
    let starts: @Sendable () -> Void
    let prints: @Sendable (String) -> Void
    let signals: AsyncStream<CInt>

    /// Returns the next signal that the run sends.
    func signal() async -> CInt { await signals.first { _ in true } ?? 0 }
  }

  private struct Missing: Error, CustomStringConvertible { let description = "There is no such program." }

  @Test("A run of an app ends at once if its native side cannot be started")
  func missing() async {
    let stage = Stage()
    #expect(await stage.run(native: { _ in throw Missing() }) == .notStarted("There is no such program."))
    #expect(stage.events == ["nativeSide starts "])
  }

  @Test("A run of an app ends with the code of a native side that refuses its arguments")
  func refused() async {
    let stage = Stage()
    let ending = await stage.run({ $0.nativeArguments = ["--no"] }, native: { _ in Int(EX_USAGE) })
    #expect(ending == .refused(code: 64))
    #expect(stage.events == ["nativeSide starts --no"])
  }

  @Test("A run of an app ends a native side to which its driver cannot connect")
  func notConnected() async {
    let stage = Stage()
    let ending = await stage.run(native: { program in
      program.starts()
      program.prints("native-side listens on /nowhere/pipe")
      return 128 + Int(await program.signal())
    })
    guard case .notStarted(let why) = ending else { return _ = Issue.record("\(ending)") }
    #expect(why.contains("/nowhere/pipe"))
    #expect(stage.events == ["nativeSide starts ", "nativeSide gets \(SIGTERM)"])
  }

  @Test("A run of an app ends a native side whose time is up while it starts only when it has printed its path")
  func earlyEnd() async {
    let stage = Stage()
    let ending = await stage.run {
      $0.timeout = 0
    } native: { program in
      program.starts()
      stage.note("woken by \(await program.signal())")
      program.prints("native-side listens on /nowhere/pipe")
      return 128 + Int(await program.signal())
    }
    #expect(ending == .timedOut([]))
    #expect(
      stage.events == [
        "nativeSide starts ", "nativeSide gets \(SIGCONT)", "woken by \(SIGCONT)", "nativeSide gets \(SIGTERM)",
      ])
  }

  @Test("A run of an app ends an app at rest: first the script, which reports what it awaits, then the native side")
  func finished() async {
    let stage = Stage()
    let ending = await stage.run {
      $0.atRest = { driver in
        let ids = try? await driver.snapshot()["windows"]?[0]?["root"]?["componentId"]
        stage.note("at rest with \(ids?.string ?? "nothing")")
      }
    } native: {
      try await Self.native($0)
    } script: {
      try await Self.script($0)
    }
    #expect(ending == .finished)
    #expect(
      stage.events == [
        "nativeSide starts ", "scriptSide starts app.js --pipe", "at rest with a", "scriptSide gets \(SIGUSR2)",
        "nativeSide gets \(SIGTERM)",
      ])
  }

  /// A native side within this process, behind a pipe as that of a program.
  private static func native(_ program: Program) async throws -> Int {
    let native = await NativeSide.start(NativeSideConfiguration())
    let path = try PipePath.fresh()
    native.listen(try PipeListener(path, loop: Runtime.live.bridge.eventLoop, queuedLimit: 64 << 20)) { _ in }
    program.starts()
    program.prints("native-side listens on \(path.path)")
    let signal = await program.signal()
    await withCheckedContinuation { ended in native.stop { ended.resume() } }
    return 128 + Int(signal)
  }

  /// A script that shows a screen and waits for the request of its report.
  private static func script(_ program: Program) async throws -> Int {
    program.starts()
    var settings = Navigation.Settings(.turbo)
    // The native side is at rest only when the script has said that it has nothing left to do.
    settings.sharedClock = true
    let script = try await Navigation.connect(to: program.arguments.last ?? "", settings)
    defer { script.close() }
    _ = try await script.setRoot(.component(name: "app.A", id: "a"))
    return await program.signal() == RunMachine.report ? 0 : 1
  }
}
