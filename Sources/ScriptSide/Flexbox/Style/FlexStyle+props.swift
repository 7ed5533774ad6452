extension FlexStyle {
  /// Reads the layout part of a node's flattened properties. Other properties, and values that a property cannot have,
  /// are ignored.
  package init(props: some Sequence<(key: String, value: FlexValue)>) {
    self.init()
    var overriding: [(FlexAttribute, FlexValue)] = []
    var filling: [(FlexAttribute, FlexValue)] = []
    for (name, value) in props {
      guard let attribute = FlexAttribute.named(name) else { continue }
      switch attribute.turn {
      case .first: attribute.read(value, &self)
      case .overriding: overriding.append((attribute, value))
      case .filling: filling.append((attribute, value))
      }
    }
    for (attribute, value) in overriding { attribute.read(value, &self) }
    for (attribute, value) in filling { attribute.read(value, &self) }
  }
}
