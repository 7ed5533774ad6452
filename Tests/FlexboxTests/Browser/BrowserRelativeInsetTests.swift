import Testing

/// These cases move boxes from their places by insets (flexbox §5). The frames are a browser's.
@Suite struct BrowserRelativeInsetTests {
  private static let cases: [LayoutCase] = [
    LayoutCase(
      "Left and top move a box to the right and down", Box("", Box("width 10;height 10;left 5;top 7")), "5 7 10 10"),
    LayoutCase(
      "Right and bottom move a box to the left and up", Box("", Box("width 10;height 10;right 5;bottom 7")),
      "-5 -7 10 10"),
    LayoutCase(
      "Left and top precede right and bottom", Box("", Box("width 10;height 10;left 5;right 20;top 7;bottom 20")),
      "5 7 10 10"),
    LayoutCase(
      "A moved box leaves its place to no other", Box("", Box("height 10;top 30"), Box("height 10")), "0 30 100 10",
      "0 10 100 10"),
    LayoutCase(
      "A moved box of a row leaves its place to no other",
      Box("flexDirection row", Box("width 10;left 30"), Box("width 10")), "30 0 10 100", "10 0 10 100"),
    LayoutCase(
      "A negative inset moves a box the other way", Box("", Box("width 10;height 10;left -5;top -7")), "-5 -7 10 10"),
    LayoutCase(
      "Children move with their box", Box("", Box("height 20;left 10", Box("height 10;left 10"))), "10 0 100 20",
      "10 0 100 10"),
    LayoutCase(
      "A centred box moves from the middle", Box("alignItems center", Box("width 10;height 10;left 5")), "50 0 10 10"),
    LayoutCase(
      "Insets do not change the size of a stretched box", Box("", Box("height 10;left 5;right 5")), "5 0 100 10"),
    LayoutCase(
      "An inset moves a box at the end of its line",
      Box("flexDirection row;justifyContent flex-end;alignItems flex-end", Box("width 10;height 10;right 5;bottom 5")),
      "85 85 10 10"),
    LayoutCase("A static box ignores its insets", Box("", Box("position static;height 10;left 5;top 5")), "0 0 100 10"),
    LayoutCase("An inset of auto moves nothing", Box("", Box("width 10;height 10;left auto;top 5")), "0 5 10 10"),
    LayoutCase(
      "Insets of the opposite edges move a box where the first is auto",
      Box("", Box("width 10;height 10;left auto;right 5")), "-5 0 10 10"),
  ]

  @Test("Insets move a box as in a browser", arguments: cases)
  func frames(in layout: LayoutCase) { #expect(layout.layOut() == layout.frames) }
}
