import Testing

/// These cases let items grow (flexbox §3). The frames are those of a browser,
/// except where a title says that they are as in Yoga.
@Suite struct BrowserGrowthTests {
  private static let bases: [LayoutCase] = [
    LayoutCase(
      "The free space goes to the only item that grows",
      Box("flexDirection row", Box("width 20"), Box("flexGrow 1"), Box("width 30")), "0 0 20 100", "20 0 50 100",
      "70 0 30 100"),
    LayoutCase(
      "Equal factors share the free space equally",
      Box("flexDirection row", Box("flexGrow 1;width 20"), Box("flexGrow 1;width 40")), "0 0 40 100", "40 0 60 100"),
    LayoutCase(
      "Unequal factors share the free space by their ratio",
      Box("flexDirection row", Box("flexGrow 1;width 10"), Box("flexGrow 4;width 10")), "0 0 26 100", "26 0 74 100"),
    LayoutCase(
      "An item without a factor keeps its size",
      Box("", Box("height 10"), Box("flexGrow 2"), Box("flexGrow 1;height 30")), "0 0 100 10", "0 10 100 40",
      "0 50 100 50"),
    LayoutCase(
      "A basis precedes the width", Box("flexDirection row", Box("flexBasis 30;width 80"), Box("width 10")),
      "0 0 30 100", "30 0 10 100"),
    LayoutCase(
      "A basis of auto leaves it to the width",
      Box("flexDirection row", Box("flexBasis auto;width 80"), Box("width 10")), "0 0 80 100", "80 0 10 100"),
    LayoutCase(
      "A basis along a column is a height", Box("", Box("flexBasis 30;width 20"), Box("flexBasis 10")), "0 0 20 30",
      "0 30 100 10"),
    LayoutCase(
      "A basis is a share of the container's content",
      Box("flexDirection row;padding 10", Box("flexBasis 25%"), Box("flexBasis 50%")), "10 10 20 80", "30 10 40 80"),
    LayoutCase(
      "Items grow from a basis in per cent",
      Box("flexDirection row", Box("flexBasis 20%;flexGrow 1"), Box("flexBasis 40%;flexGrow 3")), "0 0 30 100",
      "30 0 70 100"),
    LayoutCase(
      "flex of 1 starts from nothing, whatever the width",
      Box("flexDirection row", Box("flex 1;width 80"), Box("flex 1")), "0 0 50 100", "50 0 50 100"),
    LayoutCase(
      "flex of 2 gets twice as much as flex of 1", Box("", Box("flex 1"), Box("flex 2"), Box("height 10")),
      "0 0 100 30", "0 30 100 60", "0 90 100 10"),
    LayoutCase(
      "A basis of its own precedes that of flex", Box("flexDirection row", Box("flex 1;flexBasis 40"), Box("flex 1")),
      "0 0 70 100", "70 0 30 100"),
    LayoutCase(
      "A factor of its own precedes that of flex", Box("flexDirection row", Box("flex 1;flexGrow 4"), Box("flex 1")),
      "0 0 80 100", "80 0 20 100"),
    LayoutCase(
      "A factor of a half gets half of the free space", Box("flexDirection row", Box("width 20"), Box("flexGrow 0.5")),
      "0 0 20 100", "20 0 40 100"),
    LayoutCase(
      "Factors that sum up to less than one leave the rest free",
      Box("flexDirection row;justifyContent flex-end", Box("flexGrow 0.25;width 20"), Box("flexGrow 0.5;width 20")),
      "15 0 35 100", "50 0 50 100"),
    LayoutCase(
      "Factors that sum up to more than one fill the line",
      Box("flexDirection row", Box("flexGrow 0.5"), Box("flexGrow 0.75")), "0 0 40 100", "40 0 60 100"),
  ]

  private static let bounds: [LayoutCase] = [
    LayoutCase(
      "A basis is not less than padding and border",
      Box("flexDirection row", Box("flexBasis 5;padding 8"), Box("flexGrow 1")), "0 0 16 100", "16 0 84 100"),
    LayoutCase(
      "Padding counts for an item that starts from nothing",
      Box("flexDirection row", Box("flex 1;padding 10"), Box("flex 1")), "0 0 60 100", "60 0 40 100"),
    LayoutCase(
      "A maximum leaves the rest to the others",
      Box("flexDirection row", Box("flexGrow 1;maxWidth 20"), Box("flexGrow 1"), Box("flexGrow 1")), "0 0 20 100",
      "20 0 40 100", "60 0 40 100"),
    // CSS grows the item from its basis of 0, so it has 60 of 100 points, and the others share the rest.
    LayoutCase(
      "As in Yoga, an item grows from its minimum",
      Box("flexDirection row", Box("flexGrow 1;minWidth 60"), Box("flexGrow 1"), Box("flexGrow 1")), "0 0 73.33 100",
      "73.33 0 13.33 100", "86.67 0 13.33 100"),
    LayoutCase(
      "Maxima of all items leave space free",
      Box("flexDirection row", Box("flexGrow 1;maxWidth 20"), Box("flexGrow 1;maxWidth 30")), "0 0 20 100",
      "20 0 30 100"),
    LayoutCase(
      "A maximal height bounds an item of a column", Box("", Box("flexGrow 1;maxHeight 30"), Box("flexGrow 1")),
      "0 0 100 30", "0 30 100 70"),
    LayoutCase(
      "Two maxima that are reached at once leave the rest to the third",
      Box("flexDirection row", Box("flexGrow 1;maxWidth 10"), Box("flexGrow 2;maxWidth 20"), Box("flexGrow 1")),
      "0 0 10 100", "10 0 20 100", "30 0 70 100"),
    // CSS gives the items 20, 50 and 30 points.
    LayoutCase(
      "As in Yoga, an item grows from its minimum while another stays below its maximum",
      Box("flexDirection row", Box("flexGrow 1;maxWidth 20"), Box("flexGrow 1;minWidth 50"), Box("flexGrow 1")),
      "0 0 16.67 100", "16.67 0 66.67 100", "83.33 0 16.67 100"),
    LayoutCase(
      "Margins are no space to grow into",
      Box("flexDirection row", Box("flexGrow 1;marginHorizontal 10"), Box("flexGrow 1")), "10 0 40 100", "60 0 40 100"),
    LayoutCase(
      "Gaps are no space to grow into",
      Box("flexDirection row;gap 10", Box("flexGrow 1"), Box("flexGrow 1"), Box("flexGrow 2")), "0 0 20 100",
      "30 0 20 100", "60 0 40 100"),
  ]

  private static let containers: [LayoutCase] = [
    LayoutCase(
      "Items of a reversed row grow as well", Box("flexDirection row-reverse", Box("flexGrow 1"), Box("flexGrow 3")),
      "75 0 25 100", "0 0 75 100"),
    LayoutCase(
      "Items grow into the minimum of their container",
      Box("", Box("minHeight 60", Box("height 10"), Box("flexGrow 1"))), "0 0 100 60", "0 0 100 10", "0 10 100 50"),
    LayoutCase(
      "Items of a column without a height do not grow",
      Box("", Box("", Box("height 10;flexGrow 1"), Box("flexGrow 1"))), "0 0 100 10", "0 0 100 10", "0 10 100 0"),
    LayoutCase(
      "An item grows although its content is larger than its basis",
      Box("flexDirection row", Box("flex 1", Box("width 70;height 5")), Box("flex 1")), "0 0 50 100", "0 0 70 5",
      "50 0 50 100"),
    LayoutCase(
      "An item that grows gives its children room to grow",
      Box(
        "flexDirection row", Box("width 8"), Box("flexGrow 1;flexDirection row", Box("flexGrow 1"), Box("flexGrow 1"))),
      "0 0 8 100", "8 0 92 100", "0 0 46 100", "46 0 46 100"),
    LayoutCase(
      "A grown item's children take shares of it", Box("", Box("height 20"), Box("flexGrow 1", Box("height 50%"))),
      "0 0 100 20", "0 20 100 80", "0 0 100 40"),
  ]

  @Test("Items grow from their bases as in a browser", arguments: bases)
  func basesMatch(in layout: LayoutCase) { #expect(layout.layOut() == layout.frames) }

  @Test("Items that grow are bounded as in a browser", arguments: bounds)
  func boundsMatch(in layout: LayoutCase) { #expect(layout.layOut() == layout.frames) }

  @Test("Items grow into their containers as in a browser", arguments: containers)
  func containersMatch(in layout: LayoutCase) { #expect(layout.layOut() == layout.frames) }
}
