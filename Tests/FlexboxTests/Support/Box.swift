import NavbridgeFlexbox

/// A tree as a test writes it: properties as "name value; name value", text after "text:".
struct Box: Sendable {
  var style: String
  var text: TextContent?
  var children: [Box]

  init(_ style: String, text: TextContent? = nil, _ children: Box...) {
    self.init(style, text: text, children: children)
  }

  init(_ style: String, text: TextContent? = nil, children: [Box]) {
    self.style = style
    self.text = text
    self.children = children
  }

  func node() -> FlexNode {
    let node = FlexNode(style: FlexStyle(props: Self.props(style)))
    node.measure = text
    node.replaceChildren(children.map { $0.node() })
    return node
  }

  static func props(_ style: String) -> [(key: String, value: FlexValue)] {
    style.split(separator: ";").map { property in
      let parts = property.split(separator: " ", maxSplits: 1).map(String.init)
      return (parts[0], Double(parts[1]).map { .number($0) } ?? .text(parts[1]))
    }
  }
}
