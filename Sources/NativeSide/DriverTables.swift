internal import NavbridgeKernel
internal import NavbridgeVocabulary

/// The tables of the drivers' methods and notifications in `docs/protocol.md`, generated from the declarations.
enum DriverTables {
  static var part: ProtocolPart {
    let kernel = [InitializeParameters.ofDriver.description] + DriverMethods.ofKernel
    var page = "Methods of every design:\n\n" + methods(kernel)
    for design in DesignName.allCases where !design.type.driverMethods.isEmpty {
      page += "\nMethods of the design `\(design.rawValue)`:\n\n" + methods(design.type.driverMethods.map(\.method))
    }
    page += "\nTheir params:\n\n" + params(kernel + DesignName.allCases.flatMap { $0.type.driverMethods.map(\.method) })
    let entry = TrafficMethods.entry
    page += "\nThe notification `\(entry.name)`. \(entry.meaning)\n\n"
    page += row(["member", "value", "meaning"]) + row(Array(repeating: "---", count: 3))
    for member in entry.members { page += row(cells(member)) }
    return ProtocolPart(name: "driver-methods", markdown: page)
  }

  private static func methods(_ methods: [DriverMethodDescription]) -> String {
    var table = row(["method", "params", "result", "meaning"]) + row(Array(repeating: "---", count: 4))
    for method in methods {
      let members = method.parameters.map { "\"\($0.name)\"\($0.isOptional ? "?" : "")" }
      let act = method.kind == .act ? "Act. " : ""
      table += row([
        "`\(method.name)`", "`{\(members.joined(separator: ","))}`", method.answer, act + method.meaning,
      ])
    }
    return table
  }

  /// One row for each parameter. Methods with the same parameter share its row.
  private static func params(_ methods: [DriverMethodDescription]) -> String {
    var rows = ActParameters.now.members.map { (methods: ["every act"], cells: cells($0)) }
    for method in methods {
      for cells in method.parameters.map(cells) {
        if let same = rows.firstIndex(where: { $0.cells == cells }) {
          rows[same].methods.append("`\(method.name)`")
        } else {
          rows.append((["`\(method.name)`"], cells))
        }
      }
    }
    let head = row(["method", "member", "value", "meaning"]) + row(Array(repeating: "---", count: 4))
    return rows.reduce(head) { $0 + row([$1.methods.joined(separator: ", ")] + $1.cells) }
  }

  private static func cells(_ member: ParameterDescription) -> [String] {
    [name(member), value(member), member.meaning]
  }

  private static func name(_ member: ParameterDescription) -> String {
    "`\(member.name)`\(member.isOptional ? "?" : "")"
  }

  /// The accepted values, and the value that counts when the member is left out.
  private static func value(_ member: ParameterDescription) -> String {
    var text =
      switch member.values {
      case .any: member.kind
      case .range(let bounds): "\(member.kind), \(bounds)"
      case .words(let words): "\(member.kind): \(words.map { "`\($0)`" }.joined(separator: ", "))"
      }
    if member.isNullable { text += "; or null" }
    if let standard = member.standard { text += "; `\(standard)` if left out" }
    return text
  }

  private static func row(_ cells: [String]) -> String {
    "| \(cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ")) |\n"
  }
}
