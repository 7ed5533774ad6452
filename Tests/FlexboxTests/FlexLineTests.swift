import NavbridgeFlexbox
import Testing

/// Lines, and how items share them (flexbox §3).
@Suite struct FlexLineTests {
  private static let directions: [LayoutCase] = [
    LayoutCase("A column is the default", Box("", Box("height 10"), Box("height 20")), "0 0 100 10", "0 10 100 20"),
    LayoutCase(
      "A row", Box("flexDirection row", Box("width 10"), Box("width 20")), "0 0 10 100", "10 0 20 100"),
    LayoutCase(
      "A reversed row", Box("flexDirection row-reverse", Box("width 10"), Box("width 20")), "90 0 10 100",
      "70 0 20 100"),
    LayoutCase(
      "A reversed column", Box("flexDirection column-reverse", Box("height 10"), Box("height 20")), "0 90 100 10",
      "0 70 100 20"),
    LayoutCase(
      "A row from right to left", Box("flexDirection row", Box("width 10"), Box("width 20")), "90 0 10 100",
      "70 0 20 100", isRightToLeft: true),
    LayoutCase(
      "A node may have a direction of its own",
      Box("", Box("direction rtl;flexDirection row;height 10", Box("width 10"))), "0 0 100 10", "90 0 10 10"),
  ]

  private static let growing: [LayoutCase] = [
    LayoutCase(
      "Free space is shared by the factors",
      Box("flexDirection row", Box("flexGrow 1"), Box("flexGrow 3")), "0 0 25 100", "25 0 75 100"),
    LayoutCase(
      "Growth starts from the basis",
      Box("flexDirection row", Box("flexGrow 1;flexBasis 20"), Box("flexGrow 1;width 40")), "0 0 40 100", "40 0 60 100"),
    LayoutCase(
      "flex starts from nothing", Box("flexDirection row", Box("flex 1;width 50"), Box("flex 1")), "0 0 50 100",
      "50 0 50 100"),
    LayoutCase(
      "Factors of less than 1 leave space", Box("flexDirection row", Box("flexGrow 0.2"), Box("flexGrow 0.3")),
      "0 0 20 100", "20 0 30 100"),
    LayoutCase(
      "An item at its maximum leaves its share to the others",
      Box("flexDirection row", Box("flexGrow 1;maxWidth 20"), Box("flexGrow 1")), "0 0 20 100", "20 0 80 100"),
    LayoutCase(
      "As in Yoga, an item grows from its minimum where CSS grows it from its basis",
      Box("flexDirection row", Box("flex 1;minWidth 70"), Box("flex 1")), "0 0 85 100", "85 0 15 100"),
    LayoutCase(
      "Margins are not shared",
      Box("flexDirection row", Box("flexGrow 1;marginRight 20"), Box("flexGrow 1")), "0 0 40 100", "60 0 40 100"),
    LayoutCase(
      "A basis may be a share", Box("flexDirection row", Box("flexBasis 30%"), Box("flexGrow 1")), "0 0 30 100",
      "30 0 70 100"),
    LayoutCase(
      "An item that grows alone in a container without a size fills the room that bounds it",
      Box("alignItems flex-start", Box("flexDirection row", Box("flexGrow 1;height 5"))), "0 0 100 5", "0 0 100 5"),
  ]

  private static let shrinking: [LayoutCase] = [
    LayoutCase(
      "Items do not shrink by themselves",
      Box("flexDirection row", Box("width 80"), Box("width 60")), "0 0 80 100", "80 0 60 100"),
    LayoutCase(
      "Shrinking is weighted by the basis",
      Box("flexDirection row", Box("width 90;flexShrink 1"), Box("width 60;flexShrink 1")), "0 0 60 100", "60 0 40 100"),
    LayoutCase(
      "A larger factor shrinks more",
      Box("flexDirection row", Box("width 75;flexShrink 1"), Box("width 75;flexShrink 4")), "0 0 65 100", "65 0 35 100"),
    LayoutCase(
      "A negative flex shrinks",
      Box("flexDirection row", Box("width 120;flex -1"), Box("width 20")), "0 0 80 100", "80 0 20 100"),
    LayoutCase(
      "An item shrinks to its minimum, and the others shrink more",
      Box("flexDirection row", Box("width 80;flexShrink 1;minWidth 70"), Box("width 80;flexShrink 1")),
      "0 0 70 100", "70 0 30 100"),
    LayoutCase(
      "There is no automatic minimum but padding and border",
      Box("flexDirection row", Box("width 80;flexShrink 1;padding 10", Box("width 50")), Box("width 95")),
      "0 0 20 100", "10 10 50 0", "20 0 95 100"),
    LayoutCase(
      "The content of a view that does not shrink overflows",
      Box("", Box("height 60"), Box("height 60")), "0 0 100 60", "0 60 100 60"),
  ]

  private static let justifying: [LayoutCase] = [
    LayoutCase("flex-start", row("flex-start"), "0 0 20 100", "20 0 20 100"),
    LayoutCase("center", row("center"), "30 0 20 100", "50 0 20 100"),
    LayoutCase("flex-end", row("flex-end"), "60 0 20 100", "80 0 20 100"),
    LayoutCase("space-between", row("space-between"), "0 0 20 100", "80 0 20 100"),
    LayoutCase("space-around", row("space-around"), "15 0 20 100", "65 0 20 100"),
    LayoutCase("space-evenly", row("space-evenly"), "20 0 20 100", "60 0 20 100"),
    LayoutCase(
      "A line that overflows has no space to spread",
      Box("flexDirection row;justifyContent space-around", Box("width 80"), Box("width 60")), "0 0 80 100",
      "80 0 60 100"),
    LayoutCase(
      "A line that overflows is centred",
      Box("flexDirection row;justifyContent center", Box("width 80"), Box("width 60")), "-20 0 80 100", "60 0 60 100"),
    LayoutCase(
      "Auto margins take the space before the container spreads it",
      Box("flexDirection row;justifyContent center", Box("width 20"), Box("width 20;marginLeft auto")), "0 0 20 100",
      "80 0 20 100"),
    LayoutCase(
      "Auto margins share the space",
      Box("flexDirection row", Box("width 20;marginHorizontal auto"), Box("width 20;marginRight auto")),
      "20 0 20 100", "60 0 20 100"),
    LayoutCase(
      "Gaps stand between items only",
      Box("flexDirection row;columnGap 5;rowGap 50", Box("width 20"), Box("width 20"), Box("flexGrow 1")),
      "0 0 20 100", "25 0 20 100", "50 0 50 100"),
    LayoutCase(
      "A gap may be a share", Box("flexDirection row;gap 10%", Box("flex 1"), Box("flex 1")), "0 0 45 100",
      "55 0 45 100"),
    LayoutCase(
      "A minimum of a container that is as large as its content is space to spread",
      Box(
        "alignItems flex-start", Box("minWidth 50;flexDirection row;justifyContent flex-end", Box("width 10;height 5"))),
      "0 0 50 5", "40 0 10 5"),
  ]

  private static func row(_ justify: String) -> Box {
    Box("flexDirection row;justifyContent \(justify)", Box("width 20"), Box("width 20"))
  }

  @Test("Items stand along the axis of their container, in its direction", arguments: directions)
  func direction(of layout: LayoutCase) { #expect(layout.layOut() == layout.frames) }

  @Test("Items of a line grow by their factors into its free space", arguments: growing)
  func growth(in layout: LayoutCase) { #expect(layout.layOut() == layout.frames) }

  @Test("Items of a line that is too short shrink by their factors", arguments: shrinking)
  func shrinkage(in layout: LayoutCase) { #expect(layout.layOut() == layout.frames) }

  @Test("The free space of a line is spread as justifyContent asks", arguments: justifying)
  func justification(in layout: LayoutCase) { #expect(layout.layOut() == layout.frames) }
}
