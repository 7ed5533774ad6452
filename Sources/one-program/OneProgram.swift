import ArgumentParser

/// The programs as one, which is each of them by the name under which it is started. The packages hold it once and links
/// to it, because the libraries of Swift that are linked in are most of a program's size.
@main
enum OneProgram {
  /// The programs by their names. Any other name is that of 'navbridge'.
  private static let programs: [String: any ParsableCommand.Type] = [
    "native-side": NativeSideCommand.self, "script-side": ScriptSideCommand.self, "test-worker": TestWorkerCommand.self,
  ]

  /// The argument by which a script of another name chooses a program: an archive of npm has no links.
  private static let choice = "--as"

  static func main() {
    let arguments = CommandLine.arguments
    if arguments.count > 2, arguments[1] == choice, let program = programs[arguments[2]] {
      return program.main(Array(arguments.dropFirst(3)))
    }
    let name = CommandLine.arguments.first?.split(separator: "/").last.map(String.init) ?? ""
    if let program = programs[name] { program.main() } else { NavbridgeCommand.main() }
  }
}
