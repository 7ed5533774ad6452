import Testing

@testable import NativeSide
@testable import Shared

@Suite("Colours")
struct ColorParserTests {
  static let rows: [(option: JSON, text: String?)] = [
    (0xFFFF_0000, "#FF0000"), (0x0000_00FF, "#0000FF"), (["dynamic": ["light": 0xFF01_0203, "dark": 0]], "#010203"),
    (["semantic": "systemRed"], "systemRed"), (["semantic": ["label", "black"]], "label"), ([1, 0.5, 0], "#FF8000"),
    ([1], nil), ("red", nil), (nil, nil),
  ]

  @Test("are told as #RRGGBB, or by their name", arguments: rows)
  func text(_ row: (option: JSON, text: String?)) { #expect(ColorParser.text(row.option) == row.text) }
}
