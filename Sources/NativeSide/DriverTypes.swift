internal import NavbridgeVocabulary

/// The TypeScript declarations of the drivers' methods (`types/driver.d.ts`), generated from the declarations.
public enum DriverTypes {
  /// The TypeScript declarations of the driver's methods, as `types/driver.d.ts` has them.
  public static var text: String { text(DesignDescription.all) }

  static func text(_ designs: [DesignDescription]) -> String {
    let methods = DriverMethods.ofKernel + designs.flatMap(\.driverMethods)
    var groups: [(name: String, methods: [MethodDeclaration])] = []
    for method in methods {
      let group = String(method.name.prefix { $0 != "/" })
      if let index = groups.firstIndex(where: { $0.name == group }) {
        groups[index].methods.append(method)
      } else {
        groups.append((group, [method]))
      }
    }
    var text = """
      // The drivers' methods, and the messages of both sides. Made by scripts/generate from their declarations; do not edit.

      declare namespace NavbridgeDriver {

      """
    for (name, methods) in groups {
      text += "  interface \(name.first!.uppercased())\(name.dropFirst()) {\n"
      for method in methods { text += declaration(of: method) }
      text += "  }\n\n"
    }
    text += "  interface Driver {\n"
    for (name, _) in groups where name != "stats" {
      text += "    readonly \(name): \(name.first!.uppercased())\(name.dropFirst());\n"
    }
    text += """
          readonly stats: Stats & Stats['get'];
          readonly waitForIdle: Device['waitForIdle'];
        }
      }

      """ + MessageTables.types
    // The sections are those of docs/protocol.md, where the same sentences stand.
    return text.replacing("(§", with: "(protocol §")
  }

  /// A method takes its params as an object, or their values in the declared order.
  private static func declaration(of method: MethodDeclaration) -> String {
    let name = method.name.drop { $0 != "/" }.dropFirst()
    let parameters = method.allParameters
    let answer = answer(of: method)
    var text = "    /**\n     * \(method.meaning)\n"
    for parameter in parameters { text += "     * @param \(parameter.name) \(parameter.meaning)\n" }
    text += "     */\n"
    if parameters.isEmpty { return text + "    \(name)(params?: {}): Promise<\(answer)>;\n" }
    let isRequired = parameters.contains { !$0.isOptional }
    text += "    \(name)(params\(isRequired ? "" : "?"): \(parameters.typeScript)): Promise<\(answer)>;\n"
    return text + "    \(name)(\(inOrder(parameters))): Promise<\(answer)>;\n"
  }

  /// The parameters of a call with single values. TypeScript refuses one that may be left out before one that may not.
  private static func inOrder(_ parameters: [FieldDeclaration]) -> String {
    let lastRequired = parameters.lastIndex { !$0.isOptional } ?? -1
    return parameters.enumerated().map { index, parameter in
      let text = parameter.typeScriptMember
      guard parameter.isOptional, index < lastRequired else { return text }
      return text.replacing("\(parameter.name)?:", with: "\(parameter.name):", maxReplacements: 1) + " | undefined"
    }.joined(separator: ", ")
  }

  /// The types of the results, by the shapes that the declarations give them. Those with a name are in
  /// `types/answers.d.ts` (protocol §9, §10).
  private static let answers = [
    #"`{"done"}`"#: "Done", "`{}`": "{}", #"`{"ms","paused","nextDue":ms|null}`"#: "ClockState",
    "§9: the tree, or a NODE": "Snapshot", "§10, `stats/get`": "Statistics", "§10, `stats/waits`": "Waits",
    "the result": "any",
    #"`{"componentId","options":[{"path","type","value","layer","from"?,"readBy":[{"presenter","phases"}]}]}`"#:
      "ExplainedOptions",
    #"`{"done","preferredContentSize":[w,h]|null}`"#: "Peek", #"`{"seq","error"?}`"#: "Performed",
    #"`{"rule","coordinator"}`"#: "Mapping", "the text of an SVG document": "string",
    #"`{"element":{"rootTag"?,"tag"?,"class"?,"testID"?,"text"?,"key"?,"frame"?}|null}`"#: "FoundElement",
  ]

  private static func answer(of method: MethodDeclaration) -> String {
    guard let type = answers[method.result] else {
      preconditionFailure("\(method.name): there is no type for the result \(method.result) yet.")
    }
    return type
  }
}
