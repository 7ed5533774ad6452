import NavbridgeRuntime
import Testing

@Suite("Milliseconds of a clock")
struct MillisecondsTests {
  @Test(
    "Milliseconds of a clock convert to nanoseconds for any number, within the limits of time",
    arguments: [
      (1.5, 1_500_000), (-2, -2_000_000), (1e300, .endOfTime), (-1e300, -.endOfTime), (.infinity, .endOfTime),
      (-.infinity, -.endOfTime), (.nan, 0), (Int64.endOfTime.inMilliseconds, .endOfTime),
    ] as [(Double, Int64)])
  func whatever(_ milliseconds: Double, _ nanoseconds: Int64) {
    #expect(Int64.milliseconds(milliseconds) == nanoseconds)
  }

  @Test("A clock reading that is converted to milliseconds and back is unchanged")
  func nearest() {
    for nanoseconds in stride(from: Int64(1), to: 3_600_000_000_000, by: 7_777_777_777) {
      #expect(Int64.milliseconds(nanoseconds.inMilliseconds) == nanoseconds)
    }
  }
}
