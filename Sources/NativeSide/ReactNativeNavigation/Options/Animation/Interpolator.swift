internal import Glibc
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
