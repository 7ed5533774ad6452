import HeadlessUIKit
import Testing

@testable import NativeSide
@testable import NavbridgeReactNativeNavigation
@testable import NavbridgeWire

/// rnn-options §5.1.
@Suite("Colours")
struct ColorParserTests {
  static let rows: [(option: JSON, text: String?)] = [
    (0xFFFF_0000, "#FF0000"), (0x0000_00FF, "#0000FF"), (["dynamic": ["light": 0xFF01_0203, "dark": 0]], "#010203"),
    (["semantic": "systemRed"], "#FF3B30"), (["semantic": "systemRedColor"], "#FF3B30"),
    (["semantic": ["nothing", "label"]], "#000000"), (["semantic": ["nothing", "systemRed", "label"]], "#FF3B30"),
    (["semantic": ["label", "systemRed"]], "#000000"), (["semantic": ["nothing"]], nil), ([1, 0.5, 0], "#FF8000"),
    ([1], nil), ("red", nil), ("NoColor", nil), (nil, nil), (-16_776_961, "#0000FF"),
  ]

  @Test("Colours are described as #RRGGBB", arguments: rows)
  func text(_ row: (option: JSON, text: String?)) { #expect(ColorParser.color(row.option)?.description == row.text) }

  @Test("Colours are transparent with an alpha of exactly 0")
  func transparent() {
    #expect(ColorParser.color(0x00FF_FFFF)?.isTransparent == true)
    #expect(ColorParser.color(0x01FF_FFFF)?.isTransparent == false)
    #expect(ColorParser.color([1, 1, 1])?.isTransparent == false)
    #expect(ColorParser.color([1, 1, 1, 0])?.isTransparent == true)
  }

  @Test("Colours that depend on the style have a value for each style")
  func dynamic() {
    let color = ColorParser.color(["dynamic": ["light": 0xFF00_0001, "dark": ["semantic": "label"]]])
    #expect(color?.resolved(isDark: false) == 0xFF00_0001)
    #expect(color?.resolved(isDark: true) == 0xFFFF_FFFF)
  }
}
