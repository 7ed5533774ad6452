package import NavbridgeRuntime

/// The native components of a device, by the names under which React knows them.
@MainQueue
package struct RCTComponentViewFactory {
  /// The names, in the order in which the libraries list them.
  package private(set) var names: [String] = []
  /// The names of the components that show content of React's.
  package private(set) var namesWithContent: [String] = []
  private var types: [String: RCTComponentView.Type] = [:]

  package init(_ types: [RCTComponentView.Type] = []) {
    for type in types {
      names += type.componentNames
      if type.hasContent { namesWithContent += type.componentNames }
      for name in type.componentNames { self.types[name] = type }
    }
  }

  /// Returns the class of a component. Nil for one that the device does not have.
  package subscript(name: String) -> RCTComponentView.Type? { types[name] }
}
