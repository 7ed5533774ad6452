import Testing

@testable import NavbridgeLauncher

@Suite("What counts as a side that does not answer")
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

  @Test("one that is stopped for five seconds, whatever is due from it")
  func stopped() {
    for owes in [true, false] {
      let silent = silences(Array(repeating: .stopped, count: 6), owesAnswer: owes)
      #expect(silent == [false, false, false, false, true, true])
    }
  }

  @Test("one that owes an answer and sleeps, but no other that sleeps")
  func sleeping() {
    let sleep = Array(repeating: Second.sleeping, count: 7)
    #expect(silences(sleep).last == true && silences(sleep)[4] == false)
    #expect(!silences(sleep, owesAnswer: false).contains(true))
  }

  @Test("none that works, waits for a processor, is debugged, or goes on in between")
  func others() {
    for other in [Second.working, .starving, .debugged] {
      #expect(!silences(Array(repeating: other, count: 20)).contains(true))
      let now = Array(repeating: Second.stopped, count: 4)
      #expect(!silences(now + [other] + now).contains(true))
    }
  }

  @Test("the stopped one of two, which the other waits for")
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
