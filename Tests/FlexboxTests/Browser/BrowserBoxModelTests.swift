import Testing

/// These cases have padding and borders, and sizes of either box (flexbox §1). The frames are a browser's.
@Suite struct BrowserBoxModelTests {
  private static let cases: [LayoutCase] = [
    LayoutCase("Padding moves the content", Box("padding 10", Box("height 10")), "10 10 80 10"),
    LayoutCase(
      "Each side has its own padding",
      Box("paddingLeft 1;paddingTop 2;paddingRight 3;paddingBottom 4", Box("flexGrow 1")), "1 2 96 94"),
    LayoutCase(
      "Each side has its own border",
      Box("borderLeftWidth 1;borderTopWidth 2;borderRightWidth 3;borderBottomWidth 4", Box("flexGrow 1")), "1 2 96 94"),
    LayoutCase("Padding and border add up", Box("padding 4;borderWidth 3", Box("flexGrow 1")), "7 7 86 86"),
    LayoutCase(
      "Padding makes a container larger than its content",
      Box("alignItems flex-start", Box("paddingHorizontal 5;paddingVertical 3", Box("width 10;height 10"))),
      "0 0 20 16", "5 3 10 10"),
    LayoutCase(
      "A border makes a container larger than its content",
      Box("alignItems flex-start", Box("borderWidth 2", Box("width 10;height 10"))), "0 0 14 14", "2 2 10 10"),
    LayoutCase(
      "A width contains padding and border",
      Box("", Box("width 50;height 30;padding 5;borderWidth 2", Box("flexGrow 1"))), "0 0 50 30", "7 7 36 16"),
    LayoutCase(
      "A width of the content box does not contain padding and border",
      Box("", Box("boxSizing content-box;width 50;height 30;padding 5;borderWidth 2", Box("flexGrow 1"))), "0 0 64 44",
      "7 7 50 30"),
    LayoutCase(
      "A share of the content box does not contain padding",
      Box("", Box("boxSizing content-box;width 50%;height 20%;padding 5")), "0 0 60 30"),
    LayoutCase(
      "A basis of the content box does not contain padding",
      Box("flexDirection row", Box("boxSizing content-box;flexBasis 20;paddingHorizontal 5"), Box("width 10")),
      "0 0 30 100", "30 0 10 100"),
    LayoutCase(
      "A box is at least as large as its padding", Box("alignItems flex-start", Box("width 5;height 5;padding 10")),
      "0 0 20 20"),
    LayoutCase(
      "A box is at least as large as its border", Box("alignItems flex-start", Box("width 5;height 5;borderWidth 10")),
      "0 0 20 20"),
    LayoutCase(
      "An empty box is as large as its padding and border",
      Box("alignItems flex-start", Box("padding 3;borderWidth 1")), "0 0 8 8"),
    LayoutCase(
      "The content of a box smaller than its padding has no room",
      Box("alignItems flex-start", Box("width 10;height 10;padding 10", Box("height 5"))), "0 0 20 20", "10 10 0 5"),
    LayoutCase(
      "A content that overflows begins within the padding",
      Box("alignItems flex-start", Box("width 20;height 20;padding 5", Box("width 50;height 50"))), "0 0 20 20",
      "5 5 50 50"),
    LayoutCase(
      "A stretched item contains its padding", Box("", Box("height 10;paddingHorizontal 20", Box("height 5"))),
      "0 0 100 10", "20 0 60 5"),
    LayoutCase(
      "Margins are outside of a stated size", Box("", Box("width 50;height 10;margin 5"), Box("height 10")),
      "5 5 50 10", "0 20 100 10"),
    LayoutCase(
      "Margins of neighbours do not collapse", Box("", Box("height 10;marginBottom 5"), Box("height 10;marginTop 7")),
      "0 0 100 10", "0 22 100 10"),
    LayoutCase(
      "Margins of a container and of its first item do not collapse",
      Box("", Box("marginTop 5", Box("marginTop 5;height 10"))), "0 5 100 15", "0 5 100 10"),
    LayoutCase(
      "A negative margin draws an item over its neighbour", Box("", Box("height 20"), Box("height 20;marginTop -5")),
      "0 0 100 20", "0 15 100 20"),
    LayoutCase(
      "A negative margin widens a stretched item", Box("", Box("height 20;marginHorizontal -10")), "-10 0 120 20"),
    LayoutCase(
      "A negative margin along a row draws the following items",
      Box("flexDirection row", Box("width 20;marginRight -5"), Box("width 20")), "0 0 20 100", "15 0 20 100"),
    LayoutCase(
      "A box of an item that grows contains its padding",
      Box("flexDirection row", Box("flexGrow 1;padding 10;flexDirection row", Box("flexGrow 1")), Box("width 20")),
      "0 0 80 100", "10 10 60 80", "80 0 20 100"),
  ]

  @Test("Padding and borders take room as in a browser", arguments: cases)
  func frames(in layout: LayoutCase) { #expect(layout.layOut() == layout.frames) }
}
