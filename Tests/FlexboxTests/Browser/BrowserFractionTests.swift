import Testing

/// These cases have edges on thirds of a point, as pixels of a screen are (flexbox §8). The frames are a browser's.
@Suite struct BrowserFractionTests {
  private static let cases: [LayoutCase] = [
    LayoutCase(
      "Seven equal items fill a row",
      Box(
        "flexDirection row", Box("flex 1"), Box("flex 1"), Box("flex 1"), Box("flex 1"), Box("flex 1"), Box("flex 1"),
        Box("flex 1")), "0 0 14.33 100", "14.33 0 14.33 100", "28.67 0 14.33 100", "43 0 14 100", "57 0 14.33 100",
      "71.33 0 14.33 100", "85.67 0 14.33 100"),
    LayoutCase(
      "Unequal items fill a column", Box("", Box("flex 1"), Box("flex 2"), Box("flex 4"), Box("flex 4")), "0 0 100 9",
      "0 9 100 18.33", "0 27.33 100 36.33", "0 63.67 100 36.33"),
    LayoutCase(
      "A size of a tenth is on the next pixel", Box("alignItems flex-start", Box("width 10.1;height 10.2")),
      "0 0 10 10.33"),
    LayoutCase(
      "Items of fractions stand one below the other",
      Box("", Box("height 10.4"), Box("height 10.4"), Box("height 10.4"), Box("height 10.4")), "0 0 100 10.33",
      "0 10.33 100 10.33", "0 20.67 100 10.67", "0 31.33 100 10.33"),
    LayoutCase(
      "A nested fraction adds to that of its parent",
      Box("", Box("marginTop 0.4;height 20", Box("marginTop 0.4;height 10", Box("marginTop 0.4;height 5")))),
      "0 0.33 100 20", "0 0.33 100 10", "0 0.33 100 5"),
    LayoutCase(
      "An item in the middle stands on a pixel",
      Box("alignItems center;justifyContent center", Box("width 33.1;height 10.7")), "33.33 44.67 33.33 10.67"),
    LayoutCase(
      "Shares of a seventh stand on pixels",
      Box("flexDirection row", Box("width 14.2857%"), Box("width 14.2857%", Box("marginLeft 0.2;height 10"))),
      "0 0 14.33 100", "14.33 0 14.33 100", "0.33 0 14.33 10"),
    LayoutCase(
      "Space between items is in pixels",
      Box(
        "flexDirection row;justifyContent space-between", Box("width 10"), Box("width 10"), Box("width 10"),
        Box("width 10"), Box("width 10")), "0 0 10 100", "22.67 0 10 100", "45 0 10 100", "67.67 0 10 100",
      "90 0 10 100"),
    LayoutCase(
      "Space around items is in pixels",
      Box(
        "flexDirection row;justifyContent space-around", Box("width 11"), Box("width 11"), Box("width 11"),
        Box("width 11")), "7 0 11 100", "32 0 11 100", "57 0 11 100", "82 0 11 100"),
    LayoutCase(
      "A gap of a fraction moves the following items",
      Box("gap 1.3", Box("height 5"), Box("height 5"), Box("height 5")), "0 0 100 5", "0 6.33 100 5", "0 12.67 100 5"),
    LayoutCase(
      "A fraction of padding is on pixels", Box("padding 3.4", Box("height 5.2"), Box("flexGrow 1")),
      "3.33 3.33 93.33 5.33", "3.33 8.67 93.33 88"),
    LayoutCase(
      "An item of a row that shrinks by a fraction is on pixels",
      Box("flexDirection row", Box("width 90;flexShrink 1"), Box("width 43;flexShrink 2")),
      "0 0 73 100", "73 0 27 100"),
    LayoutCase(
      "A ratio that gives a fraction is on pixels", Box("alignItems flex-start", Box("width 50;aspectRatio 1.7")),
      "0 0 50 29.33"),
    LayoutCase(
      "A negative fraction is on the nearest pixel", Box("", Box("width 10;height 10;left -0.6;top -1.9")),
      "-0.67 -2 10 10"),
    LayoutCase(
      "An absolute box between fractions has its edges on pixels",
      Box("", Box("position absolute;left 10.2;right 20.7;top 3.1;bottom 6.6")), "10.33 3 69 90.33"),
    LayoutCase(
      "Lines that are stretched by a fraction stand on pixels",
      Box(
        "flexDirection row;flexWrap wrap;alignContent stretch", Box("width 60"), Box("width 60"),
        Box("width 60;height 10")), "0 0 60 30", "0 30 60 30", "0 60 60 10"),
    LayoutCase(
      "From right to left, edges stand on pixels",
      Box("flexDirection row", Box("width 10.4"), Box("width 10.4"), Box("flexGrow 1")), "89.67 0 10.33 100",
      "79.33 0 10.33 100", "0 0 79.33 100", isRightToLeft: true),
  ]

  @Test("Edges stand on the pixels next to those of a browser", arguments: cases)
  func frames(in layout: LayoutCase) { #expect(layout.layOut() == layout.frames) }
}
