/// A colour. Nothing is drawn, so a colour consists of its numbers only.
public enum UIColor: Sendable, Hashable {
  /// The components alpha, red, green and blue, eight bits each, with alpha in the highest bits.
  case argb(UInt32)
  /// A colour that depends on the device's style.
  indirect case dynamic(light: UIColor, dark: UIColor)

  public static let clear = UIColor.argb(0)
  public static let black = UIColor.argb(0xFF00_0000)
  public static let white = UIColor.argb(0xFFFF_FFFF)
  /// A grey of half brightness.
  public static let gray = UIColor.argb(0xFF80_8080)
  public static let red = UIColor.argb(0xFFFF_0000)

  /// Returns the number for a style of the device.
  public func resolved(isDark: Bool = false) -> UInt32 {
    switch self {
    case .argb(let number): number
    case .dynamic(let light, let dark): (isDark ? dark : light).resolved(isDark: isDark)
    }
  }

  /// True when the colour is fully transparent: the alpha is exactly 0.
  public var isTransparent: Bool { resolved() >> 24 == 0 }
}

extension UIColor: CustomStringConvertible {
  /// The colour as `#RRGGBB` in the light style, without the alpha.
  public var description: String {
    let digits = String(resolved() & 0xFF_FFFF, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}
