import Testing

/// These cases make boxes as large as their content (flexbox §3 and §4). The frames are those of a browser,
/// except where a title says that they are as in Yoga.
@Suite struct BrowserFitContentTests {
  private static let cases: [LayoutCase] = [
    LayoutCase(
      "A box is as wide as its widest item",
      Box("alignItems flex-start", Box("", Box("width 20;height 10"), Box("width 30;height 10"))), "0 0 30 20",
      "0 0 20 10", "0 10 30 10"),
    LayoutCase(
      "A row is as wide as its items together",
      Box("alignItems flex-start", Box("flexDirection row", Box("width 20;height 10"), Box("width 30;height 20"))),
      "0 0 50 20", "0 0 20 10", "20 0 30 20"),
    LayoutCase(
      "A box in a row is as wide as its content",
      Box(
        "flexDirection row;alignItems flex-start", Box("", Box("width 20;height 10")),
        Box("", Box("width 30;height 20"))), "0 0 20 10", "0 0 20 10", "20 0 30 20", "0 0 30 20"),
    LayoutCase(
      "A nested box is as large as what it holds",
      Box("alignItems center", Box("padding 2", Box("padding 3", Box("width 10;height 10")))), "40 0 20 20",
      "2 2 16 16", "3 3 10 10"),
    LayoutCase(
      "Items of a box as wide as its content are stretched to it",
      Box("alignItems flex-end", Box("", Box("height 10"), Box("width 40;height 10"))), "60 0 40 20", "0 0 40 10",
      "0 10 40 10"),
    LayoutCase(
      "Items of a row as high as its content are stretched to it",
      Box("alignItems flex-start", Box("flexDirection row", Box("width 10"), Box("width 10;height 40"))), "0 0 20 40",
      "0 0 10 40", "10 0 10 40"),
    LayoutCase(
      "An item that grows has its content's size in a row that fits it",
      Box("alignItems flex-start", Box("flexDirection row;height 10", Box("width 20;flexGrow 0"), Box("width 30"))),
      "0 0 50 10", "0 0 20 10", "20 0 30 10"),
    // CSS gives the second item 10 points (react/yoga issue 1827).
    LayoutCase(
      "As in Yoga, a share across a box as wide as its content is nothing",
      Box("alignItems flex-start", Box("", Box("width 20;height 10"), Box("width 50%;height 10"))), "0 0 20 20",
      "0 0 20 10", "0 10 0 10"),
    // CSS makes the row 20 points wide and the second item 10 (react/yoga issue 1661).
    LayoutCase(
      "As in Yoga, a share along a box as wide as its content is of the room",
      Box("alignItems flex-start", Box("flexDirection row", Box("width 20;height 10"), Box("width 50%;height 10"))),
      "0 0 70 10", "0 0 20 10", "20 0 50 10"),
    LayoutCase(
      "Margins belong to the content", Box("alignItems flex-start", Box("", Box("width 20;height 10;margin 5"))),
      "0 0 30 20", "5 5 20 10"),
    LayoutCase(
      "Content wider than its container overflows it",
      Box("alignItems flex-start", Box("", Box("width 150;height 10"))), "0 0 150 10", "0 0 150 10"),
    LayoutCase(
      "A stretched box has its container's width and its content overflows",
      Box("", Box("", Box("width 150;height 10"))), "0 0 100 10", "0 0 150 10"),
    LayoutCase(
      "A row of boxes that shrink fits its container",
      Box("", Box("flexDirection row", Box("width 80;height 10;flexShrink 1"), Box("width 80;height 10;flexShrink 1"))),
      "0 0 100 10", "0 0 50 10", "50 0 50 10"),
    LayoutCase(
      "Three levels of rows and columns fit their content",
      Box(
        "alignItems flex-start",
        Box(
          "flexDirection row",
          Box(
            "", Box("width 10;height 10"), Box("flexDirection row", Box("width 10;height 5"), Box("width 7;height 5"))),
          Box("width 5;height 30"))), "0 0 22 30", "0 0 17 30", "0 0 10 10", "0 10 17 5", "0 0 10 5", "10 0 7 5",
      "17 0 5 30"),
    LayoutCase(
      "A maximum cuts a box short of its content",
      Box("alignItems flex-start", Box("maxWidth 30", Box("width 50;height 10"), Box("height 10"))), "0 0 30 20",
      "0 0 50 10", "0 10 30 10"),
    LayoutCase(
      "A minimum makes a box wider than its content",
      Box("alignItems flex-start", Box("minWidth 50", Box("width 20;height 10"), Box("height 10"))), "0 0 50 20",
      "0 0 20 10", "0 10 50 10"),
    LayoutCase("An empty box has no size", Box("alignItems flex-start", Box("")), "0 0 0 0"),
    LayoutCase(
      "An absolute box fits its content",
      Box(
        "",
        Box("position absolute;left 5;top 5;flexDirection row", Box("width 10;height 10"), Box("width 20;height 20"))),
      "5 5 30 20", "0 0 10 10", "10 0 20 20"),
    LayoutCase(
      "A box around absolute boxes has no size",
      Box("alignItems flex-start", Box("", Box("position absolute;left 0;top 0;width 10;height 10"))), "0 0 0 0",
      "0 0 10 10"),
    LayoutCase(
      "A relative inset does not enlarge a box",
      Box("alignItems flex-start", Box("", Box("width 10;height 10;left 20;top 20"))), "0 0 10 10", "20 20 10 10"),
    LayoutCase(
      "A centred row of a column fits its content",
      Box(
        "alignItems center;justifyContent center",
        Box(
          "flexDirection row;padding 4", Box("width 20;height 20"),
          Box("marginLeft 4", Box("width 10;height 5"), Box("width 12;height 5")))), "28 36 44 28", "4 4 20 20",
      "28 4 12 20", "0 0 10 5", "0 5 12 5"),
  ]

  @Test("A box is as large as its content as in a browser", arguments: cases)
  func frames(in layout: LayoutCase) { #expect(layout.layOut() == layout.frames) }
}
