public import NavbridgeWire

/// The documentation of all options (`docs/options.md`), generated from the declarations only.
public enum OptionsPage {
  private static let introduction = """
    # Options

    Every option that the native side reads, made from its declarations by `scripts/generate`; not written by hand. *Readers*: the
    classes of react-native-navigation that read it, with their phases. *Fidelity*: how truly it acts.
    """

  /// The page of all options, in Markdown.
  public static var markdown: String {
    var page = introduction
    page += "\n\n| phase | when |\n| --- | --- |\n"
    for phase in OptionReader.Phase.allCases { page += "| \(phase.rawValue) | \(phase.meaning) |\n" }
    for (title, options) in sections {
      page += "\n## \(title)\n\n| path | type | default | readers | fidelity |\n| --- | --- | --- | --- | --- |\n"
      for option in options { page += row(option) }
    }
    return page + notOnIOS
  }

  /// All declarations as rows of four columns for people: path, type, default, readers.
  public static var rows: [[String]] {
    (OptionGroups.shared.all + OptionGroups.shared.ofButtons).map { option in
      [option.path, option.type.name, option.unset, readers(of: option)]
    }
  }

  /// The meaning of the letters after a reader, a line for each.
  public static var legend: String {
    "The letters behind a class are the phases in which it reads the option:\n"
      + OptionReader.Phase.allCases.map { "  \($0.rawValue)  \($0.meaning)" }.joined(separator: "\n")
  }

  /// All declarations in machine-readable form.
  public static var json: JSON {
    .array(
      (OptionGroups.shared.all + OptionGroups.shared.ofButtons).map { option in
        var described = option.declaration
        described["default"] = option.defaultValue ?? .null
        described["unset"] = .string(option.unset)
        described["fidelity"] = .string(option.fidelity.note)
        return .object(described)
      })
  }

  /// The options by the first key of their paths, in order of declaration. Options with a single key come first.
  private static var sections: [(String, [OptionPath])] {
    var titles: [String] = []
    var options: [String: [OptionPath]] = [:]
    for option in OptionGroups.shared.all {
      let title = option.keys.count == 1 ? "Outside any group" : option.keys[0]
      if options[title] == nil { titles.append(title) }
      options[title, default: []].append(option)
    }
    return titles.map { ($0, options[$0]!) }
      + [("A button of `topBar.leftButtons` or `topBar.rightButtons`", OptionGroups.shared.ofButtons)]
  }

  private static func row(_ option: OptionPath) -> String {
    let cells = ["`\(option.path)`", option.type.name, option.unset, readers(of: option), option.fidelity.note]
    return "| \(cells.joined(separator: " | ")) |\n"
  }

  private static func readers(of option: OptionPath) -> String {
    let readers = option.readers.map { reader in
      "\(reader.name) \(reader.phases.map(\.rawValue).joined(separator: ", "))"
    }
    return readers.isEmpty ? "–" : readers.joined(separator: "; ")
  }

  private static var notOnIOS: String {
    let paths = OptionGroups.notOnIOS.map { "`\($0)`" }.joined(separator: ", ")
    return """

      ## Of other systems

      These options exist in JavaScript and are not read on iOS. A diagnostic names them as such: \(paths).

      """
  }
}
