import NavbridgeVocabulary
import NavbridgeWire
import Testing

@Suite("The text of a colour", .timeLimit(.minutes(20)))
struct ColorTextTests {
  /// A value, the way to it, and what people read.
  static let rows: [(JSON, String, JSON)] = [
    (4_294_901_760, "topBar.title.color", "#FF0000"), (2_014_458_966, "layout.backgroundColor", "#12345678"),
    (0, "color", "#00000000"), (4_294_967_295, "a[3].tintColor", "#FFFFFF"),
    (4_278_190_080, "colors[0].color", "#000000"),
    // Other members, and what is no colour of React Native's.
    (20, "topBar.title.fontSize", 20), (3, "colorCount", 3), (7, "recolor", 7), (-1, "color", -1), (0.5, "color", 0.5),
    (4_294_967_296, "color", 4_294_967_296), (nil, "color", nil), ("red", "color", "red"), (true, "color", true),
    // Both appearances, and the members of objects.
    (255, "topBar.background.color.dynamic.light", "#0000FF00"), (255, "light", 255),
    (
      ["color": ["dynamic": ["light": 0, "dark": 4_278_190_335]], "fontSize": 4_278_190_335], "",
      ["color": ["dynamic": ["light": "#00000000", "dark": "#0000FF"]], "fontSize": 4_278_190_335]
    ),
    ([4_294_901_760, ["size": 1]], "borderColor", ["#FF0000", ["size": 1]]),
    (["title": ["color": 4_294_901_760]], "topBar", ["title": ["color": "#FF0000"]]),
  ]

  @Test("A number of a member that is a colour by its name is written as people write colours", arguments: rows)
  func legible(_ value: JSON, _ path: String, _ text: JSON) {
    #expect(ColorText.legible(value, at: path) == text)
  }
}
