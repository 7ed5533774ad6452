package import NavbridgeWire

/// A node of a document, as a program reads it that knows its form.
package struct YAMLNode {
  private let node: JSON

  /// - Parameter node: one of `YAMLText`.
  package init(_ node: JSON) { self.node = node }

  /// The text of a scalar.
  package var text: String? { node["value"]?.string }

  /// The items of a list. A scalar is a list of one.
  package var items: [YAMLNode] {
    if let items = node["items"]?.array { return items.map(YAMLNode.init) }
    return text == nil || text == "" ? [] : [self]
  }

  /// A member of a mapping.
  package subscript(_ key: String) -> YAMLNode? {
    (node["members"]?.array ?? []).first { $0[0]?["value"]?.string == key }?[1].map(YAMLNode.init)
  }

  /// The keys of a mapping.
  package var keys: [String] { (node["members"]?.array ?? []).compactMap { $0[0]?["value"]?.string } }
}
