package import NavbridgeRuntime
package import NavbridgeWire
internal import OrderedCollections

/// The native components of a device, by the names under which React knows them.
@MainQueue
package struct RCTComponentViewFactory {
  private var types: OrderedDictionary<String, RCTComponentView.Type> = [:]

  package init(_ types: [RCTComponentView.Type] = []) {
    for type in types { for name in type.componentNames { self.types[name] = type } }
  }

  /// Returns the class of a component. Nil for one that the device does not have.
  package subscript(name: String) -> RCTComponentView.Type? { types[name] }

  /// The names, in the order in which the libraries list them.
  package var names: JSON { .texts(Array(types.keys)) }

  /// The declarations of the components, by name (protocol §2).
  package var declarations: JSON {
    var declarations = JSONObject()
    for (name, type) in types {
      var properties = JSONObject()
      for property in type.properties.properties { properties[property.name] = .string(property.type.rawValue) }
      declarations[ExactText(name)] = [
        "content": .bool(type.hasContent), "layoutRoot": .bool(type.isLayoutRoot),
        "placed": .bool(type.isPlacedByReact), "properties": .object(properties), "events": .texts(type.directEvents),
        "frames": .texts(type.frameEvents),
      ]
    }
    return .object(declarations)
  }
}
