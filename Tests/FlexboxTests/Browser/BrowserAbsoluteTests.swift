import Testing

/// These cases place absolute boxes by insets, by shares and by alignment (flexbox §7). The frames are a browser's.
@Suite struct BrowserAbsoluteTests {
  private static let insets: [LayoutCase] = [
    LayoutCase(
      "Insets at the left and the top place a box", Box("", Box("position absolute;left 10;top 20;width 30;height 40")),
      "10 20 30 40"),
    LayoutCase(
      "Insets at the right and the bottom place a box",
      Box("", Box("position absolute;right 10;bottom 20;width 30;height 40")), "60 40 30 40"),
    LayoutCase(
      "Opposite insets give a width and a height", Box("", Box("position absolute;left 10;right 20;top 5;bottom 15")),
      "10 5 70 80"),
    LayoutCase(
      "Left and top precede right and bottom of a box with a size",
      Box("", Box("position absolute;left 10;right 20;top 5;bottom 15;width 10;height 10")), "10 5 10 10"),
    LayoutCase("inset places all edges", Box("", Box("position absolute;inset 8")), "8 8 84 84"),
    LayoutCase(
      "Insets are measured from the padding box",
      Box(
        "padding 10;borderWidth 3", Box("position absolute;left 5;top 5;width 10;height 10"),
        Box("position absolute;right 5;bottom 5;width 10;height 10")), "8 8 10 10", "82 82 10 10"),
    LayoutCase(
      "Margins move a box away from its insets",
      Box(
        "", Box("position absolute;left 10;top 10;width 10;height 10;margin 4"),
        Box("position absolute;right 10;bottom 10;width 10;height 10;margin 4")), "14 14 10 10", "76 76 10 10"),
    LayoutCase(
      "Margins are within opposite insets",
      Box("", Box("position absolute;left 10;right 10;top 10;bottom 10;marginLeft 5;marginBottom 7")), "15 10 75 73"),
    LayoutCase(
      "Negative insets put a box outside",
      Box(
        "", Box("position absolute;left -10;top -5;width 20;height 20"),
        Box("position absolute;right -10;bottom -5;width 20;height 20")), "-10 -5 20 20", "90 85 20 20"),
    LayoutCase(
      "Insets that overlap leave a box its padding",
      Box("", Box("position absolute;left 60;right 60;top 10;height 10;padding 4")), "60 10 8 10"),
    LayoutCase(
      "A box without a size is as large as its content",
      Box("", Box("position absolute;right 0;bottom 0;padding 3", Box("width 20;height 10"))), "74 84 26 16",
      "3 3 20 10"),
    LayoutCase(
      "A box between two insets bounds its content",
      Box("", Box("position absolute;left 10;right 10;top 0", Box("height 10"))), "10 0 80 10", "0 0 80 10"),
    LayoutCase(
      "A share between insets is of the container",
      Box("", Box("position absolute;left 25%;right 25%;top 10%;bottom 40%")), "25 10 50 50"),
  ]

  private static let alignments: [LayoutCase] = [
    LayoutCase(
      "A box without insets stands where the container begins", Box("", Box("position absolute;width 10;height 10")),
      "0 0 10 10"),
    LayoutCase(
      "A box without insets stands at the end by justifyContent and alignItems",
      Box("justifyContent flex-end;alignItems flex-end", Box("position absolute;width 10;height 10")), "90 90 10 10"),
    LayoutCase(
      "A box without insets stands in the middle by justifyContent and alignItems",
      Box("justifyContent center;alignItems center", Box("position absolute;width 10;height 20")), "45 40 10 20"),
    LayoutCase(
      "A box without insets in a row is justified along it",
      Box("flexDirection row;justifyContent flex-end;alignItems center", Box("position absolute;width 10;height 20")),
      "90 40 10 20"),
    LayoutCase(
      "A box without insets in a reversed row stands at its right",
      Box("flexDirection row-reverse", Box("position absolute;width 10;height 20")), "90 0 10 20"),
    LayoutCase(
      "A box without insets in a reversed column stands at its bottom",
      Box("flexDirection column-reverse", Box("position absolute;width 10;height 20")), "0 80 10 20"),
    LayoutCase(
      "space-between puts a box without insets at the start",
      Box("justifyContent space-between", Box("position absolute;width 10;height 20")), "0 0 10 20"),
    LayoutCase(
      "space-around puts a box without insets in the middle",
      Box("justifyContent space-around", Box("position absolute;width 10;height 20")), "0 40 10 20"),
    LayoutCase(
      "space-evenly puts a box without insets in the middle",
      Box("justifyContent space-evenly", Box("position absolute;width 10;height 20")), "0 40 10 20"),
    LayoutCase(
      "A box may align itself across its container",
      Box(
        "", Box("position absolute;width 10;height 10;alignSelf flex-end"),
        Box("position absolute;width 10;height 10;alignSelf center")), "90 0 10 10", "45 0 10 10"),
    LayoutCase(
      "An inset along one axis leaves the other to the alignment",
      Box(
        "justifyContent center;alignItems flex-end", Box("position absolute;width 10;height 10;left 5"),
        Box("position absolute;width 10;height 10;bottom 5")), "5 45 10 10", "90 85 10 10"),
    LayoutCase(
      "Margins count where a box is in the middle",
      Box(
        "justifyContent center;alignItems center",
        Box("position absolute;width 10;height 10;marginLeft 20;marginBottom 10")), "55 40 10 10"),
    LayoutCase(
      "A box that is larger than its container is in the middle as well",
      Box("justifyContent center;alignItems center", Box("position absolute;width 120;height 140")), "-10 -20 120 140"),
    LayoutCase(
      "The border bounds where a box without insets begins",
      Box("borderWidth 6", Box("position absolute;width 10;height 10")), "6 6 10 10"),
  ]

  private static let containers: [LayoutCase] = [
    LayoutCase(
      "A box takes no room in its line",
      Box("flexDirection row", Box("width 20"), Box("position absolute;width 50;height 50"), Box("width 20")),
      "0 0 20 100", "0 0 50 50", "20 0 20 100"),
    LayoutCase(
      "A box takes no part in the spreading of a line",
      Box(
        "flexDirection row;justifyContent space-between", Box("width 20"),
        Box("position absolute;top 0;left 0;width 50;height 50"), Box("width 20")), "0 0 20 100", "0 0 50 50",
      "80 0 20 100"),
    LayoutCase(
      "A box makes no gap in its line",
      Box(
        "flexDirection row;gap 10", Box("width 20"), Box("position absolute;top 0;left 0;width 50;height 50"),
        Box("width 20")), "0 0 20 100", "0 0 50 50", "30 0 20 100"),
    LayoutCase(
      "A box does not make its container larger",
      Box(
        "alignItems flex-start",
        Box("", Box("position absolute;top 0;left 0;width 50;height 50"), Box("width 20;height 10"))), "0 0 20 10",
      "0 0 50 50", "0 0 20 10"),
    LayoutCase(
      "A box within a nested container is placed in that",
      Box(
        "",
        Box(
          "marginLeft 10;marginTop 10;width 50;height 50", Box("position absolute;right 5;bottom 5;width 10;height 10"))
      ), "10 10 50 50", "35 35 10 10"),
    LayoutCase(
      "A box within a static container is placed in the one around it",
      Box(
        "padding 4",
        Box(
          "position static;marginLeft 10;marginTop 10;width 50;height 50",
          Box("position absolute;right 5;bottom 5;width 10;height 10"))), "14 14 50 50", "71 71 10 10"),
    LayoutCase(
      "A box within two static containers is placed in the one around both",
      Box(
        "",
        Box(
          "position static;marginLeft 10;height 30",
          Box("position static;marginTop 10;height 10", Box("position absolute;left 5;bottom 5;width 10;height 10")))),
      "10 0 90 30", "0 10 90 10", "-5 75 10 10"),
    LayoutCase(
      "A box fills its static ancestor's container between insets",
      Box("", Box("position static;marginLeft 10;height 30;width 20", Box("position absolute;inset 0"))), "10 0 20 30",
      "-10 0 100 100"),
    LayoutCase(
      "A box lays its own children out",
      Box(
        "",
        Box(
          "position absolute;inset 10;flexDirection row", Box("flexGrow 1"),
          Box("flexGrow 1", Box("position absolute;right 0;top 0;width 5;height 5")))), "10 10 80 80", "0 0 40 80",
      "40 0 40 80", "35 0 5 5"),
    LayoutCase(
      "An absolute box in an absolute box is placed in that",
      Box(
        "",
        Box(
          "position absolute;left 20;top 20;width 40;height 40",
          Box("position absolute;right 0;bottom 0;width 10;height 10"))), "20 20 40 40", "30 30 10 10"),
    LayoutCase(
      "A stretched box without a width is as wide as its content",
      Box("", Box("position absolute;top 0", Box("width 30;height 10"))), "0 0 30 10", "0 0 30 10"),
    LayoutCase(
      "A minimum enlarges a box between insets, which keeps its left edge",
      Box("", Box("position absolute;left 40;right 40;top 0;height 10;minWidth 50")), "40 0 50 10"),
    LayoutCase(
      "A maximum of a box between insets leaves it at the left",
      Box("", Box("position absolute;left 10;right 10;top 0;height 10;maxWidth 50")), "10 0 50 10"),
    LayoutCase(
      "An end inset of a box larger than its container lets it overflow at the start",
      Box("", Box("position absolute;right 0;bottom 0;width 120;height 130")), "-20 -30 120 130"),
  ]

  @Test("Insets place an absolute box as in a browser", arguments: insets)
  func insetsMatch(in layout: LayoutCase) { #expect(layout.layOut() == layout.frames) }

  @Test("An absolute box without insets is aligned as in a browser", arguments: alignments)
  func alignmentsMatch(in layout: LayoutCase) { #expect(layout.layOut() == layout.frames) }

  @Test("An absolute box refers to its container as in a browser", arguments: containers)
  func containersMatch(in layout: LayoutCase) { #expect(layout.layOut() == layout.frames) }
}
