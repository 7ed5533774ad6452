internal import NavbridgeVocabulary

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
