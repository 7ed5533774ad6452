import NavbridgeFlexbox

extension FlexNode {
  /// This node and its descendants, parents before their children.
  var all: [FlexNode] { [self] + children.flatMap(\.all) }

  /// The frames of all nodes as "x y width height".
  var frames: [String] {
    all.map { node in
      [node.frame.x, node.frame.y, node.frame.width, node.frame.height].map(Self.text).joined(separator: " ")
    }
  }

  private static func text(_ number: Double) -> String {
    let hundredths = (number * 100).rounded() / 100
    return hundredths == hundredths.rounded() ? "\(Int(hundredths))" : "\(hundredths)"
  }
}
