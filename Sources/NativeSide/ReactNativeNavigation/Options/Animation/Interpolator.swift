internal import Glibc
internal import HeadlessUIKit
internal import NavbridgeWire

/// A function from a property's progress to the visible share of its change (rnn-options §7.4).
///
/// Powers, roots and exponentials have single precision, as on iOS.
enum Interpolator: Sendable, Equatable {
  case linear
  case accelerate(factor: Double)
  case decelerate(factor: Double)
  case accelerateDecelerate
  case decelerateAccelerate
  case fastOutSlowIn
  case overshoot(tension: Double)
  case spring(SpringInterpolator)

  /// Reads `interpolation`. Anything but an object with a known type is linear.
  init(_ json: JSON?) {
    switch json?["type"]?.string {
    case "accelerate": self = .accelerate(factor: json?["factor"]?.double ?? 1)
    case "decelerate": self = .decelerate(factor: json?["factor"]?.double ?? 1)
    case "accelerateDecelerate": self = .accelerateDecelerate
    case "decelerateAccelerate": self = .decelerateAccelerate
    case "fastOutSlowIn": self = .fastOutSlowIn
    case "overshoot": self = .overshoot(tension: json?["tension"]?.double ?? 1)
    case "spring": self = .spring(SpringInterpolator(json))
    default: self = .linear
    }
  }

  /// Returns the visible share of the change. Neither the progress nor the share is limited to 0…1.
  func share(at progress: Double) -> Double {
    switch self {
    case .linear: progress
    case .accelerate(let factor): factor == 1 ? progress * progress : Self.power(progress, 2 * factor)
    case .decelerate(let factor):
      factor == 1 ? 1 - (1 - progress) * (1 - progress) : 1 - Self.power(1 - progress, 2 * factor)
    case .accelerateDecelerate: progress < 0.5 ? Self.easeIn(progress) : Self.easeOut(progress)
    // iOS exchanges the two halves: the curve begins at -3 and ends at 4.
    case .decelerateAccelerate: progress < 0.5 ? Self.easeOut(progress) : Self.easeIn(progress)
    case .fastOutSlowIn: FastOutSlowInTable.share(at: progress)
    case .overshoot(let tension):
      (progress - 1) * (progress - 1) * ((tension + 1) * (progress - 1) + tension) + 1
    case .spring(let spring): spring.share(at: progress)
    }
  }

  /// Returns the value at a progress. A result that is not finite, such as a root of a negative progress, gives the
  /// start value.
  func interpolate(from: Double, to: Double, progress: Double) -> Double {
    let value = from + share(at: progress) * (to - from)
    return value.isFinite ? value : from
  }

  private static func easeIn(_ progress: Double) -> Double { 4 * progress * progress * progress }

  private static func easeOut(_ progress: Double) -> Double {
    let rest = 2 * progress - 2
    return 0.5 * rest * rest * rest + 1
  }

  private static func power(_ base: Double, _ exponent: Double) -> Double { Double(powf(Float(base), Float(exponent))) }
}

/// Android's table of its standard curve, read as react-native-navigation reads it (rnn-options §7.4).
enum FastOutSlowInTable {
  private static let steps = 200

  /// The curve at two hundred steps, rounded to four decimals as on Android.
  static let samples: [Double] = {
    let curve = UICubicTimingParameters(controlPoint1: CGPoint(x: 0.4, y: 0), controlPoint2: CGPoint(x: 0.2, y: 1))
    return (0...steps).map { step in
      (curve.progress(at: Double(step) / Double(steps)) * 10_000).rounded() / 10_000
    }
  }()

  static func share(at progress: Double) -> Double {
    guard progress > 0 else { return 0 }
    if progress >= 1 { return 1 }
    // iOS multiplies by 199 and not by 200, so the sample may be one before the right one.
    let sample = min(Int(progress * 199), 198)
    let past = (progress - Double(sample) / Double(steps)) * Double(steps)
    return samples[sample] + past * (samples[sample + 1] - samples[sample])
  }
}
