internal import Shared

/// The modules of one architecture, found by name (turbo) or by index (bridge).
struct ModuleTable: Sendable {
  struct Reference: Sendable {
    let module: Int
    let method: ModuleMethod
    let moduleName: String

    /// `Module.method`, as the turbo route calls it.
    var fullName: String { "\(moduleName).\(method.name)" }
  }

  let architecture: Architecture
  let modules: [ModuleDeclaration]
  private let byName: NameTable<Reference>

  init(_ architecture: Architecture, modules: [ModuleDeclaration]) {
    self.architecture = architecture
    self.modules = modules
    var names: [(String, Reference)] = []
    for (index, module) in modules.enumerated() {
      for method in module.methods {
        let reference = Reference(module: index, method: method, moduleName: module.name)
        names.append((reference.fullName, reference))
      }
    }
    byName = NameTable(names)
  }

  /// The method that a turbo request names.
  func find(_ name: JSONValue) -> Reference? { name.withUTF8 { byName[$0] } ?? nil }

  /// The method that a flush names by index.
  func find(module: Int64, method: Int64) -> Reference? {
    guard let module = Int(exactly: module), modules.indices.contains(module),
      let method = Int(exactly: method), modules[module].methods.indices.contains(method)
    else { return nil }
    return Reference(module: module, method: modules[module].methods[method], moduleName: modules[module].name)
  }

  /// Whether a name is one of this architecture's modules.
  func has(module name: Substring) -> Bool { modules.contains { $0.name == name } }

  /// Protocol §2: `[name, constants|null, [methodNames], [promiseMethodIndexes], [syncMethodIndexes]]` for each module.
  func remoteModuleConfig(_ values: PublishedState.Values) -> JSON {
    .array(
      modules.map { module in
        func indexes(_ kind: ModuleMethod.Kind) -> JSON {
          .array(module.methods.indices.filter { module.methods[$0].kind == kind }.map { .int(Int64($0)) })
        }
        return [
          .string(module.name), module.constants(values), .array(module.methods.map { .string($0.name) }),
          indexes(.promise), indexes(.sync),
        ]
      })
  }

  /// Protocol §2: `{name: {"methods": {methodName: {"kind","argCount"}}, "constants": {…}}}`.
  func turboModules(_ values: PublishedState.Values) -> JSON {
    var described = JSONObject()
    for module in modules {
      var methods = JSONObject()
      for method in module.methods {
        methods[method.name] = ["kind": .string(method.kind.rawValue), "argCount": .int(Int64(method.parameters.count))]
      }
      let constants = module.constants(values)
      described[module.name] = ["methods": .object(methods), "constants": constants.isNull ? [:] : constants]
    }
    return .object(described)
  }
}
