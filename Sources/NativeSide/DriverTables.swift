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
    page += "\nTheir params:\n\n" + params(kernel + DriverMethods.ofDesigns)
    let entry = TrafficMethods.entry.declaration
    page += "\nThe notification `\(entry.name)`. \(entry.meaning)\n\n"
    page += head("member", "value", "meaning")
    for member in entry.members { page += row(cells(member)) }
    return ProtocolPart(name: "driver-methods", markdown: page)
  }

  private static func methods(_ methods: [MethodDeclaration]) -> String {
    var table = head("method", "params", "result", "meaning")
    for method in methods {
      let members = method.parameters.map { "\"\($0.name)\"\($0.isOptional ? "?" : "")" }
      let act = method.isAct ? "Act. " : ""
      table += row([
        "`\(method.name)`", "`{\(members.joined(separator: ","))}`", method.result, act + method.meaning,
      ])
    }
    return table
  }

  /// One row for each parameter. Methods with the same parameter share its row.
  private static func params(_ methods: [MethodDeclaration]) -> String {
    var rows = [(methods: ["every act"], cells: cells(MethodDeclaration.now.declaration))]
    for method in methods {
      for cells in method.parameters.map(cells) {
        if let same = rows.firstIndex(where: { $0.cells == cells }) {
          rows[same].methods.append("`\(method.name)`")
        } else {
          rows.append((["`\(method.name)`"], cells))
        }
      }
    }
    return rows.reduce(head("method", "member", "value", "meaning")) {
      $0 + row([$1.methods.joined(separator: ", ")] + $1.cells)
    }
  }

  private static func cells(_ member: FieldDeclaration) -> [String] { [member.cell, member.value, member.meaning] }
}
