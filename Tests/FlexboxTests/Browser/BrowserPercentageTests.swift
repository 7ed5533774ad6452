import Testing

/// These cases take shares of sizes, margins, padding, gaps and insets (flexbox §2). The frames are a browser's.
@Suite struct BrowserPercentageTests {
  private static let cases: [LayoutCase] = [
    LayoutCase("A width and a height are shares of the container", Box("", Box("width 40%;height 30%")), "0 0 40 30"),
    LayoutCase("A share exceeds its container", Box("", Box("width 150%;height 120%")), "0 0 150 120"),
    LayoutCase(
      "Shares are of the content within padding and border",
      Box("padding 10;borderWidth 5", Box("width 50%;height 50%")), "15 15 35 35"),
    LayoutCase(
      "Shares of shares multiply", Box("", Box("width 50%;height 50%", Box("width 50%;height 50%"))), "0 0 50 50",
      "0 0 25 25"),
    LayoutCase(
      "Shares of an odd percentage are fractions of points", Box("flexDirection row", Box("width 33%;height 7.5%")),
      "0 0 33 7.67"),
    LayoutCase(
      "A share of a stretched width is known", Box("", Box("height 20", Box("width 25%;height 50%"))), "0 0 100 20",
      "0 0 25 10"),
    LayoutCase(
      "A share of a grown height is known", Box("", Box("flexGrow 1", Box("height 25%")), Box("height 20")),
      "0 0 100 80", "0 0 100 20", "0 80 100 20"),
    LayoutCase(
      "A share of a stretched height in a row is known",
      Box("flexDirection row;height 60", Box("width 50", Box("height 50%"))), "0 0 50 60", "0 0 50 30"),
    LayoutCase(
      "A margin is a share of the width on all sides", Box("height 50", Box("margin 10%;height 10")), "10 10 80 10"),
    LayoutCase(
      "Padding is a share of the width on all sides", Box("height 50", Box("padding 10%", Box("height 10"))),
      "0 0 100 30", "10 10 80 10"),
    LayoutCase(
      "A margin of a nested box is a share of its parent's width",
      Box("", Box("width 50;height 40", Box("marginTop 20%;marginLeft 10%;height 10"))), "0 0 50 40", "5 10 45 10"),
    LayoutCase(
      "Padding of an item of a row is a share of the row's width",
      Box("flexDirection row;height 40", Box("paddingLeft 20%;paddingTop 10%;width 50", Box("height 5"))), "0 0 50 40",
      "20 10 30 5"),
    LayoutCase(
      "Margins in per cent take their part of the line",
      Box("flexDirection row", Box("width 20;marginLeft 10%"), Box("flexGrow 1;marginHorizontal 5%")), "10 0 20 100",
      "35 0 60 100"),
    LayoutCase(
      "Padding in per cent is within the border box", Box("", Box("width 50;height 50;padding 10%", Box("flexGrow 1"))),
      "0 0 50 50", "10 10 30 30"),
    LayoutCase(
      "A vertical inset is a share of the height", Box("height 50", Box("height 10;top 10%;left 10%")), "10 5 100 10"),
    LayoutCase(
      "An inset of the bottom is a share of the height", Box("height 50", Box("height 10;bottom 20%;right 5%")),
      "-5 -10 100 10"),
    LayoutCase(
      "A column gap is a share of the width", Box("flexDirection row;columnGap 10%", Box("width 20"), Box("width 20")),
      "0 0 20 100", "30 0 20 100"),
    LayoutCase(
      "A row gap is a share of the height", Box("height 50;rowGap 10%", Box("height 10"), Box("height 10")),
      "0 0 100 10", "0 15 100 10"),
    LayoutCase(
      "A minimal and a maximal share bound a size",
      Box("flexDirection row", Box("width 10;minWidth 20%"), Box("width 90;maxWidth 50%")),
      "0 0 20 100", "20 0 50 100"),
    LayoutCase(
      "A basis in per cent of a column is of its height", Box("height 60", Box("flexBasis 50%"), Box("flexBasis 25%")),
      "0 0 100 30", "0 30 100 15"),
    LayoutCase(
      "Shares of an absolute box are of a container without padding",
      Box("", Box("position absolute;width 50%;height 25%;left 10%;top 20%")), "10 20 50 25"),
    LayoutCase(
      "Insets in per cent at the ends place an absolute box",
      Box("height 60", Box("position absolute;width 10;height 10;right 10%;bottom 50%")), "80 20 10 10"),
    LayoutCase(
      "A share of a height that follows from content that does not depend on it is none",
      Box("", Box("", Box("height 30"), Box("height 50%;maxHeight 0"))), "0 0 100 30", "0 0 100 30", "0 30 100 0"),
    LayoutCase(
      "Items of shares of a third fill the row",
      Box("flexDirection row", Box("width 33.333333%"), Box("width 33.333333%"), Box("width 33.333333%")),
      "0 0 33.33 100", "33.33 0 33.33 100", "66.67 0 33.33 100"),
  ]

  @Test("Shares are taken as in a browser", arguments: cases)
  func frames(in layout: LayoutCase) { #expect(layout.layOut() == layout.frames) }
}
