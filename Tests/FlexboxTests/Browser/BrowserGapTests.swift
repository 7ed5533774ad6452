import Testing

/// These cases have gaps between items and between lines (flexbox §3 and §4). The frames are a browser's.
@Suite struct BrowserGapTests {
  private static let cases: [LayoutCase] = [
    LayoutCase(
      "A row has column gaps",
      Box("flexDirection row;columnGap 10;rowGap 3", Box("width 10"), Box("width 20"), Box("width 30")), "0 0 10 100",
      "20 0 20 100", "50 0 30 100"),
    LayoutCase(
      "A column has row gaps", Box("columnGap 10;rowGap 3", Box("height 10"), Box("height 20"), Box("height 30")),
      "0 0 100 10", "0 13 100 20", "0 36 100 30"),
    LayoutCase(
      "gap is both",
      Box(
        "flexDirection row;flexWrap wrap;gap 10", Box("width 40;height 10"), Box("width 40;height 10"),
        Box("width 40;height 10")), "0 0 40 10", "50 0 40 10", "0 20 40 10"),
    LayoutCase(
      "A gap of its own precedes gap",
      Box(
        "flexDirection row;flexWrap wrap;gap 10;rowGap 4", Box("width 40;height 10"), Box("width 40;height 10"),
        Box("width 40;height 10")), "0 0 40 10", "50 0 40 10", "0 14 40 10"),
    LayoutCase("A single item has no gap", Box("gap 10", Box("height 10")), "0 0 100 10"),
    LayoutCase(
      "A gap makes items wrap",
      Box("flexDirection row;flexWrap wrap;columnGap 1", Box("width 50;height 10"), Box("width 50;height 10")),
      "0 0 50 10", "0 10 50 10"),
    LayoutCase(
      "Items and gaps that just fit stay in the line",
      Box("flexDirection row;flexWrap wrap;columnGap 10", Box("width 45;height 10"), Box("width 45;height 10")),
      "0 0 45 10", "55 0 45 10"),
    LayoutCase(
      "Lines of a column have column gaps",
      Box(
        "flexWrap wrap;columnGap 10;rowGap 20", Box("width 10;height 40"), Box("width 20;height 40"),
        Box("width 10;height 40")), "0 0 10 40", "0 60 20 40", "30 0 10 40"),
    LayoutCase(
      "A gap makes a container larger",
      Box(
        "alignItems flex-start",
        Box("flexDirection row;columnGap 10", Box("width 10;height 10"), Box("width 20;height 10"))), "0 0 40 10",
      "0 0 10 10", "20 0 20 10"),
    LayoutCase(
      "Gaps make a column higher",
      Box("", Box("rowGap 10", Box("height 10"), Box("height 20"), Box("height 5")), Box("height 10")), "0 0 100 55",
      "0 0 100 10", "0 20 100 20", "0 50 100 5", "0 55 100 10"),
    LayoutCase(
      "Gaps between lines make a container higher",
      Box(
        "", Box("flexDirection row;flexWrap wrap;gap 10", Box("width 60;height 10"), Box("width 60;height 10")),
        Box("height 10")), "0 0 100 30", "0 0 60 10", "0 20 60 10", "0 30 100 10"),
    LayoutCase(
      "A gap stands between items that grow in each line",
      Box(
        "flexDirection row;flexWrap wrap;gap 10", Box("width 30;height 10;flexGrow 1"),
        Box("width 30;height 10;flexGrow 1"), Box("width 60;height 10;flexGrow 1")), "0 0 45 10", "55 0 45 10",
      "0 20 100 10"),
    LayoutCase(
      "Gaps precede the space that is spread along the line",
      Box("flexDirection row;columnGap 10;justifyContent center", Box("width 20"), Box("width 20")), "25 0 20 100",
      "55 0 20 100"),
    LayoutCase(
      "Gaps stay where a line overflows",
      Box("flexDirection row;columnGap 10;justifyContent flex-end", Box("width 60"), Box("width 60")), "-30 0 60 100",
      "40 0 60 100"),
    LayoutCase(
      "Gaps add to the space around lines",
      Box(
        "flexDirection row;flexWrap wrap;rowGap 10;alignContent space-around", Box("width 60;height 10"),
        Box("width 60;height 20")), "0 15 60 10", "0 65 60 20"),
    LayoutCase(
      "Gaps leave less for lines that are stretched",
      Box("flexDirection row;flexWrap wrap;rowGap 10;alignContent stretch", Box("width 60"), Box("width 60")),
      "0 0 60 45", "0 55 60 45"),
    LayoutCase(
      "Gaps stand between reversed lines",
      Box("flexDirection row;flexWrap wrap-reverse;rowGap 10", Box("width 60;height 10"), Box("width 60;height 20")),
      "0 90 60 10", "0 60 60 20"),
    LayoutCase(
      "Gaps and margins add up",
      Box("flexDirection row;columnGap 10", Box("width 10;marginRight 5"), Box("width 10;marginLeft 5")), "0 0 10 100",
      "30 0 10 100"),
    LayoutCase(
      "A gap is next to an empty item, too",
      Box("flexDirection row;columnGap 10", Box("width 10"), Box(""), Box("width 10")), "0 0 10 100", "20 0 0 100",
      "30 0 10 100"),
    LayoutCase(
      "A gap in per cent is of the content",
      Box("flexDirection row;columnGap 10%;paddingHorizontal 10", Box("width 10"), Box("width 10")), "10 0 10 100",
      "28 0 10 100"),
    LayoutCase(
      "An item that is not displayed has no gap",
      Box("flexDirection row;columnGap 10", Box("width 10"), Box("display none;width 10"), Box("width 10")),
      "0 0 10 100", "0 0 0 0", "20 0 10 100"),
    LayoutCase(
      "Gaps stand between shares", Box("flexDirection row;columnGap 20", Box("flex 1"), Box("flex 3")), "0 0 20 100",
      "40 0 60 100"),
  ]

  @Test("Gaps stand between items and lines as in a browser", arguments: cases)
  func frames(in layout: LayoutCase) { #expect(layout.layOut() == layout.frames) }
}
