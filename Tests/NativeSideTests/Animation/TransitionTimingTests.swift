import NavbridgeWire
import Testing

@testable import NativeSide
@testable import NavbridgeReactNativeNavigation

/// The clock of rnn-options §7.3.
@Suite("The timing of an animated property")
struct TransitionTimingTests {
  @Test(
    """
    The timing of an animated property measures progress from the end of the delay to the end of the duration, which \
    includes the delay
    """,
    arguments: [
      // delay, duration, elapsed, progress
      (0.0, 300.0, 0.0, nil), (0, 300, 75, 0.25), (0, 300, 300, 1), (0, 300, 1000, 1),
      (100, 300, 0, nil), (100, 300, 100, nil), (100, 300, 200, 0.5), (100, 300, 300, 1),
      // From the duration to the sum of delay and duration the progress exceeds 1; then it falls back to 1.
      (100, 300, 350, 1.25), (100, 300, 400, 1),
      (300, 100, 350, -0.25), (300, 100, 400, 1),
      (200, 200, 300, 1), (0, 0, 0, 1),
    ] as [(Double, Double, Double, Double?)])
  func progress(_ delay: Double, _ duration: Double, _ elapsed: Double, _ progress: Double?) {
    #expect(TransitionTiming(startDelay: delay, duration: duration).progress(at: elapsed) == progress)
  }

  @Test(
    """
    The timing of an animated property of several changes lasts for the last duration that, with its delay, exceeds \
    the maximum so far
    """,
    arguments: [
      ([], 0), ([(0, 300)], 300), ([(0, 100), (0, 300), (0, 200)], 300),
      // The delay is not added to the duration: the delayed part is cut off.
      ([(200, 300)], 300), ([(300, 100)], 100),
      // A shorter change with a long delay shortens the whole animation.
      ([(0, 300), (250, 100)], 100), ([(0, 300), (150, 100)], 300),
    ] as [([(Double, Double)], Double)])
  func runLength(_ timings: [(Double, Double)], _ length: Double) {
    #expect(timings.map { TransitionTiming(startDelay: $0.0, duration: $0.1) }.runLength == length)
  }

  @Test(
    """
    The timing of an animated property is linear and takes 300 ms without a delay by default, and limits numbers \
    that are out of range
    """)
  func defaults() {
    #expect(TransitionTiming([:]) == TransitionTiming(startDelay: 0, duration: 300, interpolator: .linear))
    #expect(TransitionTiming(["duration": "long", "startDelay": false]) == TransitionTiming())
    #expect(TransitionTiming(["duration": -5, "startDelay": 1e300]) == TransitionTiming(startDelay: 1e9, duration: 0))
  }
}
