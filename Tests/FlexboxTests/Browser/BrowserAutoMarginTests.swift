import Testing

/// These cases have margins that take the free space (flexbox §3 and §4). The frames are those of a browser,
/// except where a title says that they are as in Yoga.
@Suite struct BrowserAutoMarginTests {
  private static let cases: [LayoutCase] = [
    LayoutCase(
      "A left margin pushes an item of a row to the right", Box("flexDirection row", Box("width 20;marginLeft auto")),
      "80 0 20 100"),
    LayoutCase(
      "A right margin pushes the following items to the right",
      Box("flexDirection row", Box("width 20;marginRight auto"), Box("width 20")), "0 0 20 100", "80 0 20 100"),
    LayoutCase(
      "Both margins put an item in the middle of a row",
      Box("flexDirection row", Box("width 20;marginHorizontal auto")), "40 0 20 100"),
    LayoutCase(
      "A top margin pushes an item of a column to the bottom",
      Box("", Box("height 20"), Box("height 20;marginTop auto")), "0 0 100 20", "0 80 100 20"),
    LayoutCase(
      "A bottom margin pushes the following items to the bottom",
      Box("", Box("height 20;marginBottom auto"), Box("height 20")), "0 0 100 20", "0 80 100 20"),
    LayoutCase("All margins put an item in the middle", Box("", Box("width 20;height 20;margin auto")), "40 40 20 20"),
    LayoutCase(
      "Margins of two items share the space",
      Box("flexDirection row", Box("width 20;marginLeft auto"), Box("width 20;marginLeft auto")), "30 0 20 100",
      "80 0 20 100"),
    LayoutCase(
      "Three margins take a third each",
      Box("flexDirection row", Box("width 20;marginHorizontal auto"), Box("width 20;marginRight auto")), "20 0 20 100",
      "60 0 20 100"),
    LayoutCase(
      "A margin precedes justifyContent",
      Box("flexDirection row;justifyContent flex-end", Box("width 20;marginRight auto"), Box("width 20")), "0 0 20 100",
      "80 0 20 100"),
    LayoutCase(
      "A margin across precedes alignItems",
      Box("flexDirection row;alignItems flex-start", Box("width 20;height 20;marginTop auto")), "0 80 20 20"),
    LayoutCase(
      "Margins across put an item in the middle",
      Box("flexDirection row;alignItems flex-end", Box("width 20;height 20;marginVertical auto")), "0 40 20 20"),
    LayoutCase(
      "A margin across at the end keeps an item at the start",
      Box("flexDirection row;alignItems flex-end", Box("width 20;height 20;marginBottom auto")), "0 0 20 20"),
    LayoutCase(
      "An item with a margin across is not stretched",
      Box("flexDirection row", Box("width 20;marginTop auto", Box("height 10"))), "0 90 20 10", "0 0 20 10"),
    LayoutCase(
      "A margin across a column moves an item to the right", Box("", Box("width 20;height 10;marginLeft auto")),
      "80 0 20 10"),
    LayoutCase(
      "A margin of auto is none in a line that overflows",
      Box("flexDirection row", Box("width 60;marginLeft auto"), Box("width 60")), "0 0 60 100", "60 0 60 100"),
    LayoutCase(
      "A margin of auto is none where an item grows",
      Box("flexDirection row", Box("width 20;marginLeft auto"), Box("flexGrow 1")), "0 0 20 100", "20 0 80 100"),
    // CSS has the margin be none here, and justifies the line.
    LayoutCase(
      "As in Yoga, a margin of auto keeps a line that overflows at its start",
      Box("flexDirection row;justifyContent flex-end", Box("width 60;marginLeft auto"), Box("width 60")), "0 0 60 100",
      "60 0 60 100"),
    LayoutCase(
      "A margin of auto goes with one in points",
      Box("flexDirection row", Box("width 20;marginLeft auto;marginRight 10")), "70 0 20 100"),
    LayoutCase(
      "Margins of auto take what gaps leave",
      Box("flexDirection row;columnGap 10", Box("width 20"), Box("width 20;marginLeft auto")), "0 0 20 100",
      "80 0 20 100"),
    LayoutCase(
      "A reversed row has its margins on their sides",
      Box("flexDirection row-reverse", Box("width 20;marginRight auto"), Box("width 20")), "20 0 20 100", "0 0 20 100"),
    LayoutCase(
      "A reversed column has its margins on their sides",
      Box("flexDirection column-reverse", Box("height 20;marginTop auto"), Box("height 20")), "0 80 100 20",
      "0 0 100 20"),
    LayoutCase(
      "A margin takes what padding leaves", Box("padding 10", Box("width 20;height 20;marginLeft auto;marginTop auto")),
      "70 70 20 20"),
    LayoutCase(
      "A container that is as wide as its content has no space for a margin",
      Box("alignItems flex-start", Box("flexDirection row", Box("width 20;height 10;marginLeft auto"))), "0 0 20 10",
      "0 0 20 10"),
    LayoutCase(
      "A margin takes the space of a maximum", Box("flexDirection row", Box("flexGrow 1;maxWidth 40;marginLeft auto")),
      "60 0 40 100"),
  ]

  @Test("Margins of auto take free space as in a browser", arguments: cases)
  func frames(in layout: LayoutCase) { #expect(layout.layOut() == layout.frames) }
}
