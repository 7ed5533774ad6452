/// A colour. Nothing is drawn: it is known by its numbers.
public enum UIColor: Sendable, Hashable {
  /// Alpha, red, green and blue, eight bits each, alpha highest.
  case argb(UInt32)
  /// Depends on the device's style.
  indirect case dynamic(light: UIColor, dark: UIColor)

  public static let clear = UIColor.argb(0)
  public static let black = UIColor.argb(0xFF00_0000)
  public static let white = UIColor.argb(0xFFFF_FFFF)
  /// Half white.
  public static let gray = UIColor.argb(0xFF80_8080)
  public static let red = UIColor.argb(0xFFFF_0000)

  /// The number for a style of the device.
  public func resolved(isDark: Bool = false) -> UInt32 {
    switch self {
    case .argb(let number): number
    case .dynamic(let light, let dark): (isDark ? dark : light).resolved(isDark: isDark)
    }
  }

  /// Whether nothing of it would be seen: the alpha is exactly 0.
  public var isTransparent: Bool { resolved() >> 24 == 0 }
}

extension UIColor: CustomStringConvertible {
  /// `#RRGGBB` in the light style; the alpha is left out.
  public var description: String {
    let digits = String(resolved() & 0xFF_FFFF, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}
