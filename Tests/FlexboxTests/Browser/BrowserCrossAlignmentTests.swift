import Testing

/// These cases align items across a line that does not wrap (flexbox §4). The frames are a browser's.
@Suite struct BrowserCrossAlignmentTests {
  private static let aligning: [LayoutCase] = [
    LayoutCase(
      "Items of a column begin at the left by flex-start",
      Box("alignItems flex-start", Box("width 20;height 10"), Box("height 10;paddingLeft 7")),
      "0 0 20 10", "0 10 7 10"),
    LayoutCase(
      "Items of a column end at the right by flex-end",
      Box("alignItems flex-end", Box("width 20;height 10"), Box("height 10;paddingLeft 7")),
      "80 0 20 10", "93 10 7 10"),
    LayoutCase(
      "Items of a column are in the middle by center",
      Box("alignItems center", Box("width 20;height 10"), Box("width 50;height 10")), "40 0 20 10", "25 10 50 10"),
    LayoutCase(
      "Items of a row begin at the top by flex-start",
      Box("flexDirection row;alignItems flex-start", Box("width 20;height 10"), Box("width 20")), "0 0 20 10",
      "20 0 20 0"),
    LayoutCase(
      "Items of a row end at the bottom by flex-end",
      Box("flexDirection row;alignItems flex-end", Box("width 20;height 10"), Box("width 20;height 30")), "0 90 20 10",
      "20 70 20 30"),
    LayoutCase(
      "Items of a row are in the middle by center",
      Box("flexDirection row;alignItems center", Box("width 20;height 10"), Box("width 20;height 30")), "0 45 20 10",
      "20 35 20 30"),
    LayoutCase(
      "A stretched item of a row is as high as the row without its margins",
      Box("flexDirection row", Box("width 20;marginTop 5;marginBottom 10")), "0 5 20 85"),
    LayoutCase(
      "An item wider than its column overflows at its right by flex-start",
      Box("alignItems flex-start", Box("width 120;height 10")), "0 0 120 10"),
    LayoutCase(
      "An item wider than its column overflows at its left by flex-end",
      Box("alignItems flex-end", Box("width 120;height 10")), "-20 0 120 10"),
    LayoutCase(
      "An item wider than its column overflows on both sides by center",
      Box("alignItems center", Box("width 120;height 10")), "-10 0 120 10"),
    LayoutCase(
      "An item's alignment precedes that of its container",
      Box(
        "flexDirection row;alignItems center", Box("width 10;height 10;alignSelf flex-start"),
        Box("width 10;height 10;alignSelf flex-end"), Box("width 10;height 10;alignSelf auto"),
        Box("width 10;alignSelf stretch")), "0 0 10 10", "10 90 10 10", "20 45 10 10", "30 0 10 100"),
    LayoutCase(
      "An item may leave the stretching of its container",
      Box(
        "", Box("height 10;alignSelf center;width 30"), Box("height 10;alignSelf flex-start;paddingLeft 5"),
        Box("height 10")), "35 0 30 10", "0 10 5 10", "0 20 100 10"),
  ]

  private static let sizing: [LayoutCase] = [
    LayoutCase("A stretched item grows to its minimum", Box("", Box("height 10;minWidth 120")), "0 0 120 10"),
    LayoutCase(
      "A stretched item stays within its maximum and stands at the start",
      Box("flexDirection row", Box("width 10;maxHeight 30")), "0 0 10 30"),
    LayoutCase(
      "A stretched item's children are shares of its stretched size",
      Box("flexDirection row", Box("width 40", Box("height 50%;width 50%"))), "0 0 40 100", "0 0 20 50"),
    LayoutCase(
      "Items of a row without a height are stretched to the highest",
      Box(
        "",
        Box(
          "flexDirection row", Box("width 10"), Box("width 10;height 30"), Box("width 10;height 20;alignSelf flex-end"),
          Box("width 10;height 10;alignSelf center"))), "0 0 100 30", "0 0 10 30", "10 0 10 30", "20 10 10 20",
      "30 10 10 10"),
    LayoutCase(
      "Items of a column without a width are stretched to the widest",
      Box(
        "alignItems flex-start",
        Box(
          "", Box("height 10"), Box("height 10;width 30"), Box("height 10;width 20;alignSelf flex-end"),
          Box("height 10;width 10;alignSelf center"))), "0 0 30 40", "0 0 30 10", "0 10 30 10", "10 20 20 10",
      "10 30 10 10"),
    LayoutCase(
      "Margins of the widest item make its container wider",
      Box("alignItems flex-start", Box("", Box("height 10;width 30;marginHorizontal 5"), Box("height 10"))),
      "0 0 40 20", "5 0 30 10", "0 10 40 10"),
    LayoutCase(
      "An item with margins is centred with them",
      Box(
        "flexDirection row;alignItems center", Box("width 10;height 20;marginTop 10"),
        Box("width 10;height 20;marginBottom 30")), "0 45 10 20", "10 25 10 20"),
    LayoutCase(
      "Padding and border of the container bound where items are aligned",
      Box("alignItems flex-end;padding 6;borderRightWidth 4", Box("width 10;height 10")), "80 6 10 10"),
    LayoutCase(
      "A stretched container stretches its own items",
      Box("", Box("flexDirection row;height 30", Box("", Box("width 20", Box("flexGrow 1"))))), "0 0 100 30",
      "0 0 20 30", "0 0 20 0", "0 0 20 0"),
    LayoutCase(
      "A minimal height of a row is the room in which its items are aligned",
      Box("", Box("flexDirection row;minHeight 40;alignItems center", Box("width 10;height 10"))), "0 0 100 40",
      "0 15 10 10"),
    LayoutCase(
      "A maximal height of a row is the room in which its items are stretched",
      Box("", Box("flexDirection row;maxHeight 40", Box("width 10;height 60"), Box("width 10"))), "0 0 100 40",
      "0 0 10 60", "10 0 10 40"),
  ]

  @Test("An item stands across its line as in a browser", arguments: aligning)
  func aligningMatch(in layout: LayoutCase) { #expect(layout.layOut() == layout.frames) }

  @Test("A line and its stretched items have their sizes as in a browser", arguments: sizing)
  func sizingMatch(in layout: LayoutCase) { #expect(layout.layOut() == layout.frames) }
}
