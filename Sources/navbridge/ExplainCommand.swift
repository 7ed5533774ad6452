import ArgumentParser
import NativeSide
import NavbridgeReactNativeNavigation
import NavbridgeRuntime

struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explains the options of a running app, and prints the declarations of options, protocol and types.",
    subcommands: [ExplainOptionsCommand.self, ExplainProtocolCommand.self, ExplainTypesCommand.self])
}

struct ExplainProtocolCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "protocol",
    abstract: "Prints the parts of docs/protocol.md that are made from declarations.",
    discussion: """
      Each part is printed between two lines that name it, as in the page. No native side is needed.

      Exit codes: 0; 64 wrong use; 74 standard output cannot be written.
      """)

  func run() throws {
    for part in ProtocolPart.all {
      print("<!-- begin \(part.name) -->\n\(part.markdown)<!-- end \(part.name) -->")
    }
    throw ExitCode(StandardOutput.finish(0))
  }
}

struct ExplainTypesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "types",
    abstract: "Prints the TypeScript declarations of the drivers' methods, or the types of options.",
    discussion: """
      The text is that of types/driver.d.ts; with --options that of types/options.d.ts. With --swift it is \
      the Swift types of the options, each file below a line with its path. No native side is needed.

      Exit codes: 0; 64 wrong use; 74 standard output cannot be written.
      """)

  @Flag(help: "Print the types of the options of layouts.")
  var options = false

  @Flag(help: "Print the Swift types of the options of layouts.")
  var swift = false

  func run() throws {
    print(swift ? SwiftOptionTypes.text : options ? OptionTypes.text : DriverTypes.text, terminator: "")
    throw ExitCode(StandardOutput.finish(0))
  }
}
