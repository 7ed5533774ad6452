internal import NavbridgeWire

/// The colours of the system in one appearance, as Apple's guidelines list them for iOS.
struct Palette {
  let isDark: Bool

  private func pick(_ light: UInt32, _ dark: UInt32, alpha: Double = 1, darkAlpha: Double? = nil) -> Ink {
    Ink(rgb: isDark ? dark : light, alpha: isDark ? darkAlpha ?? alpha : alpha)
  }

  var label: Ink { pick(0x000000, 0xFFFFFF) }
  var secondaryLabel: Ink { pick(0x3C3C43, 0xEBEBF5, alpha: 0.6) }
  var tertiaryLabel: Ink { pick(0x3C3C43, 0xEBEBF5, alpha: 0.3) }
  var background: Ink { pick(0xFFFFFF, 0x000000) }
  /// The background of a card over another screen.
  var raisedBackground: Ink { pick(0xFFFFFF, 0x1C1C1E) }
  var groupedBackground: Ink { pick(0xF2F2F7, 0x000000) }
  /// The background of a bar through which content shines.
  var barMaterial: Ink { pick(0xF9F9F9, 0x1D1D1D, alpha: 0.94) }
  /// The line of a bar.
  var hairline: Ink { pick(0x000000, 0xFFFFFF, alpha: 0.3, darkAlpha: 0.15) }
  var separator: Ink { pick(0x3C3C43, 0x545458, alpha: 0.29, darkAlpha: 0.6) }
  var fill: Ink { pick(0x767680, 0x767680, alpha: 0.12, darkAlpha: 0.24) }
  var gray: Ink { Ink(rgb: 0x8E8E93) }
  /// The platters of iOS 26, and what darkens the selected tab on one.
  var glass: Ink { pick(0xF9F9F9, 0x131313, alpha: 0.87) }
  var selectedGlass: Ink { pick(0x000000, 0xFFFFFF, alpha: 0.07, darkAlpha: 0.14) }
  /// The tint of the selected tab on a platter, and of the others.
  var glassTint: Ink { pick(0x007CF3, 0x1BACFF) }
  var idleGlassTab: Ink { pick(0x191919, 0xF3F3F3) }
  var idleTab: Ink { pick(0x999999, 0x757575) }
  var blue: Ink { pick(0x007AFF, 0x0A84FF) }
  var red: Ink { pick(0xFF3B30, 0xFF453A) }
  var green: Ink { pick(0x34C759, 0x30D158) }

  /// Reads a colour of the snapshot: `#RRGGBB`, `#RRGGBBAA`, or the name of a system colour.
  func ink(_ json: JSON?) -> Ink? {
    if let light = json?["light"] { return ink(isDark ? json?["dark"] ?? light : light) }
    guard let text = json?.string else { return nil }
    if text.utf8.first == UInt8(ascii: "#") { return Ink(hex: text) }
    return named(text.hasSuffix("Color") ? String(text.dropLast(5)) : text)
  }

  private func named(_ name: String) -> Ink? {
    switch name {
    case "label", "darkText", "black": name == "label" ? label : .black
    case "white": .white
    case "clear", "transparent": .clear
    case "secondaryLabel": secondaryLabel
    case "tertiaryLabel", "placeholderText": tertiaryLabel
    case "quaternaryLabel": pick(0x3C3C43, 0xEBEBF5, alpha: 0.18, darkAlpha: 0.16)
    case "link", "systemBlue": blue
    case "separator": separator
    case "opaqueSeparator": pick(0xC6C6C8, 0x38383A)
    case "systemBackground": background
    case "secondarySystemBackground": pick(0xF2F2F7, 0x1C1C1E)
    case "tertiarySystemBackground": pick(0xFFFFFF, 0x2C2C2E)
    case "systemGroupedBackground": groupedBackground
    case "secondarySystemGroupedBackground": pick(0xFFFFFF, 0x1C1C1E)
    case "tertiarySystemGroupedBackground": pick(0xF2F2F7, 0x2C2C2E)
    case "systemFill": pick(0x787880, 0x787880, alpha: 0.2, darkAlpha: 0.36)
    case "secondarySystemFill": pick(0x787880, 0x787880, alpha: 0.16, darkAlpha: 0.32)
    case "tertiarySystemFill": fill
    case "systemRed": red
    case "systemGreen": green
    case "systemOrange": pick(0xFF9500, 0xFF9F0A)
    case "systemYellow": pick(0xFFCC00, 0xFFD60A)
    case "systemPink": pick(0xFF2D55, 0xFF375F)
    case "systemPurple": pick(0xAF52DE, 0xBF5AF2)
    case "systemTeal": pick(0x30B0C7, 0x40CBE0)
    case "systemIndigo": pick(0x5856D6, 0x5E5CE6)
    case "systemGray", "gray": gray
    case "systemGray2": pick(0xAEAEB2, 0x636366)
    case "systemGray3": pick(0xC7C7CC, 0x48484A)
    case "systemGray4": pick(0xD1D1D6, 0x3A3A3C)
    case "systemGray5": pick(0xE5E5EA, 0x2C2C2E)
    case "systemGray6": pick(0xF2F2F7, 0x1C1C1E)
    default: nil
    }
  }
}
