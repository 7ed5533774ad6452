import Testing

@testable import NavbridgeLauncher

@Suite("The silence watch")
struct SilenceWatchTests {
  /// The state of one side during a second.
  private enum Second { case stopped, sleeping, working, starving, debugged }

  private func silences(_ seconds: [Second], isAnswerPending: Bool = true) -> [Bool] {
    var watch = SilenceWatch()
    var time = 0
    return seconds.map { second in
      if second == .working { time += 10 }
      let look = ProcessLook(isStopped: second == .stopped, sleeps: second == .sleeping, processorTime: time)
      return watch.look(at: [.init(program: .nativeSide, process: 7, look: look, isAnswerPending: isAnswerPending)])
        != nil
    }
  }

  @Test("The silence watch reports a side that is stopped for five seconds, whether or not an answer of it is pending")
  func stopped() {
    for isPending in [true, false] {
      let silent = silences(Array(repeating: .stopped, count: 6), isAnswerPending: isPending)
      #expect(silent == [false, false, false, false, true, true])
    }
  }

  @Test("The silence watch reports a sleeping side only if an answer of it is pending")
  func sleeping() {
    let sleep = Array(repeating: Second.sleeping, count: 7)
    #expect(silences(sleep).last == true && silences(sleep)[4] == false)
    #expect(!silences(sleep, isAnswerPending: false).contains(true))
  }

  @Test("The silence watch reports no side that works, waits for a processor, is debugged or resumes in between")
  func others() {
    for other in [Second.working, .starving, .debugged] {
      #expect(!silences(Array(repeating: other, count: 20)).contains(true))
      let now = Array(repeating: Second.stopped, count: 4)
      #expect(!silences(now + [other] + now).contains(true))
    }
  }

  /// Looks at a script side that sleeps while an answer of it is pending, beside a native side. `seconds` are the
  /// processor time of each in ticks, and that of the script side's first thread in nanoseconds.
  private func silence(
    of seconds: [(native: Int, script: Int, thread: Int)], nativeSleeps: Bool = true, isNativePending: Bool
  ) -> SilenceWatch.Silence? {
    var watch = SilenceWatch()
    var found: SilenceWatch.Silence?
    for second in seconds {
      let native = ProcessLook(isStopped: false, sleeps: nativeSleeps, processorTime: second.native)
      let script = ProcessLook(
        isStopped: false, sleeps: true, processorTime: second.script, firstThreadTime: second.thread)
      found =
        watch.look(at: [
          .init(program: .nativeSide, process: 7, look: native, isAnswerPending: isNativePending),
          .init(program: .scriptSide, process: 8, look: script, isAnswerPending: true),
        ]) ?? found
    }
    return found
  }

  @Test(
    "The silence watch reports no script side that sleeps while the native side computes and has an answer pending")
  func waits() {
    #expect(silence(of: (0..<20).map { ($0 * 100, 1, 1) }, nativeSleeps: false, isNativePending: true) == nil)
  }

  @Test("The silence watch reports the script side if the native side has answered that it waits for it")
  func scriptPending() {
    let found = silence(of: (0..<20).map { ($0, 1, 1) }, isNativePending: false)
    #expect(found == .init(program: .scriptSide, process: 8, isStopped: false))
  }

  @Test("The silence watch reports the native side if both sleep and an answer of the native side is pending")
  func nativeSleeps() {
    let found = silence(of: Array(repeating: (1, 1, 1), count: 20), isNativePending: true)
    #expect(found == .init(program: .nativeSide, process: 7, isStopped: false))
  }

  @Test("The silence watch reports no side that answers now and then, in less than a tick of processor time")
  func little() {
    #expect(silence(of: (0..<20).map { ($0, 1, $0 * 50_000) }, isNativePending: false) == nil)
  }

  @Test("The silence watch reports the stopped side of two, not the side that waits for it")
  func both() {
    var watch = SilenceWatch()
    var silence: SilenceWatch.Silence?
    for _ in 0...SilenceWatch.limit {
      silence = watch.look(at: [
        .init(
          program: .nativeSide, process: 7, look: .init(isStopped: false, sleeps: true, processorTime: 1),
          isAnswerPending: true),
        .init(
          program: .scriptSide, process: 8, look: .init(isStopped: true, sleeps: false, processorTime: 1),
          isAnswerPending: true),
      ])
    }
    #expect(silence == .init(program: .scriptSide, process: 8, isStopped: true))
  }
}
