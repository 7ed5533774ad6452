internal import Glibc

/// A colour that is animated to another one through CIE-Lab, as on iOS (rnn-options §7.5). Its components are in sRGB
/// and range from 0 to 1.
struct AnimatedColor: Sendable, Equatable {
  var red: Double
  var green: Double
  var blue: Double
  var alpha: Double

  static let clear = AnimatedColor(red: 0, green: 0, blue: 0, alpha: 0)

  init(red: Double, green: Double, blue: Double, alpha: Double) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// A colour in the form of React Native's `processColor`: 0xAARRGGBB, where negative numbers are the upper half.
  init(argb: Int) {
    let bits = UInt32(truncatingIfNeeded: argb)
    func component(_ shift: UInt32) -> Double { Double((bits >> shift) & 0xFF) / 255 }
    self.init(red: component(16), green: component(8), blue: component(0), alpha: component(24))
  }

  /// Interpolates linearly. At the ends it returns the exact colours.
  func interpolate(to other: AnimatedColor, progress: Double) -> AnimatedColor {
    if progress <= 0 { return self }
    if progress >= 1 { return other }
    let (start, end) = (lab, other.lab)
    func between(_ from: Double, _ to: Double) -> Double { from + progress * (to - from) }
    return AnimatedColor(
      lightness: between(start.l, end.l), a: between(start.a, end.a), b: between(start.b, end.b),
      alpha: between(alpha, other.alpha))
  }

  /// Red, green, blue and alpha.
  var components: [Double] { [red, green, blue, alpha] }

  // MARK: - CIE-Lab with the white point D65

  private static let white = (x: 0.95047, y: 1.0, z: 1.08883)
  private static let limit = 6.0 / 29

  var lab: (l: Double, a: Double, b: Double) {
    let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
    let x = Self.compress((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / Self.white.x)
    let y = Self.compress((0.2126729 * r + 0.7151522 * g + 0.0721750 * b) / Self.white.y)
    let z = Self.compress((0.0193339 * r + 0.1191920 * g + 0.9503041 * b) / Self.white.z)
    return (116 * y - 16, 500 * (x - y), 200 * (y - z))
  }

  private init(lightness: Double, a: Double, b: Double, alpha: Double) {
    let middle = (lightness + 16) / 116
    let x = Self.expand(middle + a / 500) * Self.white.x
    let y = Self.expand(middle) * Self.white.y
    let z = Self.expand(middle - b / 200) * Self.white.z
    self.init(
      red: Self.gamma(3.2404542 * x - 1.5371385 * y - 0.4985314 * z),
      green: Self.gamma(-0.9692660 * x + 1.8760108 * y + 0.0415560 * z),
      blue: Self.gamma(0.0556434 * x - 0.2040259 * y + 1.0572252 * z), alpha: alpha)
  }

  private static func compress(_ t: Double) -> Double {
    t > limit * limit * limit ? cbrt(t) : t / (3 * limit * limit) + 4.0 / 29
  }

  private static func expand(_ t: Double) -> Double { t > limit ? t * t * t : 3 * limit * limit * (t - 4.0 / 29) }

  private static func linear(_ c: Double) -> Double { c <= 0.04045 ? c / 12.92 : pow((c + 0.055) / 1.055, 2.4) }

  private static func gamma(_ c: Double) -> Double {
    min(1, max(0, c <= 0.0031308 ? c * 12.92 : 1.055 * pow(c, 1 / 2.4) - 0.055))
  }
}
