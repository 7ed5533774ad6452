import Testing

/// These cases are written from right to left (flexbox §2 and §3). The frames are a browser's.
@Suite struct BrowserRightToLeftTests {
  private static let lines: [LayoutCase] = [
    LayoutCase(
      "A row begins at the right", Box("flexDirection row", Box("width 10"), Box("width 20")), "90 0 10 100",
      "70 0 20 100", isRightToLeft: true),
    LayoutCase(
      "A reversed row begins at the left", Box("flexDirection row-reverse", Box("width 10"), Box("width 20")),
      "0 0 10 100", "10 0 20 100", isRightToLeft: true),
    LayoutCase(
      "Items of a column begin at the right", Box("alignItems flex-start", Box("width 10;height 10")), "90 0 10 10",
      isRightToLeft: true),
    LayoutCase(
      "Items of a column end at the left", Box("alignItems flex-end", Box("width 10;height 10")), "0 0 10 10",
      isRightToLeft: true),
    LayoutCase(
      "Items of a column with a width stand at the right", Box("", Box("width 10;height 10")), "90 0 10 10",
      isRightToLeft: true),
    LayoutCase(
      "A row that overflows does so at the left", Box("flexDirection row", Box("width 60"), Box("width 60")),
      "40 0 60 100", "-20 0 60 100", isRightToLeft: true),
    LayoutCase(
      "flex-end is at the left of a row",
      Box("flexDirection row;justifyContent flex-end", Box("width 10"), Box("width 20")), "20 0 10 100", "0 0 20 100",
      isRightToLeft: true),
    LayoutCase(
      "space-between has its first item at the right",
      Box("flexDirection row;justifyContent space-between", Box("width 10"), Box("width 20"), Box("width 10")),
      "90 0 10 100", "40 0 20 100", "0 0 10 100", isRightToLeft: true),
  ]

  private static let edges: [LayoutCase] = [
    LayoutCase(
      "A margin at the start is at the right", Box("", Box("height 10;marginStart 10"), Box("height 10;marginEnd 20")),
      "0 0 90 10", "20 10 80 10", isRightToLeft: true),
    LayoutCase(
      "Padding at the start is at the right", Box("paddingStart 10;paddingEnd 20", Box("flexGrow 1")), "20 0 70 100",
      isRightToLeft: true),
    LayoutCase(
      "A border at the start is at the right", Box("borderStartWidth 3;borderEndWidth 7", Box("flexGrow 1")),
      "7 0 90 100", isRightToLeft: true),
    LayoutCase(
      "An inset at the start moves a box to the left", Box("", Box("height 10;start 10")), "-10 0 100 10",
      isRightToLeft: true),
    LayoutCase(
      "An inset at the end moves a box to the right", Box("", Box("height 10;end 10")), "10 0 100 10",
      isRightToLeft: true),
    LayoutCase(
      "An absolute box is placed from the right by start",
      Box("", Box("position absolute;start 10;top 0;width 20;height 20")), "70 0 20 20", isRightToLeft: true),
    LayoutCase(
      "An absolute box is placed from the left by end",
      Box("", Box("position absolute;end 10;top 0;width 20;height 20")), "10 0 20 20", isRightToLeft: true),
    LayoutCase(
      "start precedes end of an absolute box with a width",
      Box("", Box("position absolute;start 10;end 20;top 0;width 20;height 20")), "70 0 20 20", isRightToLeft: true),
    LayoutCase(
      "An absolute box without insets stands at the right", Box("", Box("position absolute;width 20;height 20")),
      "80 0 20 20", isRightToLeft: true),
    LayoutCase(
      "An absolute box between insets has the rest of the width",
      Box("", Box("position absolute;start 10;end 20;top 0;height 20")), "20 0 70 20", isRightToLeft: true),
    LayoutCase(
      "Lines of a column that wraps begin at the right",
      Box("flexWrap wrap", Box("width 10;height 60"), Box("width 20;height 60")), "90 0 10 60", "70 0 20 60",
      isRightToLeft: true),
    LayoutCase(
      "Lines of a row that wraps begin at the right",
      Box(
        "flexDirection row;flexWrap wrap", Box("width 60;height 10"), Box("width 60;height 10"),
        Box("width 30;height 10")), "40 0 60 10", "40 10 60 10", "10 10 30 10", isRightToLeft: true),
    LayoutCase(
      "Reversed lines of a column begin at the left",
      Box("flexWrap wrap-reverse", Box("width 10;height 60"), Box("width 20;height 60")), "0 0 10 60", "10 0 20 60",
      isRightToLeft: true),
    LayoutCase(
      "A margin of auto at the start pushes a box to the left",
      Box("flexDirection row", Box("width 10;marginStart auto")), "0 0 10 100", isRightToLeft: true),
    LayoutCase(
      "Gaps stand between items from the right",
      Box("flexDirection row;gap 5", Box("width 10"), Box("width 20"), Box("flexGrow 1")), "90 0 10 100", "65 0 20 100",
      "0 0 60 100", isRightToLeft: true),
  ]

  private static let directions: [LayoutCase] = [
    LayoutCase(
      "A direction of its own turns a row around",
      Box("", Box("direction rtl;flexDirection row;height 10", Box("width 10"), Box("width 20"))), "0 0 100 10",
      "90 0 10 10", "70 0 20 10"),
    LayoutCase(
      "A direction of its own turns a row back",
      Box("", Box("direction ltr;flexDirection row;height 10", Box("width 10"), Box("width 20"))), "0 0 100 10",
      "0 0 10 10", "10 0 20 10", isRightToLeft: true),
    LayoutCase(
      "A direction is inherited", Box("direction rtl", Box("flexDirection row;height 10", Box("width 10"))),
      "0 0 100 10", "90 0 10 10"),
    LayoutCase(
      "Left stays left where only a style turns the direction",
      Box("direction rtl", Box("height 10;marginLeft 10"), Box("width 10;height 10;left 5")), "10 0 90 10",
      "95 10 10 10"),
    LayoutCase(
      "A physical padding stays on its side where only a style turns the direction",
      Box("direction rtl;paddingLeft 10;borderRightWidth 4", Box("flexGrow 1")), "10 0 86 100"),
    LayoutCase("start precedes left", Box("", Box("height 10;marginLeft 4;marginStart 9")), "9 0 91 10"),
    LayoutCase(
      "Items with a start margin in nested rows keep their sides",
      Box(
        "",
        Box(
          "flexDirection row;height 20", Box("width 10;marginStart 5"),
          Box("flexDirection row-reverse;width 40", Box("width 10;marginStart 5")))), "0 0 100 20", "85 0 10 20",
      "45 0 40 20", "0 0 10 20", isRightToLeft: true),
  ]

  @Test("Lines run from right to left as in a browser", arguments: lines)
  func linesMatch(in layout: LayoutCase) { #expect(layout.layOut() == layout.frames) }

  @Test("Starts and ends are right and left as in a browser", arguments: edges)
  func edgesMatch(in layout: LayoutCase) { #expect(layout.layOut() == layout.frames) }

  @Test("A direction of a style counts as in a browser", arguments: directions)
  func directionsMatch(in layout: LayoutCase) { #expect(layout.layOut() == layout.frames) }
}
