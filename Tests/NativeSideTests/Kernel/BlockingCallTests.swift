import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import Testing

@testable import NativeSide
@testable import NavbridgeKernel
@testable import ScriptSide

/// Calls that block the script (protocol §3, §4).
@Suite("A call that blocks the script", .timeLimit(.minutes(20)))
struct BlockingCallTests {
  @ScriptThread
  private final class Delegate: ScriptConnectionDelegate {
    func contextBegan() {}
    func callFunction(_ call: JSONValue) {}
    func surfaceLaidOut(rootTag: Int, _ layout: JSONValue) {}
    func badCall(_ message: String, code: String?, call: Int?) {}
    func contextEnds(nextEpoch: Int, reason: String) {}
    func contextRefused(_ message: String) {}
    func connectionClosed(_ reason: String) {}
  }

  @Test(
    "A call that blocks the script carries its arguments, which are checked as those of other calls",
    arguments: Architecture.allCases)
  func arguments(_ architecture: Architecture) async throws {
    let native = await Task { @MainQueue in NativeSide(NativeSideConfiguration(), design: EchoDesign.self) }.value
    try await withTaskExecutorPreference(ScriptThread.executor) {
      try await Self.exercise(native, architecture)
    }
    native.stop()
  }

  @ScriptThread
  private static func exercise(_ native: NativeSide, _ architecture: Architecture) async throws {
    let connection = ScriptConnection(native.client(), architecture: architecture, sharedClock: false)
    connection.delegate = Delegate()
    defer { connection.close() }
    let failure = await AwaitedAnswer.value(whenCancelled: { .cancelled("initialize") }) { answer in
      connection.initialize { answer.settle($0) }
    }
    #expect(failure == nil)
    func shout(_ arguments: [JSON]) -> Result<JSON, RPCError> {
      connection.callSync("Echo", "shout") { writer in
        for argument in arguments { writer.value(argument) }
      }.map(\.json)
    }
    let (once, twice) = (try shout(["ho"]).get(), try shout(["ho", 2]).get())
    #expect(once == "ho!" && twice == "ho!ho!")
    for (arguments, what) in [
      ([], "'text' (position 0) is missing; a text is expected."),
      (["ho", "2"], "'times' (position 1) is a text; a number is expected."),
    ] as [([JSON], String)] {
      do {
        _ = try shout(arguments).get()
        Issue.record("The call was answered.")
      } catch {
        #expect(error.code == -32602 && error.message == "Echo.shout: the argument \(what)")
      }
    }
    guard architecture == .bridge else { return }
    let answer: Result<JSON, RPCError> = await AwaitedAnswer.value(whenCancelled: { .success(.null) }) { answer in
      connection.requestOfDriver("bridge/callSync", [0, 0, "ho"]) { answer.settle($0.map(\.json)) }
    }
    do {
      _ = try answer.get()
      Issue.record("A call without an array was answered.")
    } catch {
      #expect(error.message == "bridge/callSync: params must be [moduleID, methodID, args].")
    }
  }
}
