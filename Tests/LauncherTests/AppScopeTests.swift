import Glibc
import NavbridgeDriver
import NavbridgeRuntime
import Testing

@testable import NavbridgeLauncher

@Suite("The scope of an app", .timeLimit(.minutes(5)))
@ScriptThread
struct AppScopeTests {
  private struct Missing: Error, CustomStringConvertible { let description = "There is no such program." }

  /// Programs of which each runs until a signal ends it, unless a test makes it end by itself.
  @ScriptThread
  private final class Stage {
    private(set) var events: [String] = []
    private var sinks: [ChildProgram: AsyncStream<CInt>.Continuation] = [:]

    /// Runs a scope whose native side prints the line, and then does what `native` returns at once, if that is not nil.
    func run(
      prints line: String = "native-side listens on /nowhere/pipe", native: Result<Int, Missing>? = nil,
      started: (AppScope) -> Void = { _ in }
    ) async throws {
      let machine = AppMachine(
        launch: { program, _, _, started, output in
          let signals = await self.start(program)
          if let native { return try native.get() }
          started(pid_t.max)
          if case .lines(let take) = output { take(line) }
          return 128 + Int(await signals.first { _ in true } ?? 0)
        },
        deliver: { program, _, signal in
          self.events.append("\(program) gets \(signal)")
          self.sinks[program]?.yield(signal)
        })
      let scope = AppScope(AppProcesses(on: machine), native: [], script: ["app.js"])
      started(scope)
      try await scope.run { _, _ in self.events.append("body") }
    }

    private func start(_ program: ChildProgram) -> AsyncStream<CInt> {
      let (signals, sink) = AsyncStream.makeStream(of: CInt.self)
      sinks[program] = sink
      events.append("\(program) starts")
      return signals
    }
  }

  @Test(
    "A scope of an app whose native side cannot be started, or refuses its options, throws the reason without its body")
  func notStarted() async {
    for (end, words) in [
      (Result<Int, Missing>.failure(Missing()), "There is no such program."),
      (.success(64), "'native-side' ended before the test, with the exit code 64."),
    ] {
      let stage = Stage()
      let error = await #expect(throws: AppEnded.self) { try await stage.run(native: end) }
      #expect(error?.description == words)
      #expect(stage.events == ["nativeSide starts"])
    }
  }

  @Test("A scope of an app to which no driver can connect ends its native side before it throws")
  func notConnected() async {
    let stage = Stage()
    await #expect { try await stage.run() } throws: { "\($0)".contains("/nowhere/pipe") }
    #expect(stage.events == ["nativeSide starts", "nativeSide gets \(SIGTERM)"])
  }

  @Test(
    "A scope of an app reports the ends of its processes, also those of before, and ends the streams after the last one"
  )
  func terminations() async {
    let stage = Stage()
    var scope: AppScope?
    var early: EventStream<ProcessTermination>?
    await #expect(throws: AppEnded.self) {
      try await stage.run(native: .success(64)) {
        scope = $0
        early = $0.terminations()
      }
    }
    for stream in [early, scope?.terminations()] {
      var seen: [ProcessTermination] = []
      if let stream { for await end in stream { seen.append(end) } }
      #expect(seen == [ProcessTermination(program: .nativeSide, code: 64)])
    }
  }

  @Test("A scope of an app in a task that is cancelled already starts nothing and throws that")
  func cancelledBefore() async {
    let stage = Stage()
    let scope = Task { try await stage.run() }
    scope.cancel()
    await #expect(throws: CancellationError.self) { try await scope.value }
    #expect(stage.events.isEmpty)
  }
}
