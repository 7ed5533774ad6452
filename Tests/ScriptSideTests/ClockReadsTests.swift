import Testing

@testable import ScriptSide

/// The time that passes for a turn that reads a virtual clock without end.
@Suite("Reads of the clock")
struct ClockReadsTests {
  /// Returns the time that passes during a number of reads, in nanoseconds.
  private func time(_ reads: inout ClockReads, _ count: Int) -> Int64 {
    (0..<count).reduce(0) { sum, _ in sum + reads.read() }
  }

  @Test("Time passes for a turn that reads the clock without end, and for no other one")
  func busyTurn() {
    var reads = ClockReads()
    #expect(time(&reads, ClockReads.free) == 0)
    #expect(time(&reads, ClockReads.step.reads - 1) == 0)
    #expect(reads.read() == ClockReads.step.time)
    #expect(time(&reads, 300 * ClockReads.step.reads) == 300 * ClockReads.step.time)
  }

  @Test("Each turn has reads of its own that take no time")
  func nextTurn() {
    var reads = ClockReads()
    #expect(time(&reads, ClockReads.free + ClockReads.step.reads) > 0)
    reads.turnBegins()
    #expect(time(&reads, ClockReads.free) == 0)
  }
}
