import NavbridgeFlexbox
import Testing

/// These tests read single values of properties (flexbox §2).
@Suite struct FlexValueTests {
  @Test(
    "A length that is no finite number is ignored",
    arguments: ["NaN", "nan", "NaN%", "Infinity", "-inf", "Infinity%", "1e999", "", "10 %", "10px", "calc(1)"])
  func nonFiniteLengths(text: String) {
    #expect(FlexStyle(props: [("width", .text(text)), ("marginLeft", .text(text))]) == FlexStyle())
  }

  @Test("A number that is not finite is ignored", arguments: [Double.nan, .infinity, -.infinity])
  func nonFiniteNumbers(number: Double) {
    let names = ["width", "flexGrow", "flex", "aspectRatio", "gap", "top"]
    #expect(FlexStyle(props: names.map { ($0, .number(number)) }) == FlexStyle())
  }

  @Test("Frames are finite where a style has values that are not", arguments: ["NaN", "NaN%", "Infinity", "1e999%"])
  func finiteFrames(text: String) {
    let properties = ["marginLeft", "paddingTop", "left", "gap", "width", "flexGrow", "flexBasis", "minHeight"]
    let style = properties.map { "\($0) \(text)" }.joined(separator: ";")
    let root = Box(style, Box("height 10;" + style), Box("height 20")).node()
    root.layOut(width: 100, height: 100)
    #expect(root.frames == ["0 0 100 100", "0 0 100 10", "0 10 100 20"])
  }

  @Test(
    "A number may be text",
    arguments: [("2", 2), ("0.5", 0.5), ("-1", -1), ("1e1", 10), ("many", nil), ("", nil), ("50%", nil), ("auto", nil)])
  func numbers(text: String, number: Double?) {
    #expect(FlexStyle(props: [("flexGrow", .text(text))]).flexGrow == number)
  }

  @Test(
    "A keyword that the property does not have is ignored",
    arguments: ["", "Row", "ROW", "row ", "diagonal", "inherit"])
  func unknownKeywords(text: String) {
    #expect(FlexStyle(props: [("flexDirection", .text(text))]).flexDirection == .column)
  }

  @Test("A number is no keyword")
  func numberAsKeyword() {
    #expect(FlexStyle(props: [("alignItems", .number(1)), ("position", .number(0))]) == FlexStyle())
  }

  @Test("Of two values of one property, the last that it can have counts")
  func repeated() {
    let style = FlexStyle(props: [
      ("width", .number(1)), ("width", .text("20%")), ("width", .text("many")),
      ("flexWrap", .text("wrap")), ("flexWrap", .text("never")),
    ])
    #expect(style.width == .percent(20) && style.flexWrap == .wrap)
  }

  @Test("A ratio that it cannot have takes back an earlier one")
  func ratio() {
    #expect(FlexStyle(props: [("aspectRatio", .number(2)), ("aspectRatio", .text("auto"))]).aspectRatio == nil)
  }

  @Test(
    "A ratio is of positive numbers",
    arguments: [
      ("16 / 9", 16.0 / 9), ("1/2", 0.5), ("-1", nil), ("-1/2", nil), ("1/2/3", nil), ("/", nil), ("a/b", nil),
    ])
  func ratios(text: String, ratio: Double?) {
    #expect(FlexStyle(props: [("aspectRatio", .text(text))]).aspectRatio == ratio)
  }

  @Test("auto is a length of a margin, and none of a bound or of padding")
  func auto() {
    let root = Box("padding auto", Box("minWidth auto;maxHeight auto;height 10;padding auto")).node()
    root.layOut(width: 100, height: 100)
    #expect(root.frames == ["0 0 100 100", "0 0 100 10"])
  }

  @Test("Negative sizes, minima, padding, borders and gaps count as none")
  func negative() {
    let style = "width -5;height -5;minWidth -5;minHeight -5;padding -5;borderWidth -5;gap -5"
    let root = Box("gap -5", Box(style, Box("height 10"), Box("height 5")), Box("height 10")).node()
    root.layOut(width: 100, height: 100)
    #expect(root.frames == ["0 0 100 100", "0 0 100 15", "0 0 100 10", "0 10 100 5", "0 15 100 10"])
  }
}
