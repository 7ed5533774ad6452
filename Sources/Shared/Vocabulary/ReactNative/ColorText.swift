package import NavbridgeWire
internal import OrderedCollections

/// Colours as people write them, in place of the numbers as which React Native sends them (`processColor`): `0xAARRGGBB`.
package enum ColorText {
  /// Returns a value with texts for the colours in it: `#RRGGBB`, or `#RRGGBBAA` for one that is seen through. A member is a
  /// colour by its name, such as `color` or `backgroundColor`, with the colours of light and dark appearance below it.
  ///
  /// - Parameter path: the way to the value, `topBar.title.color`; empty for a whole object.
  package static func legible(_ value: JSON, at path: String = "") -> JSON {
    let names = path.split(separator: ".").map { $0.prefix { $0 != "[" } }
    let own = names.last { !appearances.contains(String($0)) }
    return legible(value, isColor: own.map { isColor(String($0)) } ?? false)
  }

  /// The members of a dynamic colour.
  private static let appearances: Set = ["dynamic", "light", "dark", "highContrastLight", "highContrastDark"]

  private static func isColor(_ name: String) -> Bool { name == "color" || name.hasSuffix("Color") }

  private static func legible(_ value: JSON, isColor: Bool) -> JSON {
    switch value {
    case .object(let members):
      var legible = members
      for (name, member) in members {
        legible[name] = self.legible(
          member, isColor: Self.isColor(name.text) || (isColor && appearances.contains(name.text)))
      }
      return .object(legible)
    case .array(let items): return .array(items.map { legible($0, isColor: isColor) })
    default:
      guard isColor, let number = value.double, let bits = UInt32(exactly: number) else { return value }
      return .string(text(bits))
    }
  }

  private static func text(_ argb: UInt32) -> String {
    let (alpha, rgb) = (argb >> 24, argb & 0xFF_FFFF)
    return "#\(hex(rgb, digits: 6))\(alpha == 0xFF ? "" : hex(alpha, digits: 2))"
  }

  private static func hex(_ value: UInt32, digits: Int) -> String {
    let text = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: digits - text.utf8.count) + text
  }
}
