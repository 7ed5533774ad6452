import NavbridgeFlexbox
import Testing

/// These tests count how often content is asked for its size (flexbox §9).
@Suite struct FlexCacheTests {
  private let content = TestContent(width: 60, height: 10)

  private func tree(_ style: String, leaf: String = "") -> FlexNode {
    let root = Box(style, Box("", Box(leaf)), Box("height 10")).node()
    root.children[0].children[0].measure = content
    return root
  }

  @Test("Content is not asked where its style states both sizes")
  func stated() {
    tree("", leaf: "width 20;height 20").layOut(width: 100, height: 100)
    #expect(content.count == 0)
  }

  @Test("Content is not asked again by a layout without a change")
  func unchanged() {
    let root = tree("alignItems flex-start")
    root.layOut(width: 100, height: 100)
    let before = content.count
    #expect(before > 0 && root.work.measured == before)
    root.layOut(width: 100, height: 100)
    #expect(content.count == before)
  }

  @Test("Content is not asked again where a sibling changes that leaves its room alone")
  func sibling() {
    let root = tree("")
    root.layOut(width: 100, height: 100)
    let before = content.count
    root.children[1].style.height = .points(30)
    root.layOut(width: 100, height: 100)
    #expect(content.count == before)
  }

  @Test("Content that is marked is asked again, and the layout has its size")
  func marked() {
    let root = tree("alignItems flex-start")
    root.layOut(width: 100, height: 100)
    let before = content.count
    root.children[0].children[0].markDirty()
    root.layOut(width: 100, height: 100)
    #expect(content.count > before)
    root.children[0].children[0].measure = TestContent(width: 30, height: 5)
    root.layOut(width: 100, height: 100)
    #expect(root.frames == ["0 0 100 100", "0 0 30 5", "0 0 30 5", "0 5 0 10"])
  }

  @Test("Frames under many widths in turn are those of a new tree")
  func manyWidths() {
    let root = tree("alignItems flex-start")
    for round in 0..<2 {
      for width in stride(from: 12.0, through: 100, by: 4) {
        root.layOut(width: width, height: 100)
        let fresh = tree("alignItems flex-start")
        fresh.layOut(width: width, height: 100)
        #expect(root.frames == fresh.frames, "round \(round), width \(width)")
      }
    }
  }

  @Test("Two widths that take turns have their own frames, and one that stays asks for nothing")
  func alternatingWidths() {
    let root = tree("")
    root.layOut(width: 100, height: 100)
    root.layOut(width: 50, height: 100)
    let before = content.count
    root.layOut(width: 50, height: 100)
    #expect(content.count == before)
    root.layOut(width: 100, height: 100)
    #expect(root.frames[2] == "0 0 100 10")
    root.layOut(width: 50, height: 100)
    #expect(root.frames[2] == "0 0 50 20")
  }

  @Test("Content of a node that is not displayed is not asked")
  func hidden() {
    tree("", leaf: "display none").layOut(width: 100, height: 100)
    #expect(content.count == 0)
  }
}
