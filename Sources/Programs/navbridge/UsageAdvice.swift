import ArgumentParser
import NavbridgeWire

/// The ways out of misspelt words of a command line. The argument parser proposes only names of options that are near in
/// letters, and nothing for subcommands and values.
enum UsageAdvice {
  /// Returns the parser's message with the name that was probably meant.
  static func improved(_ message: String, arguments: [String] = Array(CommandLine.arguments.dropFirst())) -> String {
    let (command, rest) = resolved(arguments)
    return withSubcommand(message, command, rest.first) ?? withValue(message)
      ?? withNegative(message, arguments, from: rest.startIndex) ?? withNumber(message, arguments)
      ?? withJest(message, command) ?? withOption(message, command) ?? message
  }

  /// The refusal of 'navbridge help NAME' for a name that no command has; nil for any other command line.
  static func unknownHelp(arguments: [String] = Array(CommandLine.arguments.dropFirst())) -> String? {
    guard arguments.first == "help" else { return nil }
    let (command, rest) = resolved(Array(arguments.dropFirst()))
    guard let word = rest.first, !word.hasPrefix("-") else { return nil }
    let names = subcommands(of: command).filter { $0.configuration.shouldDisplay }.map { $0._commandName }
    let all = names.isEmpty ? "" : " There are \(list(names, "and"))."
    let advice = names.nearest(to: word).map { " Did you mean '\($0)'?" } ?? all
    return "Error: There is no subcommand '\(word)'.\(advice)"
  }

  /// The command that the first words name, and the words after these.
  private static func resolved(
    _ arguments: [String]
  ) -> (command: any ParsableCommand.Type, rest: ArraySlice<String>) {
    var command: any ParsableCommand.Type = NavbridgeCommand.self
    var rest = arguments[...]
    while let word = rest.first, let next = subcommands(of: command).first(where: { $0._commandName == word }) {
      command = next
      rest = rest.dropFirst()
    }
    return (command, rest)
  }

  private static func subcommands(of command: any ParsableCommand.Type) -> [any ParsableCommand.Type] {
    command.configuration.subcommands
  }

  /// The words that name a command: `navbridge stress reload`.
  static func path(of command: any ParsableCommand.Type, below root: any ParsableCommand.Type) -> [String] {
    if command == root { return [root._commandName] }
    for next in subcommands(of: root) {
      let found = path(of: command, below: next)
      if !found.isEmpty { return [root._commandName] + found }
    }
    return []
  }

  // MARK: - The kinds of words

  /// The parser takes the name of a subcommand that does not exist for an argument too many.
  private static func withSubcommand(
    _ message: String, _ command: any ParsableCommand.Type, _ word: String?
  ) -> String? {
    let names = subcommands(of: command).filter { $0.configuration.shouldDisplay }.map { $0._commandName }
    guard let word, !word.hasPrefix("-"), !names.isEmpty,
      let unexpected = message.firstMatch(of: /Unexpected argument '.*'|\d+ unexpected arguments: .*/)
    else { return nil }
    let advice = names.nearest(to: word).map { "Did you mean '\($0)'?" } ?? "There are \(list(names, "and"))."
    return message.replacing(unexpected.0, with: "There is no subcommand '\(word)'. \(advice)")
  }

  /// A value of an option with a list of values. The parser prints the list: a short one in its sentence, a long one with a
  /// line for each value, which is left out where one of them was meant.
  private static func withValue(_ message: String) -> String? {
    let pattern = /'(.*)' is invalid for '[^']*'\. (Please provide one of (the following:(?:\n  - .*)+|'.*'\.))/
    guard let refused = message.firstMatch(of: pattern) else { return nil }
    let names = refused.3.matches(of: /\n  - (.*)|'([^']*)'/).map { String($0.1 ?? $0.2 ?? "") }
    guard let meant = names.nearest(to: String(refused.1)) else { return nil }
    let list = refused.3.hasPrefix("'") ? " \(refused.2)" : ""
    return message.replacing(refused.2, with: "Did you mean '\(meant)'?\(list)")
  }

  /// A negative value is taken for an option, so that the option before it has none. Where the option takes no such value
  /// either, the reason is that.
  private static func withNegative(_ message: String, _ arguments: [String], from start: Int) -> String? {
    guard let missing = message.firstMatch(of: /Missing value for '(--[\w-]+)[^']*'/),
      let place = arguments[start...].firstIndex(of: String(missing.1)),
      let value = arguments[place...].dropFirst().first, value.wholeMatch(of: /-\d.*/) != nil
    else { return nil }
    let joined = "\(missing.1)=\(value)"
    if let refusal = refusal(of: arguments[..<place] + [joined] + arguments[(place + 2)...]) { return refusal }
    return message.replacing(missing.0, with: "A negative value stands behind a '=': \(joined)")
  }

  /// A text in place of a number: the parser does not name what is expected, so other values are tried.
  private static func withNumber(_ message: String, _ arguments: [String]) -> String? {
    guard let refused = message.firstMatch(of: /The value '(.*)' is invalid for '(--[\w-]+)[^']*'(?=\n|$)/) else {
      return nil
    }
    let (value, option) = (String(refused.1), String(refused.2))
    func accepts(_ word: String) -> Bool {
      var other = arguments
      if let place = arguments.firstIndex(of: "\(option)=\(value)") {
        other[place] = "\(option)=\(word)"
      } else if let place = arguments.indices.dropLast().first(where: {
        arguments[$0] == option && arguments[$0 + 1] == value
      }) {
        other[place + 1] = word
      } else {
        return false
      }
      return refusal(of: other)?.contains("The value '\(word)' is invalid for '\(option)") != true
    }
    guard !accepts("a"), accepts("1") else { return nil }
    let kind = accepts("1.5") ? "number" : "whole number"
    return message.replacing(refused.0, with: "\(refused.0). A \(kind) is expected.")
  }

  /// The parser's message about a command line; nil for one that it accepts.
  private static func refusal(of arguments: some Sequence<String>) -> String? {
    do {
      _ = try NavbridgeCommand.parseAsRoot(Array(arguments))
      return nil
    } catch {
      return NavbridgeCommand.fullMessage(for: error)
    }
  }

  /// The options of Jest, by what takes their place in `navbridge test`.
  private static let jest = [
    "-t": "--grep PATTERN", "--testNamePattern": "--grep PATTERN", "-u": "--update", "--updateSnapshot": "--update",
    "-i": "--jobs 1", "--runInBand": "--jobs 1", "-w": "--jobs N", "--maxWorkers": "--jobs N", "--watchAll": "--watch",
    "--randomize": "--order random", "--testTimeout": "--timeout SECONDS", "--listTests": "--list",
  ]

  private static func withJest(_ message: String, _ command: any ParsableCommand.Type) -> String? {
    guard command == TestCommand.self, let unknown = message.firstMatch(of: /Unknown option '(-[\w-]+)'/),
      let instead = jest[String(unknown.1)]
    else { return nil }
    return message.replacing(unknown.0, with: "Unknown option '\(unknown.1)'. In place of Jest's there is '\(instead)'")
  }

  /// The options that begin with an unknown name: the parser finds `--watch` for `--archi`.
  private static func withOption(_ message: String, _ command: any ParsableCommand.Type) -> String? {
    guard let unknown = message.firstMatch(of: /Unknown option '(--[\w-]+)'(\. Did you mean '[^']*'\?)?/) else {
      return nil
    }
    let all = options(of: command)
    let meant = all.filter { $0.hasPrefix(unknown.1) }
    guard !meant.isEmpty else {
      // The parser's own suggestion may be as far from the name as any other.
      guard unknown.2 != nil else { return nil }
      // The dashes make no name alike.
      let meant = all.map { String($0.dropFirst(2)) }.nearest(to: String(unknown.1.dropFirst(2)))
      let advice = meant.map { ". Did you mean '--\($0)'?" } ?? "."
      return message.replacing(unknown.0, with: "Unknown option '\(unknown.1)'\(advice)")
    }
    return message.replacing(unknown.0, with: "Unknown option '\(unknown.1)'. Did you mean \(list(meant, "or"))?")
  }

  /// The names of all options of a command, with their dashes.
  static func options(of command: any ParsableCommand.Type) -> [String] {
    let help = NavbridgeCommand.helpMessage(for: command, columns: 10_000)
    return help.matches(of: /(?m)^  (?:-\w, )?(--[\w-]+)/).map { String($0.1) }
  }

  /// `'a', 'b' and 'c'`
  private static func list(_ names: [String], _ word: String) -> String {
    let quoted = names.map { "'\($0)'" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.joined() }
    return quoted.dropLast().joined(separator: ", ") + " \(word) \(last)"
  }
}
