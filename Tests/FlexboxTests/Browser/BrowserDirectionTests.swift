import Testing

/// These cases turn rows and columns around (flexbox §3). The frames are a browser's.
@Suite struct BrowserDirectionTests {
  private static let cases: [LayoutCase] = [
    LayoutCase(
      "A column stacks its items from the top", Box("", Box("height 10"), Box("height 20"), Box("height 30")),
      "0 0 100 10", "0 10 100 20", "0 30 100 30"),
    LayoutCase(
      "A reversed column stacks its items from the bottom",
      Box("flexDirection column-reverse", Box("height 10"), Box("height 20"), Box("height 30")), "0 90 100 10",
      "0 70 100 20", "0 40 100 30"),
    LayoutCase(
      "A row lines its items up from the left",
      Box("flexDirection row", Box("width 10"), Box("width 20"), Box("width 30")), "0 0 10 100", "10 0 20 100",
      "30 0 30 100"),
    LayoutCase(
      "A reversed row lines its items up from the right",
      Box("flexDirection row-reverse", Box("width 10"), Box("width 20"), Box("width 30")), "90 0 10 100", "70 0 20 100",
      "40 0 30 100"),
    LayoutCase(
      "A row's items are as high as the row",
      Box("flexDirection row;height 40", Box("width 10"), Box("width 10;height 5")), "0 0 10 40", "10 0 10 5"),
    LayoutCase(
      "A reversed column overflows at its top", Box("flexDirection column-reverse", Box("height 60"), Box("height 70")),
      "0 40 100 60", "0 -30 100 70"),
    LayoutCase(
      "A reversed row overflows at its left", Box("flexDirection row-reverse", Box("width 60"), Box("width 70")),
      "40 0 60 100", "-30 0 70 100"),
    LayoutCase(
      "A column overflows at its bottom", Box("", Box("height 60"), Box("height 70")), "0 0 100 60", "0 60 100 70"),
    LayoutCase(
      "A reversed row keeps each item's margins on their sides",
      Box("flexDirection row-reverse", Box("width 10;marginLeft 3;marginRight 7"), Box("width 20;marginLeft 1")),
      "83 0 10 100", "60 0 20 100"),
    LayoutCase(
      "A reversed column keeps each item's margins on their sides",
      Box("flexDirection column-reverse", Box("height 10;marginTop 3;marginBottom 7"), Box("height 20;marginTop 1")),
      "0 83 100 10", "0 60 100 20"),
    LayoutCase(
      "A reversed row starts within the padding and the border at its right",
      Box("flexDirection row-reverse;paddingRight 5;paddingLeft 9;borderWidth 2", Box("width 10"), Box("flexGrow 1")),
      "83 2 10 96", "11 2 72 96"),
    LayoutCase(
      "A reversed column starts within the padding and the border at its bottom",
      Box(
        "flexDirection column-reverse;paddingBottom 5;paddingTop 9;borderWidth 2", Box("height 10"), Box("flexGrow 1")),
      "2 83 96 10", "2 11 96 72"),
    LayoutCase(
      "A reversed row in a column is as high as its highest item",
      Box("", Box("flexDirection row-reverse", Box("width 10;height 5"), Box("width 10;height 15")), Box("height 10")),
      "0 0 100 15", "90 0 10 5", "80 0 10 15", "0 15 100 10"),
    LayoutCase(
      "A reversed column in a row is as wide as its widest item",
      Box(
        "flexDirection row", Box("flexDirection column-reverse", Box("width 10;height 5"), Box("width 15;height 5")),
        Box("width 10")), "0 0 15 100", "0 95 10 5", "0 90 15 5", "15 0 10 100"),
    LayoutCase(
      "A reversed column is as high as its items, in their order from the bottom",
      Box("", Box("flexDirection column-reverse", Box("height 5"), Box("height 15")), Box("height 10")), "0 0 100 20",
      "0 15 100 5", "0 0 100 15", "0 20 100 10"),
    LayoutCase(
      "Directions nest within one another",
      Box(
        "flexDirection row-reverse",
        Box(
          "flexDirection column-reverse;width 40", Box("flexDirection row;height 20", Box("width 5"), Box("width 6")),
          Box("height 30")), Box("flexDirection column;flexGrow 1", Box("height 7"))), "60 0 40 100", "0 80 40 20",
      "0 0 5 20", "5 0 6 20", "0 50 40 30", "0 0 60 100", "0 0 60 7"),
    LayoutCase(
      "A gap stands between the items of a reversed row",
      Box("flexDirection row-reverse;gap 4", Box("width 10"), Box("width 20"), Box("flexGrow 1")), "90 0 10 100",
      "66 0 20 100", "0 0 62 100"),
    LayoutCase(
      "A gap stands between the items of a reversed column",
      Box("flexDirection column-reverse;gap 4", Box("height 10"), Box("height 20")), "0 90 100 10", "0 66 100 20"),
  ]

  @Test("Items follow their container's direction as in a browser", arguments: cases)
  func frames(in layout: LayoutCase) { #expect(layout.layOut() == layout.frames) }
}
