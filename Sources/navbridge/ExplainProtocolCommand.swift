import ArgumentParser
import NativeSide
import NavbridgeRuntime

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
