import Testing

@testable import NavbridgeLauncher

@Suite("The silence watch")
struct SilenceWatchTests {
  /// The state of one side during a second.
  private enum Second { case stopped, sleeping, working, starving, debugged }

  private func silences(_ seconds: [Second], owesAnswer: Bool = true) -> [Bool] {
    var watch = SilenceWatch()
    var time = 0
    return seconds.map { second in
      if second == .working { time += 10 }
      let look = ProcessLook(isStopped: second == .stopped, sleeps: second == .sleeping, processorTime: time)
      return watch.look(at: [.init(program: .nativeSide, process: 7, look: look, owesAnswer: owesAnswer)]) != nil
    }
  }

  @Test("reports a side that is stopped for five seconds, whether or not it owes an answer")
  func stopped() {
    for owes in [true, false] {
      let silent = silences(Array(repeating: .stopped, count: 6), owesAnswer: owes)
      #expect(silent == [false, false, false, false, true, true])
    }
  }

  @Test("reports a sleeping side only if it owes an answer")
  func sleeping() {
    let sleep = Array(repeating: Second.sleeping, count: 7)
    #expect(silences(sleep).last == true && silences(sleep)[4] == false)
    #expect(!silences(sleep, owesAnswer: false).contains(true))
  }

  @Test("reports no side that works, waits for a processor, is debugged or resumes in between")
  func others() {
    for other in [Second.working, .starving, .debugged] {
      #expect(!silences(Array(repeating: other, count: 20)).contains(true))
      let now = Array(repeating: Second.stopped, count: 4)
      #expect(!silences(now + [other] + now).contains(true))
    }
  }

  @Test("reports the stopped side of two, not the side that waits for it")
  func both() {
    var watch = SilenceWatch()
    var silence: SilenceWatch.Silence?
    for _ in 0...SilenceWatch.limit {
      silence = watch.look(at: [
        .init(
          program: .nativeSide, process: 7, look: .init(isStopped: false, sleeps: true, processorTime: 1),
          owesAnswer: true),
        .init(
          program: .scriptSide, process: 8, look: .init(isStopped: true, sleeps: false, processorTime: 1),
          owesAnswer: true),
      ])
    }
    #expect(silence == .init(program: .scriptSide, process: 8, isStopped: true))
  }
}
