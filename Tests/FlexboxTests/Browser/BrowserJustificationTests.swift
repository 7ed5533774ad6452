import Testing

/// These cases spread free space by each value of `justifyContent` (flexbox §3). The frames are those of a browser,
/// except where a title says that they are as in Yoga.
@Suite struct BrowserJustificationTests {
  private static let spreading: [LayoutCase] = [
    LayoutCase(
      "The space of a column follows its items by flex-start",
      Box("justifyContent flex-start", Box("height 20"), Box("height 30")), "0 0 100 20", "0 20 100 30"),
    LayoutCase(
      "The space of a column precedes its items by flex-end",
      Box("justifyContent flex-end", Box("height 20"), Box("height 30")), "0 50 100 20", "0 70 100 30"),
    LayoutCase(
      "The space of a column is halved around its items by center",
      Box("justifyContent center", Box("height 20"), Box("height 30")), "0 25 100 20", "0 45 100 30"),
    LayoutCase(
      "The space of a column stands between its items by space-between",
      Box("justifyContent space-between", Box("height 20"), Box("height 20"), Box("height 20")), "0 0 100 20",
      "0 40 100 20", "0 80 100 20"),
    LayoutCase(
      "The space of a column stands around each item by space-around",
      Box("justifyContent space-around", Box("height 20"), Box("height 30")), "0 12.67 100 20", "0 57.67 100 30"),
    LayoutCase(
      "The space of a column is equal before, between and after items by space-evenly",
      Box("justifyContent space-evenly", Box("height 20"), Box("height 20")), "0 20 100 20", "0 60 100 20"),
    LayoutCase(
      "A single item stands at the start by space-between",
      Box("flexDirection row;justifyContent space-between", Box("width 20")), "0 0 20 100"),
    LayoutCase(
      "A single item stands in the middle by space-around",
      Box("flexDirection row;justifyContent space-around", Box("width 20")), "40 0 20 100"),
    LayoutCase(
      "A single item stands in the middle by space-evenly",
      Box("flexDirection row;justifyContent space-evenly", Box("width 20")), "40 0 20 100"),
    LayoutCase(
      "A reversed row begins at the right by flex-start",
      Box("flexDirection row-reverse;justifyContent flex-start", Box("width 20"), Box("width 30")), "80 0 20 100",
      "50 0 30 100"),
    LayoutCase(
      "A reversed row ends at the left by flex-end",
      Box("flexDirection row-reverse;justifyContent flex-end", Box("width 20"), Box("width 30")), "30 0 20 100",
      "0 0 30 100"),
    LayoutCase(
      "A reversed row has its first item at the right by space-between",
      Box("flexDirection row-reverse;justifyContent space-between", Box("width 20"), Box("width 30")), "80 0 20 100",
      "0 0 30 100"),
    LayoutCase(
      "A reversed column is in the middle by center",
      Box("flexDirection column-reverse;justifyContent center", Box("height 20"), Box("height 30")), "0 55 100 20",
      "0 25 100 30"),
  ]

  private static let overflowing: [LayoutCase] = [
    LayoutCase(
      "A column that overflows stands at its bottom by flex-end",
      Box("justifyContent flex-end", Box("height 70"), Box("height 60")), "0 -30 100 70", "0 40 100 60"),
    LayoutCase(
      "A column that overflows does so on both sides by center",
      Box("justifyContent center", Box("height 70"), Box("height 60")), "0 -15 100 70", "0 55 100 60"),
    LayoutCase(
      "A row that overflows begins at its start by space-between",
      Box("flexDirection row;justifyContent space-between", Box("width 70"), Box("width 60")), "0 0 70 100",
      "70 0 60 100"),
    LayoutCase(
      "A row that overflows begins at its start by space-evenly",
      Box("flexDirection row;justifyContent space-evenly", Box("width 70"), Box("width 60")), "0 0 70 100",
      "70 0 60 100"),
    LayoutCase(
      "A reversed row that overflows begins at its start by space-between",
      Box("flexDirection row-reverse;justifyContent space-between", Box("width 70"), Box("width 60")), "30 0 70 100",
      "-30 0 60 100"),
    LayoutCase(
      "A reversed row that overflows is centred by center",
      Box("flexDirection row-reverse;justifyContent center", Box("width 70"), Box("width 60")), "45 0 70 100",
      "-15 0 60 100"),
    // CSS falls back to the start of the text, which is at the left.
    LayoutCase(
      "As in Yoga, a reversed row that overflows begins at its right by space-around",
      Box("flexDirection row-reverse;justifyContent space-around", Box("width 70"), Box("width 60")), "30 0 70 100",
      "-30 0 60 100"),
  ]

  private static let sharing: [LayoutCase] = [
    LayoutCase(
      "Margins count as part of the items",
      Box("flexDirection row;justifyContent center", Box("width 20;marginLeft 10"), Box("width 20;marginRight 6")),
      "32 0 20 100", "52 0 20 100"),
    LayoutCase(
      "Padding and border leave less space to spread",
      Box(
        "flexDirection row;justifyContent space-between;padding 8;borderLeftWidth 4", Box("width 10"), Box("width 10"),
        Box("width 10")), "12 8 10 84", "47 8 10 84", "82 8 10 84"),
    LayoutCase(
      "A gap is the least distance that space-between makes",
      Box("flexDirection row;justifyContent space-between;gap 10", Box("width 30"), Box("width 30"), Box("width 20")),
      "0 0 30 100", "40 0 30 100", "80 0 20 100"),
    LayoutCase(
      "A gap adds to the distance that space-evenly makes",
      Box("flexDirection row;justifyContent space-evenly;gap 10", Box("width 20"), Box("width 40")), "10 0 20 100",
      "50 0 40 100"),
    LayoutCase(
      "An item that grows leaves no space to spread",
      Box("flexDirection row;justifyContent flex-end", Box("width 20"), Box("flexGrow 1")),
      "0 0 20 100", "20 0 80 100"),
    LayoutCase(
      "A maximum of an item that grows leaves space to spread",
      Box("flexDirection row;justifyContent flex-end", Box("width 20"), Box("flexGrow 1;maxWidth 30")), "50 0 20 100",
      "70 0 30 100"),
    LayoutCase(
      "A minimal height of a column is space to spread",
      Box("", Box("minHeight 50;justifyContent center", Box("height 10"))), "0 0 100 50", "0 20 100 10"),
    LayoutCase(
      "A column that is as high as its items has no space to spread",
      Box("", Box("justifyContent flex-end", Box("height 10"), Box("height 20"))), "0 0 100 30", "0 0 100 10",
      "0 10 100 20"),
    LayoutCase(
      "The free space of each line of a row that wraps is spread by itself",
      Box(
        "flexDirection row;flexWrap wrap;justifyContent center", Box("width 60;height 10"), Box("width 20;height 10"),
        Box("width 40;height 10")), "10 0 60 10", "70 0 20 10", "30 10 40 10"),
  ]

  @Test("The free space of a line is spread as in a browser", arguments: spreading)
  func spreadingMatch(in layout: LayoutCase) { #expect(layout.layOut() == layout.frames) }

  @Test("A line that overflows is justified as in a browser", arguments: overflowing)
  func overflowingMatch(in layout: LayoutCase) { #expect(layout.layOut() == layout.frames) }

  @Test("Margins, padding, gaps and bounds change the free space as in a browser", arguments: sharing)
  func sharingMatch(in layout: LayoutCase) { #expect(layout.layOut() == layout.frames) }
}
