import ArgumentParser
import NativeSide
import NavbridgeRuntime

struct ExplainTypesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "types",
    abstract: "Prints the TypeScript declarations of the drivers' methods.",
    discussion: """
      The text is that of types/driver.d.ts. No native side is needed.

      Exit codes: 0; 64 wrong use; 74 standard output cannot be written.
      """)

  func run() throws {
    print(DriverTypes.text, terminator: "")
    throw ExitCode(StandardOutput.finish(0))
  }
}
