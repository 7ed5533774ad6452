internal import NavbridgeKernel
internal import NavbridgeVocabulary

/// The tables of the drivers' methods and notifications in `docs/protocol.md`, generated from the declarations.
enum DriverTables {
  static var part: ProtocolPart {
    let kernel = [InitializeMethod.initialize.declaration] + DriverMethods.ofKernel
    var page = "Methods of every design:\n\n" + methods(kernel)
    for design in DesignDescription.all where !design.driverMethods.isEmpty {
      page += "\nMethods of the design `\(design.name)`:\n\n" + methods(design.driverMethods)
    }
    let methods = kernel + DriverMethods.ofDesigns
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
