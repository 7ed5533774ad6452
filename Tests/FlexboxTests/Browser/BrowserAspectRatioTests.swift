import Testing

/// These cases give sizes by an aspect ratio (flexbox §3 and §7). The frames are those of a browser,
/// except where a title says that they are as in Yoga.
@Suite struct BrowserAspectRatioTests {
  private static let cases: [LayoutCase] = [
    LayoutCase("A width gives the height", Box("alignItems flex-start", Box("width 40;aspectRatio 2")), "0 0 40 20"),
    LayoutCase("A height gives the width", Box("alignItems flex-start", Box("height 40;aspectRatio 2")), "0 0 80 40"),
    LayoutCase(
      "A ratio below one gives a box higher than wide", Box("alignItems flex-start", Box("width 20;aspectRatio 0.5")),
      "0 0 20 40"),
    LayoutCase(
      "The width and the height together leave no part to the ratio of an item at the start",
      Box("flexDirection row;alignItems flex-start", Box("width 40;aspectRatio 4"), Box("height 15;aspectRatio 1")),
      "0 0 40 10", "40 0 15 15"),
    LayoutCase("A stretched width of a column gives the height", Box("", Box("aspectRatio 4")), "0 0 100 25"),
    LayoutCase(
      "A stretched height of a row gives the width", Box("flexDirection row;height 30", Box("aspectRatio 2")),
      "0 0 60 30"),
    LayoutCase("A share of the width gives the height", Box("", Box("width 50%;aspectRatio 2")), "0 0 50 25"),
    LayoutCase(
      "A share of the height gives the width", Box("alignItems flex-start", Box("height 50%;aspectRatio 0.5")),
      "0 0 25 50"),
    LayoutCase(
      "A margin narrows a stretched width that gives the height", Box("", Box("aspectRatio 2;marginHorizontal 10")),
      "10 0 80 40"),
    LayoutCase(
      "A basis gives the size across",
      Box("flexDirection row;alignItems flex-start", Box("flexBasis 40;aspectRatio 2")), "0 0 40 20"),
    LayoutCase(
      "An item that grows gives its size across",
      Box("flexDirection row;alignItems flex-start", Box("flexGrow 1;aspectRatio 5"), Box("width 20")), "0 0 80 16",
      "80 0 20 0"),
    LayoutCase(
      "An item that shrinks gives its size across",
      Box("flexDirection row;alignItems flex-start", Box("width 120;flexShrink 1;aspectRatio 4"), Box("width 20")),
      "0 0 80 20", "80 0 20 0"),
    LayoutCase(
      "A height of an item by its ratio makes its container higher",
      Box("", Box("flexDirection row;alignItems flex-start", Box("width 40;aspectRatio 2")), Box("height 10")),
      "0 0 100 20", "0 0 40 20", "0 20 100 10"),
    LayoutCase(
      "A column is as high as an item by its ratio", Box("", Box("", Box("aspectRatio 5")), Box("height 10")),
      "0 0 100 20", "0 0 100 20", "0 20 100 10"),
    LayoutCase(
      "Padding is within the box that has the ratio",
      Box("alignItems flex-start", Box("width 40;aspectRatio 2;padding 5", Box("flexGrow 1"))), "0 0 40 20", "5 5 30 10"
    ),
    LayoutCase(
      "Children share the size by the ratio",
      Box(
        "alignItems flex-start",
        Box("width 60;aspectRatio 2;flexDirection row", Box("flexGrow 1"), Box("flexGrow 1;height 50%"))), "0 0 60 30",
      "0 0 30 30", "30 0 30 15"),
    LayoutCase(
      "A width and a ratio give the height of an absolute box",
      Box("", Box("position absolute;left 10;top 10;width 40;aspectRatio 2")), "10 10 40 20"),
    LayoutCase(
      "A height and a ratio give the width of an absolute box",
      Box("", Box("position absolute;right 10;top 10;height 20;aspectRatio 1.5")), "60 10 30 20"),
    LayoutCase(
      "Insets at both sides and a ratio give the height of an absolute box",
      Box("", Box("position absolute;left 10;right 10;top 5;aspectRatio 4")), "10 5 80 20"),
    LayoutCase(
      "Insets above and below and a ratio give the width of an absolute box",
      Box("", Box("position absolute;left 5;top 10;bottom 50;aspectRatio 0.5")), "5 10 20 40"),
    // CSS stretches the item to 100 points.
    LayoutCase(
      "As in Yoga, a stated height and a ratio precede the stretched width", Box("", Box("height 20;aspectRatio 2")),
      "0 0 40 20"),
    LayoutCase(
      "Items with a ratio wrap by their widths",
      Box(
        "flexDirection row;flexWrap wrap", Box("height 30;aspectRatio 2"), Box("height 20;aspectRatio 2"),
        Box("height 10;aspectRatio 2")), "0 0 60 30", "60 0 40 20", "0 30 20 10"),
    LayoutCase(
      "An item with a ratio is centred",
      Box("alignItems center;justifyContent center", Box("width 30;aspectRatio 1.5")), "35 40 30 20"),
  ]

  @Test("A ratio gives a size as in a browser", arguments: cases)
  func frames(in layout: LayoutCase) { #expect(layout.layOut() == layout.frames) }
}
