internal import NavbridgeVocabulary

/// The tables of modules, methods and events in `docs/protocol.md`, generated from the declarations.
enum ModuleTables {
  private static let modules: [ModuleDeclaration] = {
    let (first, others) = (DesignDescription.all[0], DesignDescription.all.dropFirst())
    let ofFirst = first.modules + ReactNativeDeclarations.all + first.libraries.flatMap(\.modules)
    return (ofFirst + Array(others).modules).map { $0.declaration }
  }()

  static var methods: ProtocolPart {
    var page = ""
    for module in modules where module.names != .none && !module.methods.isEmpty {
      page += (page.isEmpty ? "" : "\n") + "\(name(module)):\n\n"
      page += head("method", "arguments", "bridge", "turbo", "result")
      for method in module.methods.map(\.declaration) {
        let arguments = method.parameters.map(\.nameAndValue).joined(separator: ", ")
        page += row(
          ["`\(method.name)`", arguments] + Architecture.allCases.map { method.kinds[$0]?.rawValue ?? "–" }
            + [method.result])
      }
    }
    return ProtocolPart(name: "module-methods", markdown: page)
  }

  static var events: ProtocolPart {
    var page = head("event", "sent while this module has a listener", "payload")
    for module in modules {
      let isGated = module.methods.contains { $0.declaration == ListeningMethods.declared.addListener.declaration }
      for event in module.events.map(\.declaration) {
        let payload = event.members.map(\.nameAndValue).joined(separator: ", ")
        page += row(["`\(event.name)`", isGated ? name(module) : "always", payload.isEmpty ? "none" : payload])
      }
    }
    return ProtocolPart(name: "events", markdown: page)
  }

  private static func name(_ module: ModuleDeclaration) -> String {
    let (bridge, turbo) = (module.names.bridge, module.names.turbo)
    return bridge == turbo ? "`\(bridge)`" : "`\(bridge)` (bridge), `\(turbo)` (turbo)"
  }
}
