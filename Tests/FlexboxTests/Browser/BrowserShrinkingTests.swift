import Testing

/// These cases let items shrink (flexbox §3). The frames are those of a browser,
/// except where a title says that they are as in Yoga.
@Suite struct BrowserShrinkingTests {
  private static let cases: [LayoutCase] = [
    LayoutCase(
      "Items without a factor overflow", Box("flexDirection row", Box("width 70"), Box("width 70")), "0 0 70 100",
      "70 0 70 100"),
    LayoutCase(
      "The only item with a factor shrinks alone",
      Box("flexDirection row", Box("width 70"), Box("width 70;flexShrink 1")), "0 0 70 100", "70 0 30 100"),
    LayoutCase(
      "Equal items shrink equally",
      Box("flexDirection row", Box("width 70;flexShrink 1"), Box("width 70;flexShrink 1")),
      "0 0 50 100", "50 0 50 100"),
    LayoutCase(
      "A larger item shrinks more",
      Box("flexDirection row", Box("width 120;flexShrink 1"), Box("width 40;flexShrink 1")), "0 0 75 100", "75 0 25 100"
    ),
    LayoutCase(
      "Factors are weighted by sizes",
      Box("flexDirection row", Box("width 100;flexShrink 1"), Box("width 50;flexShrink 2")), "0 0 75 100", "75 0 25 100"
    ),
    LayoutCase(
      "A column shrinks as well", Box("", Box("height 80;flexShrink 1"), Box("height 40")),
      "0 0 100 60", "0 60 100 40"),
    LayoutCase(
      "Items shrink from their basis",
      Box("flexDirection row", Box("flexBasis 100;width 10;flexShrink 1"), Box("width 50")), "0 0 50 100", "50 0 50 100"
    ),
    LayoutCase(
      "Items shrink from a basis in per cent",
      Box("flexDirection row", Box("flexBasis 100%;flexShrink 1"), Box("flexBasis 50%;flexShrink 1;flexGrow 1")),
      "0 0 66.67 100", "66.67 0 33.33 100"),
    LayoutCase(
      "A negative flex is a factor to shrink by",
      Box("flexDirection row", Box("width 100;flex -1"), Box("width 50;flex -2")), "0 0 75 100", "75 0 25 100"),
    LayoutCase(
      "An item shrinks below its content",
      Box("flexDirection row", Box("width 100;flexShrink 1", Box("width 80;height 10")), Box("width 60")), "0 0 40 100",
      "0 0 80 10", "40 0 60 100"),
    LayoutCase(
      "An item without a size shrinks below its content",
      Box("flexDirection row", Box("flexShrink 1", Box("width 80;height 10")), Box("width 60")), "0 0 40 100",
      "0 0 80 10", "40 0 60 100"),
    LayoutCase(
      "An item shrinks to its padding", Box("", Box("height 80;flexShrink 1;paddingVertical 10"), Box("height 95")),
      "0 0 100 20", "0 20 100 95"),
    LayoutCase(
      "A minimum leaves the rest to the others",
      Box(
        "flexDirection row", Box("width 80;flexShrink 1;minWidth 70"), Box("width 40;flexShrink 1"),
        Box("width 40;flexShrink 1")), "0 0 70 100", "70 0 15 100", "85 0 15 100"),
    // CSS shrinks the item from its basis of 200 points to 40, which fill the line.
    LayoutCase(
      "As in Yoga, an item that shrinks from its maximum gives less than its share",
      Box("flexDirection row", Box("width 200;flexShrink 1;maxWidth 60"), Box("width 60")),
      "0 0 54 100", "54 0 60 100"),
    LayoutCase(
      "Minima of all items make the line overflow",
      Box("flexDirection row", Box("width 80;flexShrink 1;minWidth 60"), Box("width 80;flexShrink 1;minWidth 70")),
      "0 0 60 100", "60 0 70 100"),
    LayoutCase(
      "A minimum in per cent bounds an item",
      Box("flexDirection row", Box("width 80;flexShrink 1;minWidth 70%"), Box("width 80;flexShrink 1")), "0 0 70 100",
      "70 0 30 100"),
    LayoutCase(
      "Margins do not shrink",
      Box("flexDirection row", Box("width 80;flexShrink 1;marginHorizontal 10"), Box("width 80;flexShrink 1")),
      "10 0 40 100", "60 0 40 100"),
    LayoutCase(
      "Gaps do not shrink", Box("flexDirection row;gap 20", Box("width 80;flexShrink 1"), Box("width 80;flexShrink 1")),
      "0 0 40 100", "60 0 40 100"),
    LayoutCase(
      "Items shrink into the maximum of their container",
      Box("", Box("maxHeight 50", Box("height 40;flexShrink 1"), Box("height 40;flexShrink 1"))), "0 0 100 50",
      "0 0 100 25", "0 25 100 25"),
    LayoutCase(
      "A column in a column shrinks, and its items with it",
      Box("", Box("flexShrink 1", Box("height 80;flexShrink 1"), Box("height 40")), Box("height 40")), "0 0 100 60",
      "0 0 100 20", "0 20 100 40", "0 60 100 40"),
    LayoutCase(
      "Items of a line with room do not shrink",
      Box("flexDirection row", Box("width 30;flexShrink 1"), Box("width 30;flexShrink 1")),
      "0 0 30 100", "30 0 30 100"),
    LayoutCase(
      "An item that both grows and shrinks ends with the room that is left",
      Box("flexDirection row", Box("width 70;flexGrow 1;flexShrink 1"), Box("width 50")), "0 0 50 100", "50 0 50 100"),
    LayoutCase(
      "Items of a reversed row shrink as well",
      Box("flexDirection row-reverse", Box("width 80;flexShrink 1"), Box("width 40")), "40 0 60 100", "0 0 40 100"),
    // CSS shrinks the item by half of what overflows.
    LayoutCase(
      "As in Yoga, a factor of less than one shrinks an item by all that overflows",
      Box("flexDirection row", Box("width 100;flexShrink 0.5"), Box("width 20")), "0 0 80 100", "80 0 20 100"),
  ]

  @Test("Items shrink as in a browser", arguments: cases)
  func frames(in layout: LayoutCase) { #expect(layout.layOut() == layout.frames) }
}
