internal import NavbridgeKernel
internal import NavbridgeVocabulary

/// The tables of the drivers' methods and notifications in `docs/protocol.md`, generated from the declarations.
enum DriverTables {
  static func part(_ designs: [DesignDescription]) -> ProtocolPart {
    let kernel = [InitializeMethod.initialize.declaration] + DriverMethods.ofKernel
    var page = "Methods of every design:\n\n" + methods(kernel)
    for design in designs where !design.driverMethods.isEmpty {
      page += "\nMethods of the design `\(design.name)`:\n\n" + methods(design.driverMethods)
    }
    let methods = kernel + designs.flatMap(\.driverMethods)
    page += "\nTheir params:\n\n" + head("method", "member", "value", "meaning")
    page += rows([("every act", [MethodDeclaration.now.declaration])] + methods.map { ("`\($0.name)`", $0.parameters) })
    let entry = TrafficMethods.entry.declaration
    page += "\nThe notification `\(entry.name)`. \(entry.meaning)\n\n"
    page += head("member", "value", "meaning")
    for member in entry.members { page += row(member.cells) }
    return ProtocolPart(name: "driver-methods", markdown: page)
  }

  private static func methods(_ methods: [MethodDeclaration]) -> String {
    var table = head("method", "params", "result", "meaning")
    for method in methods {
      let act = method.isAct ? "Act. " : ""
      table += row([
        "`\(method.name)`", method.parameters.params, method.result, act + method.meaning,
      ])
    }
    return table
  }
}

/// The tables of the messages of both sides in `docs/protocol.md`, and their types (`types/driver.d.ts`), generated from
/// the declarations.
enum MessageTables {
  private static let sides: [(sender: MessageSender, title: String, type: String)] = [
    (.script, "Script → native", "FromScript"), (.native, "Native → script", "FromNative"),
  ]

  static var part: ProtocolPart {
    let tables = sides.map { sender, title, _ in
      let messages = Messages.all.filter { $0.sender == sender }
      return "\(title):\n\n" + head("message", "params", "meaning")
        + messages.map { row(["`\($0.name)`", $0.members.params, $0.meaning]) }.joined()
        + "\nTheir params:\n\n" + head("message", "member", "value", "meaning")
        + rows(messages.map { ("`\($0.name)`", $0.members) })
    }
    return ProtocolPart(name: "messages", markdown: tables.joined(separator: "\n"))
  }

  /// The params of each message by its name, in TypeScript.
  static var types: String {
    let interfaces = sides.map { sender, title, type in
      "  /** \(title). */\n  interface \(type) {\n"
        + Messages.all.filter { $0.sender == sender }.map {
          "    /** \($0.meaning) */\n    '\($0.name)': \($0.members.typeScript);\n"
        }.joined() + "  }\n"
    }
    return "\n/** The messages of both sides that have no answer, other than calls and events. */\n"
      + "declare namespace NavbridgeMessages {\n\(interfaces.joined(separator: "\n"))}\n"
  }
}

/// The tables of modules, methods and events in `docs/protocol.md`, generated from the declarations.
enum ModuleTables {
  private static func modules(_ designs: [DesignDescription]) -> [ModuleDeclaration] {
    let (first, others) = (designs[0], designs.dropFirst())
    let ofFirst = first.modules + ReactNativeDeclarations.all + first.libraries.flatMap(\.modules)
    return (ofFirst + Array(others).modules).map { $0.declaration }
  }

  static func methods(_ designs: [DesignDescription]) -> ProtocolPart {
    var page = ""
    for module in modules(designs) where module.names != .none && !module.methods.isEmpty {
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

  static func events(_ designs: [DesignDescription]) -> ProtocolPart {
    var page = head("event", "sent while this module has a listener", "payload")
    for module in modules(designs) {
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
