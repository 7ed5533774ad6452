/// The Swift types of the options of layouts (`Sources/ScriptSide/Navigation/Options/Generated`), generated from the
/// declarations. Options that iOS does not read have no Swift type.
public enum SwiftOptionTypes {
  /// The sources as one text, each file below a line with its path.
  public static var text: String {
    var files: [(name: String, text: String)] = [(root, declaration(of: tree, at: []))]
    var small = ""
    for key in tree.swiftKeys where !tree.members[key]!.swiftKeys.isEmpty {
      let parts = declarations(below: [key], of: tree.members[key]!)
      if lines(parts.map(\.text).joined()) < 60 {
        small += parts.map(\.text).joined()
      } else {
        files += packed(parts)
      }
    }
    files.append(("\(root)+smallGroups", small))
    files += packed(declarations(below: ["button"], of: buttons))
    return files.map { "// file: \(folder)/\($0.name).swift\n\(header)public import NavbridgeWire\n\n\($0.text)" }
      .joined()
      + "// file: \(folder)/\(root)+AnimatedProperty.swift\n\(header)\(animatedProperty)"
      + "// file: \(testFolder)/EveryOption.swift\n\(SwiftOptionSamples.options)"
      + "// file: \(testFolder)/EveryButtonOption.swift\n\(SwiftOptionSamples.button)"
  }

  static let tree = OptionTypes.Tree(OptionGroups.shared.all, depth: 0)
  static let buttons = OptionTypes.Tree(OptionGroups.shared.ofButtons, depth: 3)
  static let root = "NavigationOptions"
  private static let folder = "Sources/ScriptSide/Navigation/Options/Generated"
  private static let testFolder = "Tests/NativeSideTests/Options"
  static let header = "// Made by scripts/generate from the declarations of the options; do not edit.\n\n"
  /// The number of lines from which on a group's parts are written to several files.
  private static let longest = 225

  private static func lines(_ text: String) -> Int {
    text.split(separator: "\n", omittingEmptySubsequences: false).count
  }

  private static var animatedProperty: String {
    "extension \(root) {\n/// A property of a view that a transition may animate.\n"
      + "public enum AnimatedProperty: String, Sendable, CaseIterable {\n"
      + TransitionOptions.Property.allCases.map { "/// The property `\($0.rawValue)`.\ncase \($0.rawValue)\n" }.joined()
      + "}\n}\n"
  }

  /// Joins declarations to files, each with the name of its first type.
  private static func packed(_ parts: [(name: String, text: String)]) -> [(name: String, text: String)] {
    var files: [(name: String, text: String)] = []
    for part in parts {
      if let last = files.last, lines(last.text) + lines(part.text) < longest {
        files[files.count - 1].text += part.text
      } else {
        files.append(part)
      }
    }
    return files
  }

  private static func declarations(below keys: [String], of tree: OptionTypes.Tree) -> [(name: String, text: String)] {
    let name = ([root] + keys.map(\.capitalizedKey)).joined(separator: "+")
    return [(name, declaration(of: tree, at: keys))]
      + tree.swiftKeys.filter { !tree.members[$0]!.swiftKeys.isEmpty }.flatMap {
        declarations(below: keys + [$0], of: tree.members[$0]!)
      }
  }

  /// Returns the declaration of the type for the options below a path.
  private static func declaration(of tree: OptionTypes.Tree, at keys: [String]) -> String {
    let isButton = keys.first == "button"
    let subject =
      keys.isEmpty
      ? "The options of a layout. Each may be left out, and JSON has those that iOS does not read, too."
      : keys == ["button"] ? "A button of a top bar." : "The options below `\(keys.joined(separator: "."))`."
    let members =
      tree.swiftKeys.map { SwiftOptionMember($0, tree.members[$0]!, at: keys) }
      + (tree.members["componentId"] != nil || keys == ["button"] ? [SwiftOptionMember.passProps] : [])
    var text = ""
    if let last = keys.last {
      text += "extension \(([root] + keys.dropLast().map(\.capitalizedKey)).joined(separator: ".")) {\n"
      text += "/// \(subject)\npublic struct \(last.capitalizedKey): Sendable, Equatable, OptionGroup {\n"
    } else {
      text += "/// \(subject)\npublic struct \(root): Sendable, Equatable, OptionGroup {\n"
    }
    for member in members { text += "/// \(member.comment)\npublic var \(member.property)\n" }
    text += "\n/// Makes \(isButton && keys.count == 1 ? "a button" : "options"), without those that are left out.\n"
    text += "public init(\(members.map(\.parameter).joined(separator: ", "))) {\n"
    for member in members { text += "self.\(member.key) = \(member.key)\n" }
    text += "}\n\n/// The JSON that is sent.\npublic var json: JSON {\nvar members = OptionMembers()\n"
    for member in members { text += member.addition + "\n" }
    return text + "return members.json\n}\n}\n" + (keys.isEmpty ? "" : "}\n\n")
  }
}

extension OptionTypes.Tree {
  /// The keys of the options that iOS reads, and of groups with such options.
  var swiftKeys: [String] { keys.filter { members[$0]!.option != nil || !members[$0]!.swiftKeys.isEmpty } }
}

extension String {
  /// The name of the type for the options below a key.
  var capitalizedKey: String { prefix(1).uppercased() + dropFirst() }
}
