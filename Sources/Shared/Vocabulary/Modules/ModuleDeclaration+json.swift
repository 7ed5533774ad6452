public import NavbridgeWire

extension ModuleDeclaration {
  /// The names of modules, methods, arguments and events on a route, for a library in another language:
  /// `{MODULE: {"name", "methods": {METHOD: {"name", "parameters": [NAME…]}}, "events": {EVENT: {"name", …}}}}`. The keys
  /// are the names of the Swift types and properties.
  public static func table(_ modules: [ModuleDeclaration], on architecture: Architecture) -> JSON {
    var table = JSONObject()
    for module in modules { table[module.key] = module.json(on: architecture) }
    return .object(table)
  }

  private func json(on architecture: Architecture) -> JSON {
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
    return ["name": .string(names[architecture]), "methods": .object(methods), "events": .object(events)]
  }
}
