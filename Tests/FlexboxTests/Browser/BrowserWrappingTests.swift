import Testing

/// These cases break lines and spread them (flexbox §4). The frames are a browser's.
@Suite struct BrowserWrappingTests {
  private static let breaking: [LayoutCase] = [
    LayoutCase(
      "Items go on in the next line of a row",
      Box(
        "flexDirection row;flexWrap wrap", Box("width 40;height 10"), Box("width 40;height 20"),
        Box("width 40;height 30")), "0 0 40 10", "40 0 40 20", "0 20 40 30"),
    LayoutCase(
      "Items go on in the next line of a column",
      Box("flexWrap wrap", Box("width 10;height 40"), Box("width 20;height 40"), Box("width 30;height 40")),
      "0 0 10 40", "0 40 20 40", "20 0 30 40"),
    LayoutCase(
      "Items that just fit stay in the line",
      Box(
        "flexDirection row;flexWrap wrap", Box("width 50;height 10"), Box("width 50;height 10"),
        Box("width 1;height 10")), "0 0 50 10", "50 0 50 10", "0 10 1 10"),
    LayoutCase(
      "An item longer than the line has a line of its own",
      Box(
        "flexDirection row;flexWrap wrap", Box("width 20;height 10"), Box("width 120;height 10"),
        Box("width 20;height 10")), "0 0 20 10", "0 10 120 10", "0 20 20 10"),
    LayoutCase(
      "Margins along the line decide where it breaks",
      Box(
        "flexDirection row;flexWrap wrap", Box("width 45;height 10;marginRight 6"),
        Box("width 45;height 10;marginLeft 6")), "0 0 45 10", "6 10 45 10"),
    LayoutCase(
      "A line may hold an item that shrinks",
      Box("flexDirection row;flexWrap wrap", Box("width 150;height 10;flexShrink 1"), Box("width 20;height 10")),
      "0 0 100 10", "0 10 20 10"),
    LayoutCase(
      "Items that grow fill each line",
      Box(
        "flexDirection row;flexWrap wrap", Box("width 40;height 10;flexGrow 1"), Box("width 40;height 10;flexGrow 1"),
        Box("width 40;height 10;flexGrow 3")), "0 0 50 10", "50 0 50 10", "0 10 100 10"),
    LayoutCase(
      "Items break by their minimum",
      Box("flexDirection row;flexWrap wrap", Box("width 10;minWidth 60;height 10"), Box("width 50;height 10")),
      "0 0 60 10", "0 10 50 10"),
    LayoutCase(
      "Items break by their maximum",
      Box("flexDirection row;flexWrap wrap", Box("width 90;maxWidth 50;height 10"), Box("width 50;height 10")),
      "0 0 50 10", "50 0 50 10"),
  ]

  private static let reversing: [LayoutCase] = [
    LayoutCase(
      "Reversed lines begin at the bottom of a row",
      Box(
        "flexDirection row;flexWrap wrap-reverse", Box("width 60;height 10"), Box("width 60;height 20"),
        Box("width 40;height 5")), "0 90 60 10", "0 70 60 20", "60 85 40 5"),
    LayoutCase(
      "Reversed lines begin at the right of a column",
      Box("flexWrap wrap-reverse", Box("width 10;height 60"), Box("width 20;height 60")), "90 0 10 60", "70 0 20 60"),
    LayoutCase(
      "Lines of a reversed row begin at its right",
      Box(
        "flexDirection row-reverse;flexWrap wrap", Box("width 60;height 10"), Box("width 60;height 20"),
        Box("width 40;height 5")), "40 0 60 10", "40 10 60 20", "0 10 40 5"),
    LayoutCase(
      "Lines of a reversed column begin at its bottom",
      Box(
        "flexDirection column-reverse;flexWrap wrap", Box("width 10;height 60"), Box("width 20;height 60"),
        Box("width 30;height 30")), "0 40 10 60", "10 40 20 60", "10 10 30 30"),
    LayoutCase(
      "A container without a height is as high as its lines",
      Box(
        "", Box("flexDirection row;flexWrap wrap", Box("width 60;height 10"), Box("width 60;height 20")),
        Box("height 5")), "0 0 100 30", "0 0 60 10", "0 10 60 20", "0 30 100 5"),
    LayoutCase(
      "Reversed lines of a container without a height begin at its bottom",
      Box(
        "", Box("flexDirection row;flexWrap wrap-reverse", Box("width 60;height 10"), Box("width 60;height 20")),
        Box("height 5")), "0 0 100 30", "0 20 60 10", "0 0 60 20", "0 30 100 5"),
  ]

  private static let aligning: [LayoutCase] = [
    LayoutCase(
      "A line is as high as its highest item, at whose ends the others are",
      Box(
        "flexDirection row;flexWrap wrap;alignItems flex-end", Box("width 30;height 10"), Box("width 30;height 30"),
        Box("width 60;height 10")), "0 20 30 10", "30 0 30 30", "0 30 60 10"),
    LayoutCase(
      "Items are in the middle of their line",
      Box(
        "flexDirection row;flexWrap wrap;alignItems center", Box("width 30;height 10"), Box("width 30;height 30"),
        Box("width 60;height 10")), "0 10 30 10", "30 0 30 30", "0 30 60 10"),
    LayoutCase(
      "Items without a height are stretched to their line",
      Box("flexDirection row;flexWrap wrap", Box("width 30"), Box("width 30;height 30"), Box("width 60;height 10")),
      "0 0 30 30", "30 0 30 30", "0 30 60 10"),
  ]

  private static let spreading: [LayoutCase] = [
    LayoutCase(
      "Lines stand at the end by flex-end",
      Box(
        "flexDirection row;flexWrap wrap;alignContent flex-end", Box("width 60;height 10"), Box("width 60;height 20")),
      "0 70 60 10", "0 80 60 20"),
    LayoutCase(
      "Lines stand in the middle by center",
      Box("flexDirection row;flexWrap wrap;alignContent center", Box("width 60;height 10"), Box("width 60;height 20")),
      "0 35 60 10", "0 45 60 20"),
    LayoutCase(
      "Lines stand at both ends by space-between",
      Box(
        "flexDirection row;flexWrap wrap;alignContent space-between", Box("width 60;height 10"),
        Box("width 60;height 20"), Box("width 60;height 10")), "0 0 60 10", "0 40 60 20", "0 90 60 10"),
    LayoutCase(
      "Lines have equal space around them by space-around",
      Box(
        "flexDirection row;flexWrap wrap;alignContent space-around", Box("width 60;height 10"),
        Box("width 60;height 20")), "0 17.67 60 10", "0 62.67 60 20"),
    LayoutCase(
      "Lines have equal space before, between and after them by space-evenly",
      Box(
        "flexDirection row;flexWrap wrap;alignContent space-evenly", Box("width 60;height 10"),
        Box("width 60;height 30")), "0 20 60 10", "0 50 60 30"),
    LayoutCase(
      "Lines share the free space by stretch",
      Box(
        "flexDirection row;flexWrap wrap;alignContent stretch", Box("width 60"), Box("width 60;height 20"),
        Box("width 60;height 10")), "0 0 60 23.33", "0 23.33 60 20", "0 66.67 60 10"),
    LayoutCase(
      "Lines of a column share the free width by stretch",
      Box("flexWrap wrap;alignContent stretch", Box("height 60"), Box("height 60;width 20")),
      "0 0 40 60", "40 0 20 60"),
    LayoutCase(
      "A single line of a container that wraps is spread as well",
      Box("flexDirection row;flexWrap wrap;alignContent center", Box("width 60;height 10")), "0 45 60 10"),
    LayoutCase(
      "A single line is stretched as well",
      Box("flexDirection row;flexWrap wrap;alignContent stretch", Box("width 60"), Box("width 10;height 10")),
      "0 0 60 100", "60 0 10 10"),
    LayoutCase(
      "Lines that overflow begin at the start by space-between",
      Box(
        "flexDirection row;flexWrap wrap;alignContent space-between", Box("width 60;height 70"),
        Box("width 60;height 70")), "0 0 60 70", "0 70 60 70"),
    LayoutCase(
      "Lines that overflow do so on both sides by center",
      Box("flexDirection row;flexWrap wrap;alignContent center", Box("width 60;height 70"), Box("width 60;height 70")),
      "0 -20 60 70", "0 50 60 70"),
    LayoutCase(
      "Lines that overflow do so at the top by flex-end",
      Box(
        "flexDirection row;flexWrap wrap;alignContent flex-end", Box("width 60;height 70"), Box("width 60;height 70")),
      "0 -40 60 70", "0 30 60 70"),
    LayoutCase(
      "Reversed lines stand at the top by flex-end",
      Box(
        "flexDirection row;flexWrap wrap-reverse;alignContent flex-end", Box("width 60;height 10"),
        Box("width 60;height 20")), "0 20 60 10", "0 0 60 20"),
    LayoutCase(
      "Reversed lines stand in the middle by center",
      Box(
        "flexDirection row;flexWrap wrap-reverse;alignContent center", Box("width 60;height 10"),
        Box("width 60;height 20")), "0 55 60 10", "0 35 60 20"),
    LayoutCase(
      "Reversed lines have their first at the bottom by space-between",
      Box(
        "flexDirection row;flexWrap wrap-reverse;alignContent space-between", Box("width 60;height 10"),
        Box("width 60;height 20")), "0 90 60 10", "0 0 60 20"),
    LayoutCase(
      "Items at the start of reversed lines are at the bottoms",
      Box(
        "flexDirection row;flexWrap wrap-reverse;alignItems flex-start", Box("width 30;height 10"),
        Box("width 30;height 30"), Box("width 60;height 10")), "0 90 30 10", "30 70 30 30", "0 60 60 10"),
    LayoutCase(
      "Items at the end of reversed lines are at the tops",
      Box(
        "flexDirection row;flexWrap wrap-reverse;alignItems flex-end", Box("width 30;height 10"),
        Box("width 30;height 30")), "0 70 30 10", "30 70 30 30"),
    LayoutCase(
      "A container that does not wrap ignores alignContent",
      Box("flexDirection row;alignContent center", Box("width 60;height 10"), Box("width 60")), "0 0 60 10",
      "60 0 60 100"),
    LayoutCase(
      "Items that do not reach a line's bound fill a container of that size",
      Box(
        "alignItems flex-start",
        Box(
          "flexDirection row;flexWrap wrap;maxWidth 70", Box("width 30;height 10"), Box("width 30;height 10"),
          Box("width 30;height 10"))), "0 0 70 20", "0 0 30 10", "30 0 30 10", "0 10 30 10"),
  ]

  @Test("Lines break as in a browser", arguments: breaking)
  func breakingMatch(in layout: LayoutCase) { #expect(layout.layOut() == layout.frames) }

  @Test("Lines of reversed directions break as in a browser", arguments: reversing)
  func reversingMatch(in layout: LayoutCase) { #expect(layout.layOut() == layout.frames) }

  @Test("Items are aligned in their lines as in a browser", arguments: aligning)
  func aligningMatch(in layout: LayoutCase) { #expect(layout.layOut() == layout.frames) }

  @Test("Lines are spread across their container as in a browser", arguments: spreading)
  func spreadingMatch(in layout: LayoutCase) { #expect(layout.layOut() == layout.frames) }
}
