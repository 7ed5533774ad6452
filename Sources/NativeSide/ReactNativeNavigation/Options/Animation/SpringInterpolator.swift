internal import Glibc
internal import NavbridgeWire

/// A damped spring that starts one unit from its goal. The progress is its time (rnn-options §7.4).
struct SpringInterpolator: Sendable, Equatable {
  var mass = 3.0
  var damping = 500.0
  var stiffness = 200.0
  var allowsOverdamping = false
  var initialVelocity = 0.0

  init() {}

  /// Reads the spring. Mass, damping and stiffness must be greater than 0; any other value counts as unset.
  init(_ json: JSON?) {
    mass = Self.positive(json?["mass"]) ?? mass
    damping = Self.positive(json?["damping"]) ?? damping
    stiffness = Self.positive(json?["stiffness"]) ?? stiffness
    allowsOverdamping = json?["allowsOverdamping"]?.bool ?? false
    initialVelocity = json?["initialVelocity"]?.double ?? 0
  }

  func share(at progress: Double) -> Double {
    let natural = Double(sqrtf(Float(stiffness / mass)))
    var decay = damping / (2 * mass)
    if !allowsOverdamping, decay > natural { decay = natural }
    let envelope = Double(expf(Float(-decay * progress)))
    // The start is one unit before the goal.
    let start = -1.0
    let push = decay * start + initialVelocity
    if decay < natural {
      let frequency = Double(sqrtf(Float(natural * natural - decay * decay)))
      let angle = Float(frequency * progress)
      return 1 + envelope * (start * Double(cosf(angle)) + push / frequency * Double(sinf(angle)))
    }
    if decay > natural {
      let frequency = Double(sqrtf(Float(decay * decay - natural * natural)))
      let angle = Float(frequency * progress)
      return 1 + envelope * (start * Double(coshf(angle)) + push / frequency * Double(sinhf(angle)))
    }
    return 1 + envelope * (start + push * progress)
  }

  private static func positive(_ json: JSON?) -> Double? { json?.double.flatMap { $0 > 0 ? $0 : nil } }
}
