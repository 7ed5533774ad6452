import NavbridgeFlexbox
import Testing

/// These tests put boxes and content on the pixel grid (flexbox §8).
@Suite struct FlexRoundingTests {
  /// The frame of a box with or without content whose place and size are given.
  private func frame(at place: Double, length: Double, isContent: Bool, scale: Double) -> String {
    let child = Box("marginLeft \(place);marginTop \(place)").node()
    if isContent {
      child.measure = TestContent(width: length, height: length)
    } else {
      child.style.width = .points(length)
      child.style.height = .points(length)
    }
    let root = Box("alignItems flex-start").node()
    root.append(child)
    root.layOut(width: 100, height: 100, scale: scale)
    return root.frames[1]
  }

  @Test(
    "Both edges of a box are on the nearest pixel, and its size is their distance",
    arguments: [
      (0.2, 10.1, 1, "0 0 10 10"), (0.6, 10, 1, "1 1 10 10"), (0.4, 10.2, 1, "0 0 11 11"), (0.6, 9.8, 1, "1 1 9 9"),
      (0.5, 10, 1, "1 1 10 10"), (0.3, 10.1, 2, "0.5 0.5 10 10"), (0.2, 10.2, 2, "0 0 10.5 10.5"),
      (0.2, 10.1, 3, "0.33 0.33 10 10"), (0.1, 10.1, 10, "0.1 0.1 10.1 10.1"), (-0.6, 10, 1, "-1 -1 10 10"),
    ])
  func boxes(place: Double, length: Double, scale: Double, expected: String) {
    #expect(frame(at: place, length: length, isContent: false, scale: scale) == expected)
  }

  @Test(
    "Content begins on the pixel before its place, and has at least its size",
    arguments: [
      (0.2, 10.1, 1, "0 0 11 11"), (0.6, 10, 1, "0 0 10 10"), (0.9, 9.8, 1, "0 0 11 11"), (0, 10, 1, "0 0 10 10"),
      (0.3, 10.1, 2, "0 0 10.5 10.5"), (-0.6, 10, 1, "-1 -1 10 10"),
    ])
  func content(place: Double, length: Double, scale: Double, expected: String) {
    #expect(frame(at: place, length: length, isContent: true, scale: scale) == expected)
  }

  @Test("A length that is nearly on the grid is taken to be there", arguments: [9.99995, 10.00005])
  func nearly(length: Double) {
    #expect(frame(at: 0, length: length, isContent: true, scale: 1) == "0 0 10 10")
    #expect(frame(at: 0, length: length, isContent: false, scale: 1) == "0 0 10 10")
  }

  @Test("A scale of 0 leaves frames as they are")
  func unscaled() {
    #expect(frame(at: 0.26, length: 10.13, isContent: false, scale: 0) == "0.26 0.26 10.13 10.13")
    #expect(frame(at: 0.26, length: 10.13, isContent: true, scale: 0) == "0.26 0.26 10.13 10.13")
  }

  @Test("Boxes that touch still touch, wherever their parent is", arguments: [0, 0.1, 0.3, 0.5, 0.7, 0.9])
  func touching(offset: Double) {
    let row = Box("flexDirection row;height 10", children: Array(repeating: Box("width 7.3"), count: 9))
    let root = Box("paddingLeft \(offset)", row).node()
    root.layOut(width: 100, height: 100, scale: 2)
    let frames = root.children[0].children.map(\.frame)
    for (left, right) in zip(frames, frames.dropFirst()) {
      #expect(abs(left.x + left.width - right.x) <= 0.5)
      #expect(left.width == 7 || left.width == 7.5)
    }
    // The row is on the grid to the last pixel, though none of its items' widths is.
    let total = frames.reduce(0) { $0 + $1.width }
    #expect(abs(total - 65.7) <= 0.5)
  }

  @Test("A negative zero is a positive one")
  func zero() {
    let root = Box("", Box("height 10;left -0.1;top -0.1")).node()
    root.layOut(width: 100, height: 100, scale: 1)
    #expect(root.children[0].frame.x.sign == .plus && root.children[0].frame.y.sign == .plus)
  }
}
