package import NavbridgeWire

/// The layout part of a node's style. `init(props:)` reads it from React Native's flattened properties.
package struct FlexStyle: Equatable, Sendable {
  package var display = FlexDisplay.flex
  package var position = FlexPosition.relative
  package var direction = FlexWritingDirection.inherit
  package var overflow = FlexOverflow.visible
  package var boxSizing = FlexBoxSizing.borderBox

  package var flexDirection = FlexDirection.column
  package var flexWrap = FlexWrap.none
  package var justifyContent = FlexJustify.start
  package var alignItems = FlexAlign.stretch
  package var alignSelf = FlexAlign.auto
  package var alignContent = FlexAlign.start

  /// The shorthand, which yields to `flexGrow`, `flexShrink` and `flexBasis`.
  package var flex: Double?
  package var flexGrow: Double?
  package var flexShrink: Double?
  package var flexBasis = FlexLength.undefined

  package var width = FlexLength.undefined
  package var height = FlexLength.undefined
  package var minWidth = FlexLength.undefined
  package var minHeight = FlexLength.undefined
  package var maxWidth = FlexLength.undefined
  package var maxHeight = FlexLength.undefined
  /// The width divided by the height.
  package var aspectRatio: Double?

  package var margin = FlexEdges()
  package var padding = FlexEdges()
  package var border = FlexEdges()
  package var inset = FlexEdges()

  package var gap = FlexLength.undefined
  package var rowGap = FlexLength.undefined
  package var columnGap = FlexLength.undefined

  package init() {}
}

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
