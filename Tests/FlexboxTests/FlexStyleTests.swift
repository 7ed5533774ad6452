import NavbridgeFlexbox
import Testing

/// How properties are read (flexbox §2).
@Suite struct FlexStyleTests {
  @Test("Each attribute has one row in the table")
  func uniqueNames() {
    #expect(Set(FlexAttribute.all.map(\.name)).count == FlexAttribute.all.count)
  }

  @Test("An attribute changes the style", arguments: FlexAttribute.all.map(\.name))
  func attributes(name: String) {
    let values = ["7", "row", "wrap", "center", "absolute", "none", "scroll", "rtl", "content-box"]
    let changed = values.contains { FlexStyle(props: Box.props("\(name) \($0)")) != FlexStyle() }
    #expect(changed)
  }

  @Test(
    "A length is points, a share, auto, or ignored",
    arguments: [
      ("12.5", FlexLength.points(12.5)), ("50%", .percent(50)), ("auto", .auto), ("many", .undefined),
      ("%", .undefined), ("-3", .points(-3)),
    ])
  func lengths(text: String, length: FlexLength) {
    #expect(FlexStyle(props: [("width", .text(text))]).width == length)
  }

  @Test(
    "An aspect ratio is a number or two",
    arguments: [("1.5", 1.5), ("16/9", 16.0 / 9), ("4 / 2", 2), ("0", nil), ("auto", nil), ("1/0", nil)])
  func ratios(text: String, ratio: Double?) {
    #expect(FlexStyle(props: [("aspectRatio", .text(text))]).aspectRatio == ratio)
  }

  /// Left, top, right and bottom margins in points, and what they follow from.
  private static let margins: [(String, isRightToLeft: Bool, String)] = [
    ("margin 5", false, "5 5 5 5"),
    ("margin 5;marginHorizontal 7", false, "7 5 7 5"),
    ("marginVertical 3;margin 5;marginTop 1", false, "5 1 5 3"),
    ("marginLeft 4;marginHorizontal 7", false, "4 0 7 0"),
    ("marginLeft 4;marginStart 6", false, "6 0 0 0"),
    ("marginStart 6;marginEnd 2", true, "2 0 6 0"),
    ("marginLeft 4;marginRight 1", true, "1 0 4 0"),
    ("marginInline 8;marginHorizontal 7", false, "8 0 8 0"),
    ("marginBlock 8;marginVertical 7", false, "0 8 0 8"),
    ("marginInlineStart 8;marginStart 7", false, "8 0 0 0"),
    ("marginBlockStart 8;marginTop 7;marginBlockEnd 9", false, "0 7 0 9"),
    ("marginStart 10%", false, "10 0 0 0"),
  ]

  @Test("Names for the same edge precede one another in a fixed order", arguments: margins)
  func edges(style: String, isRightToLeft: Bool, expected: String) {
    for properties in [Box.props(style), Box.props(style).reversed()] {
      let child = FlexNode(style: FlexStyle(props: properties))
      child.style.flex = 1
      let root = FlexNode()
      root.append(child)
      root.layOut(width: 100, height: 100, isRightToLeft: isRightToLeft)
      let frame = child.frame
      let margins = [frame.x, frame.y, 100 - frame.x - frame.width, 100 - frame.y - frame.height].map { Int($0) }
      #expect(margins.map(String.init).joined(separator: " ") == expected)
    }
  }

  @Test("Left stays left on a device that writes from right to left, if it does not swap")
  func unswapped() {
    let root = Box("", Box("marginLeft 10")).node()
    root.layOut(width: 100, height: 100, isRightToLeft: true, swapsLeftAndRight: false)
    #expect(root.frames[1] == "10 0 90 0")
    root.layOut(width: 100, height: 100, isRightToLeft: true)
    #expect(root.frames[1] == "0 0 90 0")
  }
}
