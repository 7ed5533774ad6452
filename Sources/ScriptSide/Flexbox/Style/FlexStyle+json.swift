package import NavbridgeWire

extension FlexStyle {
  /// Reads the layout part of a node's flattened properties from the object that contains them. A null is as if the
  /// property was not there.
  package init(props: JSONValue) {
    var members: [(key: String, value: FlexValue)] = []
    props.forEachMember { key, value in
      if let number = value.double {
        members.append((key, .number(number)))
      } else if let text = value.string {
        members.append((key, .text(text)))
      }
    }
    self.init(props: members)
  }
}
