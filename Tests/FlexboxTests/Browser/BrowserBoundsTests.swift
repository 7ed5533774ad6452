import Testing

/// These cases bound sizes by minima and maxima (flexbox §1 and §3). The frames are a browser's.
@Suite struct BrowserBoundsTests {
  private static let cases: [LayoutCase] = [
    LayoutCase(
      "A minimum precedes a smaller width and height", Box("", Box("width 10;height 10;minWidth 30;minHeight 20")),
      "0 0 30 20"),
    LayoutCase(
      "A maximum precedes a larger width and height", Box("", Box("width 80;height 80;maxWidth 30;maxHeight 20")),
      "0 0 30 20"),
    LayoutCase(
      "A minimum of an item without a size is its height",
      Box("alignItems flex-start", Box("minHeight 20;minWidth 15")), "0 0 15 20"),
    LayoutCase(
      "A maximum of a container cuts the room of its content",
      Box("alignItems flex-start", Box("maxWidth 30;maxHeight 40", Box("width 60;height 50"))), "0 0 30 40", "0 0 60 50"
    ),
    LayoutCase(
      "A maximum does not enlarge an item",
      Box("alignItems flex-start", Box("maxWidth 80;maxHeight 80", Box("width 20;height 20"))), "0 0 20 20", "0 0 20 20"
    ),
    LayoutCase(
      "A minimum in per cent is of the container", Box("alignItems flex-start", Box("minWidth 50%;minHeight 25%")),
      "0 0 50 25"),
    LayoutCase(
      "A maximum in per cent is of the container", Box("", Box("height 80;width 80;maxWidth 50%;maxHeight 25%")),
      "0 0 50 25"),
    LayoutCase(
      "A minimum larger than the container overflows it", Box("", Box("minWidth 150;height 10")), "0 0 150 10"),
    LayoutCase(
      "A maximum of a stretched item bounds its children",
      Box("", Box("maxWidth 60;height 10;flexDirection row", Box("flexGrow 1"), Box("flexGrow 1"))), "0 0 60 10",
      "0 0 30 10", "30 0 30 10"),
    LayoutCase(
      "A minimum gives room to stretch in", Box("alignItems flex-start", Box("minWidth 60", Box("height 10"))),
      "0 0 60 10", "0 0 60 10"),
    LayoutCase(
      "A minimum of the height gives room to children of a row",
      Box("", Box("flexDirection row;minHeight 30", Box("width 10"), Box("width 10;height 20;alignSelf flex-end"))),
      "0 0 100 30", "0 0 10 30", "10 10 10 20"),
    LayoutCase(
      "A maximum of the content box leaves padding out",
      Box("", Box("boxSizing content-box;height 80;width 80;maxWidth 30;maxHeight 20;padding 5")), "0 0 40 30"),
    LayoutCase(
      "A minimum of the border box contains padding",
      Box("alignItems flex-start", Box("minWidth 30;minHeight 20;padding 8")), "0 0 30 20"),
    LayoutCase(
      "A minimum of the content box leaves padding out",
      Box("alignItems flex-start", Box("boxSizing content-box;minWidth 30;minHeight 20;padding 8")), "0 0 46 36"),
    LayoutCase(
      "A basis is bounded along the line",
      Box("flexDirection row", Box("flexBasis 80;maxWidth 40"), Box("flexBasis 5;minWidth 30")), "0 0 40 100",
      "40 0 30 100"),
    LayoutCase(
      "A wrapped line is bounded by the maximum of its container",
      Box("", Box("flexDirection row;flexWrap wrap;maxWidth 50", Box("width 30;height 10"), Box("width 30;height 10"))),
      "0 0 50 20", "0 0 30 10", "0 10 30 10"),
    LayoutCase(
      "An absolute box is bounded as well",
      Box("", Box("position absolute;left 0;right 0;top 0;bottom 0;maxWidth 40;minHeight 120")), "0 0 40 120"),
    LayoutCase(
      "A container is as high as the bounded sizes of its items",
      Box("", Box("", Box("height 80;maxHeight 20"), Box("height 5;minHeight 15")), Box("height 10")), "0 0 100 35",
      "0 0 100 20", "0 20 100 15", "0 35 100 10"),
  ]

  @Test("Minima and maxima bound sizes as in a browser", arguments: cases)
  func frames(in layout: LayoutCase) { #expect(layout.layOut() == layout.frames) }
}
