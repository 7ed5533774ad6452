import ArgumentParser
import HeadlessUIKit
import NativeSide
import NavbridgeReactNativeNavigation
import NavbridgeRuntime

struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explains the options of a running app, and prints declarations: options, protocol, types, variants.",
    subcommands: [
      ExplainOptionsCommand.self, ExplainProtocolCommand.self, ExplainTypesCommand.self, ExplainVariantsCommand.self,
    ])
}

struct ExplainVariantsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "variants",
    abstract: "Prints the variants of UIKit: their names, what each does, and where that is reported.",
    discussion: """
      '--uikit-variant NAME' takes a variant at every occasion, and 'navbridge explore --uikit-variants' searches for the \
      occasion at which one matters. No native side is needed.

      Exit codes: 0; 64 wrong use; 74 standard output cannot be written.
      """)

  @Flag(help: "Print the table of docs/schedules.md.")
  var markdown = false

  func run() throws {
    if markdown { print("| variant | effect | source |\n| --- | --- | --- |") }
    for variant in UIKitVariant.allCases {
      print(
        markdown
          ? "| `\(variant.rawValue)` | \(variant.sentence) | \(variant.source) |"
          : "\(variant.rawValue)\n  \(variant.sentence)\n  Source: \(variant.source).")
    }
    throw ExitCode(StandardOutput.finish(0))
  }
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
