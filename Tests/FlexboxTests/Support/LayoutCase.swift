import NavbridgeFlexbox
import Testing

/// A tree in 100 by 100 points, and the frames of its nodes below the root, parents before their children.
struct LayoutCase: Sendable, CustomTestStringConvertible {
  let title: String
  let root: Box
  let frames: [String]
  var isRightToLeft = false

  var testDescription: String { title }

  init(_ title: String, _ root: Box, _ frames: String..., isRightToLeft: Bool = false) {
    self.title = title
    self.root = root
    self.frames = frames
    self.isRightToLeft = isRightToLeft
  }

  /// Lays the tree out and answers the frames below the root.
  func layOut() -> [String] {
    let node = root.node()
    node.layOut(width: 100, height: 100, isRightToLeft: isRightToLeft)
    return Array(node.frames.dropFirst())
  }
}
