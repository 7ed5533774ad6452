import Testing

/// These cases have boxes that are not displayed, or have none of their own (flexbox §1). The frames are a browser's.
@Suite struct BrowserDisplayTests {
  private static let cases: [LayoutCase] = [
    LayoutCase("A box that is not displayed has no size", Box("", Box("display none;width 50;height 50")), "0 0 0 0"),
    LayoutCase(
      "The others take the room of a box that is not displayed",
      Box("flexDirection row", Box("flexGrow 1"), Box("display none;flexGrow 1"), Box("flexGrow 1")), "0 0 50 100",
      "0 0 0 0", "50 0 50 100"),
    LayoutCase(
      "Margins of a box that is not displayed count for nothing",
      Box("", Box("display none;margin 20"), Box("height 10")), "0 0 0 0", "0 0 100 10"),
    LayoutCase(
      "What a box that is not displayed holds has no size",
      Box("", Box("display none", Box("width 10;height 10", Box("width 5;height 5"))), Box("height 10")), "0 0 0 0",
      "0 0 0 0", "0 0 0 0", "0 0 100 10"),
    LayoutCase(
      "An absolute box is not displayed either",
      Box("", Box("display none;position absolute;left 10;top 10;width 10;height 10")), "0 0 0 0"),
    LayoutCase(
      "A box around those that are not displayed has no size",
      Box("alignItems flex-start", Box("", Box("display none;width 10;height 10"))), "0 0 0 0", "0 0 0 0"),
    LayoutCase(
      "A box that is not displayed does not break a line",
      Box(
        "flexDirection row;flexWrap wrap", Box("width 60;height 10"), Box("display none;width 60;height 10"),
        Box("width 40;height 10")), "0 0 60 10", "0 0 0 0", "60 0 40 10"),
    LayoutCase(
      "Items of a box without a box belong to its parent",
      Box("flexDirection row", Box("display contents", Box("width 10"), Box("width 20")), Box("width 30")), "0 0 0 0",
      "0 0 10 100", "10 0 20 100", "30 0 30 100"),
    LayoutCase(
      "A size and padding of a box without a box count for nothing",
      Box("", Box("display contents;width 50;height 50;padding 10;margin 10", Box("height 10")), Box("height 10")),
      "0 0 0 0", "0 0 100 10", "0 10 100 10"),
    LayoutCase(
      "A box without a box may stand in another",
      Box("", Box("display contents", Box("display contents", Box("height 10")), Box("height 20")), Box("height 30")),
      "0 0 0 0", "0 0 0 0", "0 0 100 10", "0 10 100 20", "0 30 100 30"),
    LayoutCase(
      "A box without a box may be empty", Box("gap 10", Box("height 10"), Box("display contents"), Box("height 10")),
      "0 0 100 10", "0 0 0 0", "0 20 100 10"),
    LayoutCase(
      "Items of a box without a box grow with those of its parent",
      Box("flexDirection row", Box("display contents", Box("flexGrow 1")), Box("flexGrow 3")), "0 0 0 0", "0 0 25 100",
      "25 0 75 100"),
    LayoutCase(
      "Gaps stand between items of a box without a box",
      Box("gap 5", Box("display contents;gap 20", Box("height 10"), Box("height 10")), Box("height 10")), "0 0 0 0",
      "0 0 100 10", "0 15 100 10", "0 30 100 10"),
    LayoutCase(
      "Items of a box without a box are aligned as its parent has it",
      Box("alignItems flex-end", Box("display contents;alignItems flex-start", Box("width 10;height 10"))), "0 0 0 0",
      "90 0 10 10"),
    LayoutCase(
      "An absolute box in one without a box is placed in its parent",
      Box("padding 5", Box("display contents", Box("position absolute;right 0;bottom 0;width 10;height 10"))),
      "0 0 0 0", "90 90 10 10"),
    LayoutCase(
      "Items of a box without a box wrap with the others",
      Box(
        "flexDirection row;flexWrap wrap", Box("width 60;height 10"),
        Box("display contents", Box("width 40;height 10"), Box("width 40;height 10"))), "0 0 60 10", "0 0 0 0",
      "60 0 40 10", "0 10 40 10"),
    LayoutCase(
      "A box that is not displayed may be in one without a box",
      Box("", Box("display contents", Box("display none;height 10"), Box("height 10"))), "0 0 0 0", "0 0 0 0",
      "0 0 100 10"),
  ]

  @Test("A box that is not displayed leaves its place as in a browser", arguments: cases)
  func frames(in layout: LayoutCase) { #expect(layout.layOut() == layout.frames) }
}
