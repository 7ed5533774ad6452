import NavbridgeWire
import Testing

@testable import NativeSide
@testable import NavbridgeReactNativeNavigation

/// The table of rnn-options §7.4.
@Suite("An interpolator")
struct InterpolatorTests {
  /// One line of the table: the options, the progress, and the resulting share.
  struct Line: Sendable, CustomTestStringConvertible {
    let options: JSON
    let progress: Double
    let share: Double

    init(_ options: JSON, _ progress: Double, _ share: Double) {
      self.options = options
      self.progress = progress
      self.share = share
    }

    var testDescription: String { "\(options) at \(progress)" }
  }

  static let spring: JSON = ["type": "spring"]
  static let lines = [
    Line(["type": "linear"], 0.25, 0.25), Line(["type": "linear"], 1.5, 1.5),
    Line(["type": "accelerate"], 0.5, 0.25), Line(["type": "accelerate", "factor": 1.5], 0.5, 0.125),
    Line(["type": "accelerate"], 1.5, 2.25),
    Line(["type": "decelerate"], 0.5, 0.75), Line(["type": "decelerate", "factor": 1.5], 0.5, 0.875),
    Line(["type": "accelerateDecelerate"], 0.25, 0.0625), Line(["type": "accelerateDecelerate"], 0.75, 0.9375),
    Line(["type": "accelerateDecelerate"], 1, 1),
    Line(["type": "decelerateAccelerate"], 0, -3), Line(["type": "decelerateAccelerate"], 0.25, -0.6875),
    Line(["type": "decelerateAccelerate"], 0.5, 0.5), Line(["type": "decelerateAccelerate"], 1, 4),
    Line(["type": "fastOutSlowIn"], -1, 0), Line(["type": "fastOutSlowIn"], 0, 0),
    Line(["type": "fastOutSlowIn"], 1, 1),
    Line(["type": "fastOutSlowIn"], 2, 1), Line(["type": "fastOutSlowIn"], 0.25, 0.2366),
    Line(["type": "fastOutSlowIn"], 0.5, 0.7756), Line(["type": "fastOutSlowIn"], 0.75, 0.9594),
    Line(["type": "overshoot"], 0, 0), Line(["type": "overshoot"], 0.5, 1), Line(["type": "overshoot"], 0.75, 1.03125),
    Line(["type": "overshoot", "tension": 2], 0.5, 1.125), Line(["type": "overshoot"], 1, 1),
    Line(spring, 0, 0), Line(spring, 0.25, 0.605042), Line(spring, 0.5, 0.914281), Line(spring, 1, 0.997393),
    Line(["type": "spring", "mass": 1, "damping": 5, "stiffness": 100], 0.5, 1.036551),
    Line(["type": "spring", "mass": 1, "damping": 5, "stiffness": 100], 1, 1.084776),
    Line(["type": "spring", "allowsOverdamping": true], 0.5, 0.179686),
    Line(["type": "spring", "initialVelocity": 2], 0.5, 0.931147),
    Line(["type": "spring", "mass": 0, "damping": -1, "stiffness": 0], 0.5, 0.914281),
    Line(["type": "bounce"], 0.3, 0.3), Line("accelerate", 0.3, 0.3), Line(.null, 0.3, 0.3), Line([:], 0.3, 0.3),
  ]

  @Test("An interpolator returns the share of the reference's formula", arguments: lines)
  func share(_ line: Line) {
    let share = Interpolator(line.options).share(at: line.progress)
    // Values computed in single precision agree to five digits.
    #expect(abs(share - line.share) < 1e-5, "\(share)")
  }

  @Test(
    """
    An interpolator reads Android's table with a step of 1/199 and a width of 1/200, and so extrapolates from a \
    sample
    """)
  func fastOutSlowIn() {
    #expect(FastOutSlowInTable.samples.count == 201)
    #expect(Array(FastOutSlowInTable.samples.prefix(5)) == [0, 0.0001, 0.0002, 0.0005, 0.0009])
    // 0.995 · 199 is 198.005: sample 198 plus a whole step; a correct index would begin at sample 199.
    let (at198, at199) = (FastOutSlowInTable.samples[198], FastOutSlowInTable.samples[199])
    #expect(abs(FastOutSlowInTable.share(at: 0.999) - (at198 + 1.8 * (at199 - at198))) < 1e-9)
    // 0.5025 · 199 is 99.9975: sample 99 plus a step and a half.
    let (at99, at100) = (FastOutSlowInTable.samples[99], FastOutSlowInTable.samples[100])
    #expect(abs(FastOutSlowInTable.share(at: 0.5025) - (at99 + 1.5 * (at100 - at99))) < 1e-9)
  }

  @Test("An interpolator returns the start value if the result is not a number")
  func notANumber() {
    let interpolator = Interpolator(["type": "accelerate", "factor": 0.75])
    #expect(interpolator.interpolate(from: 3, to: 9, progress: -0.5) == 3)
    #expect(interpolator.interpolate(from: 3, to: 9, progress: 1) == 9)
  }
}
