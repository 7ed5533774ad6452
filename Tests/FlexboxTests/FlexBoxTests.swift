import NavbridgeFlexbox
import Testing

/// Sizes and places of boxes: percentages, bounds, ratios, insets, absolute boxes, boxes that are not displayed, and boxes
/// that scroll (flexbox §5 and §7).
@Suite struct FlexBoxTests {
  private static let sizes: [LayoutCase] = [
    LayoutCase("A share of the parent", Box("", Box("width 50%;height 20%")), "0 0 50 20"),
    LayoutCase(
      "A share is of the parent's content", Box("padding 10;borderWidth 5", Box("width 50%;height 20%")),
      "15 15 35 14"),
    LayoutCase(
      "A share of a height that is not known is none",
      Box("overflow scroll", Box("", Box("height 50%", Box("height 8")))), "0 0 100 8", "0 0 100 4", "0 0 100 8"),
    LayoutCase(
      "As in Yoga, a share counts twice where the content decides the size: of the room, and then of that size",
      Box("", Box("", Box("height 50%"))), "0 0 100 50", "0 0 100 25"),
    LayoutCase(
      "Shares of margins and padding are of the width",
      Box("width 50", Box("height 20;marginTop 10%;paddingLeft 20%", Box("height 3"))), "0 5 50 20", "10 0 40 3"),
    LayoutCase("A minimum", Box("", Box("height 5;minHeight 10;width 5;minWidth 20%")), "0 0 20 10"),
    LayoutCase("A maximum", Box("", Box("height 50;maxHeight 10;width 50%;maxWidth 20")), "0 0 20 10"),
    LayoutCase(
      "Padding and border bound a size", Box("", Box("height 5;width 5;padding 4;borderWidth 1")), "0 0 10 10"),
    LayoutCase(
      "A size of the content box leaves padding and border out",
      Box("", Box("boxSizing content-box;height 5;width 5;padding 4;borderWidth 1")), "0 0 15 15"),
    LayoutCase("The height by an aspect ratio", Box("", Box("width 30;aspectRatio 1.5")), "0 0 30 20"),
    LayoutCase("The width by an aspect ratio", Box("", Box("height 30;aspectRatio 1.5")), "0 0 45 30"),
    LayoutCase("The height by the stretched width", Box("", Box("aspectRatio 2")), "0 0 100 50"),
    LayoutCase(
      "The width by the grown height", Box("", Box("flexGrow 1;aspectRatio 0.5;alignSelf flex-start")), "0 0 50 100"),
    LayoutCase(
      "Insets move a box", Box("", Box("height 10;left 5;top 3"), Box("height 10")), "5 3 100 10", "0 10 100 10"),
    LayoutCase("Insets at the end move it back", Box("", Box("height 10;right 5;bottom 3")), "-5 -3 100 10"),
    LayoutCase(
      "Insets of a static box do nothing", Box("", Box("position static;height 10;left 5;top 3")), "0 0 100 10"),
    LayoutCase(
      "An inset moves a box away from the end at which its axis starts, as in Yoga",
      Box("flexDirection row-reverse", Box("width 10;left 5")), "85 0 10 100"),
    LayoutCase(
      "A box that is not displayed takes no room",
      Box("", Box("display none;height 10", Box("height 4")), Box("height 10")), "0 0 0 0", "0 0 0 0", "0 0 100 10"),
    LayoutCase(
      "A box without a box of its own leaves its children to its parent",
      Box("flexDirection row", Box("display contents;padding 9", Box("flex 1"), Box("flex 1")), Box("flex 2")),
      "0 0 0 0", "0 0 25 100", "25 0 25 100", "50 0 50 100"),
    LayoutCase(
      "Edges that touch still touch after rounding",
      Box("flexDirection row", Box("flex 1"), Box("flex 1"), Box("flex 1"), Box("width 0.4")),
      "0 0 33.33 100", "33.33 0 33 100", "66.33 0 33.33 100", "99.67 0 0.33 100"),
  ]

  private static let absolutes: [LayoutCase] = [
    LayoutCase(
      "By insets at the start",
      Box("borderWidth 2;padding 5", Box("position absolute;left 3;top 4;width 10;height 10")),
      "5 6 10 10"),
    LayoutCase(
      "By insets at the end",
      Box("borderWidth 2;padding 5", Box("position absolute;right 3;bottom 4;width 10;height 10")),
      "85 84 10 10"),
    LayoutCase(
      "Between insets", Box("borderWidth 2", Box("position absolute;left 10;right 20;top 5;bottom 5;margin 1")),
      "13 8 64 84"),
    LayoutCase(
      "Without insets it is aligned as its parent has it, without the parent's padding",
      Box("padding 5;justifyContent center;alignItems flex-end", Box("position absolute;width 10;height 20")),
      "90 40 10 20"),
    LayoutCase(
      "Its share is of the parent's content, as React Native has it",
      Box("padding 10", Box("position absolute;width 50%;height 50%;left 10%")), "8 0 40 40"),
    LayoutCase(
      "A ratio gives the other size", Box("", Box("position absolute;width 30;aspectRatio 3")), "0 0 30 10"),
    LayoutCase(
      "It takes no room", Box("", Box("position absolute;height 50;width 50"), Box("height 10")), "0 0 50 50",
      "0 0 100 10"),
    LayoutCase(
      "It is as large as its content",
      Box("", Box("position absolute;padding 2", Box("width 10;height 10"))), "0 0 14 14", "2 2 10 10"),
    LayoutCase(
      "A static parent does not contain it",
      Box(
        "", Box("height 20"),
        Box("position static;height 20;marginLeft 10", Box("position absolute;right 0;top 0;width 5;height 5"))),
      "0 0 100 20", "10 20 90 20", "85 -20 5 5"),
    LayoutCase(
      "Left is at the right", Box("", Box("position absolute;left 3;width 10;height 10")), "87 0 10 10",
      isRightToLeft: true),
    LayoutCase(
      "Lines in reverse are where it starts",
      Box("flexWrap wrap-reverse", Box("position absolute;width 10;height 10")), "90 0 10 10"),
  ]

  private static let scrolling: [LayoutCase] = [
    LayoutCase(
      "The content of a view that scrolls is as long as it is",
      Box("", Box("flexGrow 1;flexShrink 1;overflow scroll", Box("", Box("height 80"), Box("height 80")))),
      "0 0 100 100", "0 0 100 160", "0 0 100 80", "0 80 100 80"),
    LayoutCase(
      "It is not longer than its room",
      Box("alignItems flex-start", Box("overflow scroll;maxHeight 50;flexShrink 1", Box("height 80;width 10"))),
      "0 0 10 50", "0 0 10 80"),
    LayoutCase(
      "Content along a row",
      Box(
        "",
        Box("height 20;overflow scroll;flexDirection row", Box("flexDirection row", Box("width 80"), Box("width 80")))),
      "0 0 100 20", "0 0 160 20", "0 0 80 20", "80 0 80 20"),
    LayoutCase(
      "Items that start from nothing have the size of their content where it scrolls",
      Box("", Box("flex 1;overflow scroll", Box("", Box("flex 1", Box("height 30")), Box("flex 1", Box("height 10"))))),
      "0 0 100 100", "0 0 100 40", "0 0 100 30", "0 0 100 30", "0 30 100 10", "0 0 100 10"),
  ]

  @Test("A box has its size and place", arguments: sizes)
  func size(in layout: LayoutCase) { #expect(layout.layOut() == layout.frames) }

  @Test("An absolute box is placed in its containing block", arguments: absolutes)
  func absolute(in layout: LayoutCase) { #expect(layout.layOut() == layout.frames) }

  @Test("The content of a view that scrolls has its size and place", arguments: scrolling)
  func scroll(in layout: LayoutCase) { #expect(layout.layOut() == layout.frames) }

  @Test("A root without room is as large as its content")
  func unboundedRoot() {
    let root = Box("padding 5", Box("width 30;height 10"), Box("height 20")).node()
    root.layOut(width: nil, height: nil)
    #expect(root.frames == ["0 0 40 40", "5 5 30 10", "5 15 30 20"])
    #expect(root.padding == FlexInsets(top: 5, left: 5, bottom: 5, right: 5) && root.border == .zero)
  }

  @Test("A root's own size and maximum precede the room")
  func rootSize() {
    let root = Box("width 50;maxHeight 30;marginLeft 4", Box("height 80")).node()
    root.layOut(width: 100, height: 100)
    #expect(root.frames == ["4 0 50 30", "0 0 50 80"])
  }
}
