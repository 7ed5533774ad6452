import Glibc
import Testing

@testable import NavbridgeRuntime

@Suite("A noted signal")
struct NotedSignalTests {
  @Test(
    "A noted signal ends nothing, is found when it has come, and is not taken for another one", .timeLimit(.minutes(1)))
  func note() {
    // No other test sends it.
    let signal = NotedSignal(SIGXFSZ)
    signal.note()
    #expect(!signal.hasCome)
    kill(getpid(), SIGXFSZ)
    // The system may deliver it to another thread, a moment later.
    while !signal.hasCome { sched_yield() }
    #expect(!NotedSignal.end.hasCome)
  }
}
