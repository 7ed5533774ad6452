import NavbridgeFlexbox
import Testing

/// Places across lines, lines that wrap, and baselines (flexbox §4 and §6).
@Suite struct FlexAlignmentTests {
  private static let aligning: [LayoutCase] = [
    LayoutCase("Items are stretched", Box("", Box("height 10")), "0 0 100 10"),
    LayoutCase("An item with a size is not stretched", Box("", Box("height 10;width 30")), "0 0 30 10"),
    LayoutCase("flex-start", Box("alignItems flex-start", Box("height 10;padding 5")), "0 0 10 10"),
    LayoutCase("center", Box("alignItems center", Box("height 10;width 30")), "35 0 30 10"),
    LayoutCase("flex-end", Box("alignItems flex-end", Box("height 10;width 30")), "70 0 30 10"),
    LayoutCase(
      "An item's own alignment", Box("alignItems center", Box("alignSelf flex-end;height 10;width 30")), "70 0 30 10"),
    LayoutCase(
      "Auto margins precede the alignment", Box("alignItems flex-end", Box("height 10;width 30;marginHorizontal auto")),
      "35 0 30 10"),
    LayoutCase(
      "A stretched item leaves room for its margins", Box("", Box("height 10;marginHorizontal 5")), "5 0 90 10"),
    LayoutCase("A stretched item stays within its maximum", Box("", Box("height 10;maxWidth 60")), "0 0 60 10"),
    LayoutCase(
      "A container is as large as its largest item",
      Box("", Box("flexDirection row", Box("width 10;height 5"), Box("width 10;height 15"), Box("width 10"))),
      "0 0 100 15", "0 0 10 5", "10 0 10 15", "20 0 10 15"),
    LayoutCase(
      "The start of a column is on the right", Box("alignItems flex-start", Box("height 10;width 30")), "70 0 30 10",
      isRightToLeft: true),
  ]

  private static let wrapping: [LayoutCase] = [
    LayoutCase(
      "Items that do not fit go on in the next line",
      Box(
        "flexDirection row;flexWrap wrap", Box("width 60;height 10"), Box("width 60;height 20"),
        Box("width 40;height 5")),
      "0 0 60 10", "0 10 60 20", "60 10 40 5"),
    LayoutCase(
      "Lines in reverse start at the end",
      Box("flexDirection row;flexWrap wrap-reverse", Box("width 60;height 10"), Box("width 60;height 20")),
      "0 90 60 10", "0 70 60 20"),
    LayoutCase(
      "Gaps stand between lines, too",
      Box("flexDirection row;flexWrap wrap;gap 6", Box("width 50;height 10"), Box("width 50;height 20")),
      "0 0 50 10", "0 16 50 20"),
    LayoutCase(
      "As in Yoga, auto margins of an item that goes on in the next line take a share of the line before it",
      Box(
        "flexDirection row;flexWrap wrap", Box("width 60;height 10;marginLeft auto"),
        Box("width 60;height 5;marginLeft auto")),
      "20 0 60 10", "40 10 60 5"),
    LayoutCase(
      "Items of a line are as high as the line",
      Box("flexDirection row;flexWrap wrap", Box("width 50"), Box("width 50;height 20")), "0 0 50 20", "50 0 50 20"),
    LayoutCase(
      "Lines are stretched if they are reported to be",
      Box("flexDirection row;flexWrap wrap;alignContent stretch", Box("width 80"), Box("width 80;height 20")),
      "0 0 80 40", "0 40 80 20"),
    LayoutCase("center", lines("center"), "0 30 80 20", "0 50 80 20"),
    LayoutCase("flex-end", lines("flex-end"), "0 60 80 20", "0 80 80 20"),
    LayoutCase("space-between", lines("space-between"), "0 0 80 20", "0 80 80 20"),
    LayoutCase("space-around", lines("space-around"), "0 15 80 20", "0 65 80 20"),
    LayoutCase("space-evenly", lines("space-evenly"), "0 20 80 20", "0 60 80 20"),
    LayoutCase(
      "Each line grows by itself",
      Box(
        "flexDirection row;flexWrap wrap", Box("width 60;height 10;flexGrow 1"), Box("width 60;height 10;flexGrow 1")),
      "0 0 100 10", "0 10 100 10"),
    LayoutCase(
      "An item at the start of a line that wraps loses its margin across the line, as in Yoga",
      Box("flexDirection row;flexWrap wrap;alignItems flex-start", Box("width 60;height 10;marginTop 5")), "0 0 60 10"),
  ]

  private static let text = TextContent("text", fontSize: 10)

  private static let baselines: [LayoutCase] = [
    LayoutCase(
      "Boxes without text stand on their bottoms",
      Box("flexDirection row;alignItems baseline", Box("width 10;height 30"), Box("width 10;height 10")),
      "0 0 10 30", "10 20 10 10"),
    LayoutCase(
      "A container has the baseline of its first child",
      Box(
        "flexDirection row;alignItems baseline", Box("width 10;height 30"),
        Box("width 10;height 40", Box("height 10"), Box("height 5"))),
      "0 0 10 30", "10 20 10 40", "0 0 10 10", "0 10 10 5"),
    LayoutCase(
      "Text of another size stands on the same line",
      Box(
        "flexDirection row;alignItems baseline", Box("width 40", text: TextContent("text", fontSize: 20)),
        Box("width 40;paddingTop 1", text: text)),
      "0 0 40 24", "40 8.33 40 13"),
    LayoutCase(
      "There are no baselines in a column",
      Box("alignItems baseline", Box("width 10;height 30"), Box("width 20;height 10")),
      "0 0 10 30", "0 30 20 10"),
  ]

  private static func lines(_ align: String) -> Box {
    Box("flexDirection row;flexWrap wrap;alignContent \(align)", Box("width 80;height 20"), Box("width 80;height 20"))
  }

  @Test("Items are aligned across a line", arguments: aligning)
  func alignment(in layout: LayoutCase) { #expect(layout.layOut() == layout.frames) }

  @Test("Lines wrap and are aligned", arguments: wrapping)
  func lines(in layout: LayoutCase) { #expect(layout.layOut() == layout.frames) }

  @Test("Items stand on a baseline", arguments: baselines)
  func baseline(in layout: LayoutCase) { #expect(layout.layOut() == layout.frames) }
}
