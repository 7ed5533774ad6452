package import NavbridgeVocabulary
package import NavbridgeWire
internal import OrderedCollections

/// The modules of one architecture, found by name (turbo) or by index (bridge). It is a class because each call looks
/// up a method in it.
package final class ModuleTable: Sendable {
  /// A method of a module. It is a class because calls carry it through the queues.
  package final class Reference: Sendable {
    let architecture: Architecture
    let module: Int
    let kind: MethodKind
    /// The body alone, because a copy of the whole implementation, which each call would make, costs six reference counts.
    let body: MethodImplementation.Body
    let parameters: [FieldDeclaration]
    let moduleName: String
    let methodName: String
    /// The name `Module.method`, which requests of the turbo route use.
    let fullName: String
    /// True when the first argument is the command's id.
    let hasCommandId: Bool
    /// False for a method that chooses its queue itself.
    let runsOnMain: Bool

    init(_ architecture: Architecture, module: Int, method: MethodImplementation, moduleName: String) {
      self.architecture = architecture
      self.module = module
      kind = method.kind
      body = method.body
      self.moduleName = moduleName
      parameters = method.declaration.parameters
      methodName = method.declaration.name
      fullName = "\(moduleName).\(methodName)"
      hasCommandId = method.declaration.hasCommandId
      if case .queued = method.body { runsOnMain = false } else { runsOnMain = true }
    }
  }

  package let architecture: Architecture
  package let modules: [ModuleImplementation]
  private let references: [Reference]
  private let positions: NameTable
  private let byIndex: [[Reference]]

  init(_ architecture: Architecture, modules: [ModuleImplementation]) {
    self.architecture = architecture
    self.modules = modules
    byIndex = modules.enumerated().map { index, module in
      module.methods(on: architecture).map {
        Reference(architecture, module: index, method: $0, moduleName: module.declaration.names[architecture])
      }
    }
    references = Array(byIndex.joined())
    positions = NameTable(references.map(\.fullName))
  }

  /// Finds the method that a turbo request names.
  package func find(_ name: JSONValue) -> Reference? {
    unsafe name.withUTF8 { unsafe positions[$0] }.flatMap { $0 }.map { references[$0] }
  }

  /// Finds the method that a flush names by indices.
  package func find(module: Int64, method: Int64) -> Reference? {
    guard let module = Int(exactly: module), byIndex.indices.contains(module),
      let method = Int(exactly: method), byIndex[module].indices.contains(method)
    else { return nil }
    return byIndex[module][method]
  }

  /// Returns true when the architecture has a module with this name.
  func has(module name: Substring) -> Bool { modules.contains { $0.declaration.names[architecture] == name } }

  /// Returns `[name, constants|null, [methodNames], [promiseMethodIndexes], [syncMethodIndexes]]` for each module
  /// (protocol §2).
  func remoteModuleConfig(_ values: PublishedState.Values) -> JSON {
    .array(
      modules.map { module in
        let methods = module.declaration.methods(on: architecture)
        func indexes(_ kind: MethodKind) -> JSON {
          .array(methods.indices.filter { methods[$0].kinds[architecture] == kind }.map { .int(Int64($0)) })
        }
        return [
          .string(module.declaration.names[architecture]), module.constants(values),
          .texts(methods.map(\.name)),
          indexes(.promise), indexes(.sync),
        ]
      })
  }

  /// Returns `{name: {"methods": {methodName: {"kind","argCount"}}, "constants": {…}}}` (protocol §2).
  func turboModules(_ values: PublishedState.Values) -> JSON {
    var described = JSONObject()
    for module in modules {
      var methods = JSONObject()
      for method in module.declaration.methods(on: architecture) {
        methods[method.name] = [
          "kind": .string(method.kinds[architecture]?.rawValue ?? ""),
          "argCount": .int(Int64(method.parameters.count)),
        ]
      }
      let constants = module.constants(values)
      described[module.declaration.names[architecture]] = [
        "methods": .object(methods), "constants": constants.isNull ? [:] : constants,
      ]
    }
    return .object(described)
  }
}

/// The modules of both architectures.
package struct ModuleRegistry: Sendable {
  package let bridge: ModuleTable
  package let turbo: ModuleTable

  /// - Parameter modules: returns the modules of an architecture, in the order of their ids.
  package init(_ modules: (Architecture) -> [ModuleImplementation]) {
    bridge = ModuleTable(.bridge, modules: modules(.bridge))
    turbo = ModuleTable(.turbo, modules: modules(.turbo))
  }
}
