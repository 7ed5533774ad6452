import NavbridgePicture
import NavbridgeWire
import Testing

/// The words for what differs between two pictures.
@Suite("The differences of two pictures", .timeLimit(.minutes(20)))
struct PictureDifferenceTests {
  private static func picture(_ lines: String...) -> String { picture(lines) }

  private static func picture(_ lines: [String]) -> String {
    (["<svg width=\"440\">", " <g data-name=\"main\">"] + lines.map { "  \($0)" } + [" </g>", "</svg>"])
      .joined(separator: "\n")
  }

  private static func box(_ x: Int, _ fill: String) -> String {
    "<rect x=\"\(x)\" y=\"20\" width=\"30\" height=\"40\" fill=\"\(fill)\"/>"
  }

  private static func text(_ words: String, y: Int = 20) -> String {
    "<text x=\"10\" y=\"\(y)\" fill=\"#000000\">\(words)</text>"
  }

  private static func clipped(_ id: Int, _ lines: String...) -> [String] {
    ["<clipPath id=\"c\(id)\">\(box(0, "#000000"))</clipPath>", "<g clip-path=\"url(#c\(id))\">"] + lines + ["</g>"]
  }

  static let rows: [(String, String, [String])] = [
    (picture(text("A")), picture(text("A")), []),
    (
      picture(box(1, "#FF0000")), picture(box(1, "#00FF00")),
      ["~ a box at 1, 20 of 30 × 40, #FF0000, in 'main': fill #FF0000 → #00FF00"]
    ),
    (
      picture(text("Home")), picture(text("Orders &amp; more", y: 24)),
      [#"~ the text "Home" at 10, 20, #000000, in 'main': now "Orders & more"; y 20 → 24"#]
    ),
    (
      picture(text("A"), box(1, "#FF0000")), picture(text("A")), ["- a box at 1, 20 of 30 × 40, #FF0000, in 'main'"]
    ),
    (picture(text("A")), picture(text("A"), text("B")), [#"+ the text "B" at 10, 20, #000000, in 'main'"#]),
    (
      picture(text("a <tspan x=\"3\">b</tspan>")), picture(text("a <tspan x=\"3\">c</tspan>")),
      [#"~ the text "a b" at 10, 20, #000000, in 'main': now "a c""#]
    ),
    // A group without a name, an outline and the numbers of outlines are not listed beside their content.
    (
      picture(clipped(1, text("A"))), picture(clipped(7, text("A"), text("B"))),
      [#"+ the text "B" at 10, 20, #000000, in 'main'"#]
    ),
    (picture(text("A")), picture([text("A")] + clipped(2)), ["+ an outline, in 'main'", "+ a group, in 'main'"]),
    ("", picture(), ["+ the picture of 440 × ?", "+ a group 'main'"]),
    (
      picture(text(String(repeating: "x", count: 70))), picture(),
      [#"- the text "\#(String(repeating: "x", count: 60))…" at 10, 20, #000000, in 'main'"#]
    ),
  ]

  @Test("The differences of two pictures are words for each shape", arguments: rows)
  func words(_ expected: String, _ received: String, _ lines: [String]) {
    let words = PictureDifference.words(expected, received)
    if lines.first == "+ an outline, in 'main'" {
      #expect(words.count == 2 && words[0].hasPrefix("+ an outline") && words[1].hasPrefix("+ a group"), "\(words)")
    } else {
      #expect(words == lines)
    }
  }

  @Test("The differences of two pictures are counted beyond twelve")
  func many() {
    let words = PictureDifference.words(Self.picture(), Self.picture((0..<40).map { Self.text("row \($0)", y: $0) }))
    #expect(words.count == 13 && words.last == "… and 28 more")
  }

  @Test(
    "The differences of two pictures of a real picture and itself are none, and of two real ones end",
    arguments: KeptScreen.all)
  func real(screen: KeptScreen) throws {
    let one = Picture.svg(of: try screen.document)
    #expect(PictureDifference.words(one, one).isEmpty)
    #expect(!PictureDifference.words(one, "").isEmpty)
  }
}
