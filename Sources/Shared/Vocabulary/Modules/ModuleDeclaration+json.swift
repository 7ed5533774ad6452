public import NavbridgeWire
internal import OrderedCollections

extension ModuleDeclaration {
  /// The names of modules, methods, arguments and events on a route, for a library in another language:
  /// `{MODULE: {"name", "design", "methods": {METHOD: {"name", "parameters": [NAME…]}}, "events": {EVENT: {"name", …}}}}`.
  /// The keys are the names of the Swift types and properties.
  ///
  /// - Parameter designs: The name of the only design that offers a module, by the module's key.
  public static func table(
    _ modules: [ModuleDeclaration], _ designs: [String: String], on architecture: Architecture
  ) -> JSON {
    var table = JSONObject()
    for module in modules { table[module.key] = module.json(of: designs[module.key], on: architecture) }
    return .object(table)
  }

  private func json(of design: String?, on architecture: Architecture) -> JSON {
    var methods = JSONObject()
    for (key, method) in self.methods where method.kinds[architecture] != nil {
      methods[key] = [
        "name": .string(method.name), "parameters": .array(method.parameters.map { .string($0.name) }),
      ]
    }
    var events = JSONObject()
    for (key, event) in self.events {
      events[key] = [
        "name": .string(event.name), "componentMethod": event.componentMethod.map { .string($0) } ?? .null,
      ]
    }
    return [
      "name": .string(names[architecture]), "design": design.map { .string($0) } ?? .null, "methods": .object(methods),
      "events": .object(events),
    ]
  }
}
