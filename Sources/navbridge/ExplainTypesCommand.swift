import ArgumentParser
import NativeSide
import NavbridgeReactNativeNavigation
import NavbridgeRuntime

struct ExplainTypesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "types",
    abstract: "Prints the TypeScript declarations of the drivers' methods, or of options.",
    discussion: """
      The text is that of types/driver.d.ts; with --options that of types/options.d.ts. No native side is needed.

      Exit codes: 0; 64 wrong use; 74 standard output cannot be written.
      """)

  @Flag(help: "Print the types of the options of layouts.")
  var options = false

  func run() throws {
    print(options ? OptionTypes.text : DriverTypes.text, terminator: "")
    throw ExitCode(StandardOutput.finish(0))
  }
}
