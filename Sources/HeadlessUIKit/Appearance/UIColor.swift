/// A colour. Nothing is drawn, so a colour consists of its numbers only.
public enum UIColor: Sendable, Hashable {
  /// The components alpha, red, green and blue, eight bits each, with alpha in the highest bits.
  case argb(UInt32)
  /// A colour that depends on the device's style.
  indirect case dynamic(light: UIColor, dark: UIColor)

  /// A colour that does not show.
  public static let clear = UIColor.argb(0)
  /// Opaque black.
  public static let black = UIColor.argb(0xFF00_0000)
  /// Opaque white.
  public static let white = UIColor.argb(0xFFFF_FFFF)
  /// A grey of half brightness.
  public static let gray = UIColor.argb(0xFF80_8080)
  /// Opaque red.
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
  public var description: String { Self.text(of: resolved() | 0xFF00_0000) }

  /// Returns `#RRGGBB` for a colour 0xAARRGGBB, and `#RRGGBBAA` for one that is not opaque.
  package static func text(of argb: UInt32) -> String {
    func hex(_ number: UInt32, digits: Int) -> String {
      let text = String(number, radix: 16, uppercase: true)
      return String(repeating: "0", count: digits - text.count) + text
    }
    let alpha = argb >> 24
    return "#" + hex(argb & 0xFF_FFFF, digits: 6) + (alpha == 0xFF ? "" : hex(alpha, digits: 2))
  }
}

extension UIColor {
  /// Creates a system colour from its name, such as `label` or `systemRed`. The form `labelColor` is accepted too.
  /// Returns nil when no such colour exists.
  public init?(systemName: String) {
    let name = systemName.hasSuffix("Color") ? String(systemName.dropLast(5)) : systemName
    guard let color = Self.systemColors[name] else { return nil }
    self = color
  }

  private static let systemColors: [String: UIColor] = {
    var colors: [String: UIColor] = [:]
    for (name, light, dark) in system { colors[name] = .dynamic(light: .argb(light), dark: .argb(dark)) }
    for (name, number) in fixed { colors[name] = .argb(number) }
    return colors
  }()

  /// The light and the dark value of each colour, as Apple's guidelines list them for iOS.
  private static let system: [(String, UInt32, UInt32)] = [
    ("label", 0xFF00_0000, 0xFFFF_FFFF), ("secondaryLabel", 0x993C_3C43, 0x99EB_EBF5),
    ("tertiaryLabel", 0x4C3C_3C43, 0x4CEB_EBF5), ("quaternaryLabel", 0x2D3C_3C43, 0x29EB_EBF5),
    ("placeholderText", 0x4C3C_3C43, 0x4CEB_EBF5), ("link", 0xFF00_7AFF, 0xFF09_84FF),
    ("separator", 0x4A3C_3C43, 0x9954_5458), ("opaqueSeparator", 0xFFC6_C6C8, 0xFF38_383A),
    ("systemFill", 0x3378_7880, 0x5B78_7880), ("secondarySystemFill", 0x2878_7880, 0x5178_7880),
    ("tertiarySystemFill", 0x1E76_7680, 0x3D76_7680), ("quaternarySystemFill", 0x1474_7480, 0x2D76_7680),
    ("systemBackground", 0xFFFF_FFFF, 0xFF00_0000), ("secondarySystemBackground", 0xFFF2_F2F7, 0xFF1C_1C1E),
    ("tertiarySystemBackground", 0xFFFF_FFFF, 0xFF2C_2C2E), ("systemGroupedBackground", 0xFFF2_F2F7, 0xFF00_0000),
    ("secondarySystemGroupedBackground", 0xFFFF_FFFF, 0xFF1C_1C1E),
    ("tertiarySystemGroupedBackground", 0xFFF2_F2F7, 0xFF2C_2C2E), ("systemBlue", 0xFF00_7AFF, 0xFF0A_84FF),
    ("systemGreen", 0xFF34_C759, 0xFF30_D158), ("systemIndigo", 0xFF58_56D6, 0xFF5E_5CE6),
    ("systemOrange", 0xFFFF_9500, 0xFFFF_9F0A), ("systemPink", 0xFFFF_2D55, 0xFFFF_375F),
    ("systemPurple", 0xFFAF_52DE, 0xFFBF_5AF2), ("systemRed", 0xFFFF_3B30, 0xFFFF_453A),
    ("systemTeal", 0xFF30_B0C7, 0xFF40_CBE0), ("systemYellow", 0xFFFF_CC00, 0xFFFF_D60A),
    ("systemCyan", 0xFF32_ADE6, 0xFF64_D2FF), ("systemMint", 0xFF00_C7BE, 0xFF63_E6E2),
    ("systemBrown", 0xFFA2_845E, 0xFFAC_8E68), ("systemGray", 0xFF8E_8E93, 0xFF8E_8E93),
    ("systemGray2", 0xFFAE_AEB2, 0xFF63_6366), ("systemGray3", 0xFFC7_C7CC, 0xFF48_484A),
    ("systemGray4", 0xFFD1_D1D6, 0xFF3A_3A3C), ("systemGray5", 0xFFE5_E5EA, 0xFF2C_2C2E),
    ("systemGray6", 0xFFF2_F2F7, 0xFF1C_1C1E),
  ]

  /// The colours that have the same value in both styles.
  private static let fixed: [(String, UInt32)] = [
    ("clear", 0), ("darkText", 0xFF00_0000), ("lightText", 0x99FF_FFFF), ("black", 0xFF00_0000),
    ("darkGray", 0xFF55_5555), ("lightGray", 0xFFAA_AAAA), ("white", 0xFFFF_FFFF), ("gray", 0xFF80_8080),
    ("red", 0xFFFF_0000), ("green", 0xFF00_FF00), ("blue", 0xFF00_00FF), ("cyan", 0xFF00_FFFF),
    ("yellow", 0xFFFF_FF00), ("magenta", 0xFFFF_00FF), ("orange", 0xFFFF_8000), ("purple", 0xFF80_0080),
    ("brown", 0xFF99_6633),
  ]
}
