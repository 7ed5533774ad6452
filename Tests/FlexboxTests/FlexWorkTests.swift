import NavbridgeFlexbox
import Testing

/// What a layout leaves alone (flexbox §9).
@Suite struct FlexWorkTests {
  /// A list of 500 views in a view that scrolls: rows of an icon and a column of two texts.
  private static func list() -> FlexNode {
    let row = Box(
      "flexDirection row;padding 8;alignItems center", Box("width 40;height 40"),
      Box(
        "flex 1;marginLeft 8", Box("", text: TextContent("A title of a row")),
        Box("", text: TextContent("A longer text that explains the title of that row in some detail"))))
    return Box("", Box("flex 1;overflow scroll", Box("", children: Array(repeating: row, count: 100)))).node()
  }

  @Test("A changed text among 500 views is laid out with its row, and the rest stays")
  func changedText() {
    let root = Self.list()
    root.layOut(width: 390, height: 844)
    #expect(root.all.count == 503)
    let rows = root.children[0].children[0].children
    rows[50].children[1].children[0].measure = TextContent("Another title")
    #expect(root.layOut(width: 390, height: 844).isEmpty)
    #expect(root.work.computed <= 60, "\(root.work)")
    // The rows are looked at, but not what is in them.
    #expect(root.work.rounded <= 110, "\(root.work)")
  }

  @Test("A row that becomes higher moves those below it, and what is in them stays")
  func changedHeight() {
    let root = Self.list()
    root.layOut(width: 390, height: 844)
    let rows = root.children[0].children[0].children
    rows[97].style.minHeight = .points(200)
    let changed = root.layOut(width: 390, height: 844)
    let expected = [
      root.children[0].children[0], rows[97], rows[97].children[0], rows[97].children[1], rows[98], rows[99],
    ]
    #expect(changed.map { ObjectIdentifier($0) } == expected.map { ObjectIdentifier($0) })
    // The list has another height, which bounds its rows, so their sizes are found again. A new tree takes 2,500.
    #expect(root.work.computed <= 450 && root.work.rounded <= 110, "\(root.work)")
  }

  @Test("An absolute view that changes leaves its siblings alone")
  func absolute() {
    let root = Box("", Box("flex 1", Box("height 20")), Box("position absolute;top 10;width 50;height 10")).node()
    root.layOut(width: 390, height: 844)
    root.children[1].style.inset.top = .points(20)
    #expect(root.layOut(width: 390, height: 844).map { ObjectIdentifier($0) } == [ObjectIdentifier(root.children[1])])
    #expect(root.work.computed <= 3, "\(root.work)")
  }

  @Test("A style that is set to the same value is no change")
  func sameStyle() {
    let root = Box("", Box("flex 1")).node()
    root.layOut(width: 100, height: 100)
    root.children[0].style = FlexStyle(props: Box.props("flex 1"))
    root.replaceChildren(root.children)
    #expect(!root.isDirty)
  }

  @Test("A node that moves to another parent is laid out there")
  func reparenting() {
    let root = Box("", Box("height 50", Box("height 10")), Box("height 60;padding 5")).node()
    root.layOut(width: 100, height: 200)
    let moved = root.children[0].children[0]
    root.children[1].append(moved)
    #expect(root.children[0].children.isEmpty && moved.parent === root.children[1])
    root.layOut(width: 100, height: 200)
    #expect(root.frames == ["0 0 100 200", "0 0 100 50", "0 50 100 60", "5 5 90 10"])
  }

  @Test("Another scale rounds all frames again")
  func scale() {
    let root = Box("", Box("height 10.4", Box("height 3.3"))).node()
    root.layOut(width: 100, height: 100, scale: 3)
    #expect(root.frames == ["0 0 100 100", "0 0 100 10.33", "0 0 100 3.33"])
    root.layOut(width: 100, height: 100, scale: 1)
    #expect(root.frames == ["0 0 100 100", "0 0 100 10", "0 0 100 3"])
  }
}
