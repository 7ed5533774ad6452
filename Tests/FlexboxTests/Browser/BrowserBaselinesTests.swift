import Testing

/// These cases put items on a common baseline (flexbox §6). The frames are a browser's.
@Suite struct BrowserBaselinesTests {
  private static let cases: [LayoutCase] = [
    LayoutCase(
      "Boxes without content stand on their bottoms",
      Box(
        "flexDirection row;alignItems baseline", Box("width 10;height 40"), Box("width 10;height 20"),
        Box("width 10;height 30")), "0 0 10 40", "10 20 10 20", "20 10 10 30"),
    LayoutCase(
      "A box stands on the bottom of its first child",
      Box(
        "flexDirection row;alignItems baseline", Box("width 10;height 40"),
        Box("width 20", Box("height 10"), Box("height 25"))), "0 0 10 40", "10 30 20 35", "0 0 20 10", "0 10 20 25"),
    LayoutCase(
      "Padding above the first child lowers a box's baseline",
      Box(
        "flexDirection row;alignItems baseline", Box("width 10;height 40"),
        Box("width 20;paddingTop 8;borderTopWidth 2", Box("height 10"))), "0 0 10 40", "10 20 20 20", "0 10 20 10"),
    LayoutCase(
      "Margins above a box count",
      Box("flexDirection row;alignItems baseline", Box("width 10;height 40"), Box("width 10;height 10;marginTop 50")),
      "0 20 10 40", "10 50 10 10"),
    LayoutCase(
      "Margins below a box do not move its baseline",
      Box(
        "flexDirection row;alignItems baseline", Box("width 10;height 40;marginBottom 20"), Box("width 10;height 10")),
      "0 0 10 40", "10 30 10 10"),
    LayoutCase(
      "One item may stand on the baseline by itself",
      Box(
        "flexDirection row", Box("width 10;height 40;alignSelf baseline"), Box("width 10;height 20;alignSelf baseline"),
        Box("width 10;height 20")), "0 0 10 40", "10 20 10 20", "20 0 10 20"),
    LayoutCase(
      "A row without a height holds what is above and below the baseline",
      Box(
        "",
        Box(
          "flexDirection row;alignItems baseline", Box("width 10;height 40"),
          Box("width 20;height 30", Box("height 10")))), "0 0 100 60", "0 0 10 40", "10 30 20 30", "0 0 20 10"),
    LayoutCase(
      "The baseline of a nested row is that of its first item",
      Box(
        "flexDirection row;alignItems baseline", Box("width 10;height 40"),
        Box("flexDirection row;width 20;height 30", Box("width 5;height 10"), Box("width 5;height 20"))), "0 0 10 40",
      "10 30 20 30", "0 0 5 10", "5 0 5 20"),
    LayoutCase(
      "The baseline of a nested row is that of the item aligned to it",
      Box(
        "flexDirection row;alignItems baseline", Box("width 10;height 40"),
        Box(
          "flexDirection row;width 20;height 30", Box("width 5;height 10"), Box("width 5;height 20;alignSelf baseline"))
      ), "0 0 10 40", "10 20 20 30", "0 0 5 10", "5 0 5 20"),
    LayoutCase(
      "Baselines go through several levels",
      Box(
        "flexDirection row;alignItems baseline", Box("width 10;height 40"),
        Box("paddingTop 3;width 20", Box("paddingTop 4", Box("height 5")))), "0 0 10 40", "10 28 20 12", "0 3 20 9",
      "0 4 20 5"),
    LayoutCase(
      "An item in the middle of a row that is as high as its items does not stand on the baseline",
      Box(
        "",
        Box(
          "flexDirection row;alignItems baseline", Box("width 10;height 40"), Box("width 10;height 20"),
          Box("width 10;height 20;alignSelf center"))), "0 0 100 40", "0 0 10 40", "10 20 10 20", "20 10 10 20"),
    LayoutCase(
      "A column has no baseline, and its items begin at the start",
      Box("alignItems baseline", Box("width 10;height 40"), Box("width 20;height 20")), "0 0 10 40", "0 40 20 20"),
    LayoutCase(
      "A baseline of a reversed row is the same",
      Box("flexDirection row-reverse;alignItems baseline", Box("width 10;height 40"), Box("width 10;height 20")),
      "90 0 10 40", "80 20 10 20"),
  ]

  @Test("Items of a row stand on a baseline as in a browser", arguments: cases)
  func frames(in layout: LayoutCase) { #expect(layout.layOut() == layout.frames) }
}
