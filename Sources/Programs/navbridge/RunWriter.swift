import Glibc
import NavbridgeDriver
import NavbridgeLauncher
import NavbridgeRuntime
import NavbridgeWire
import OrderedCollections

/// Prints how a run ended: as text for people, or as the last lines of its NDJSON.
struct RunWriter: Sendable {
  let json: Bool

  /// The first line of the NDJSON.
  func writeBeginning() {
    guard json else { return }
    StandardOutput.printLine(json: JSON.object(["kind": "run", "schema": "navbridge-run-1"]).description)
    // The script side writes to the same output.
    fflush(nil)
  }

  /// Prints a line of the script side's NDJSON: as it is, or of the console as the script side prints it otherwise.
  func write(output line: String, _ entry: JSON) {
    if json {
      StandardOutput.printLine(json: line)
    } else {
      guard entry["kind"] == "console", let text = entry["text"]?.string else { return }
      // The app's lines are as long as the app has made them, as the script side prints them.
      switch entry["level"] {
      case "warn": StandardError.write(TextStyle.ofErrors.yellow(text.printable) + "\n")
      case "error": StandardError.write(TextStyle.ofErrors.red(text.printable) + "\n")
      default: StandardOutput.printLine(text)
      }
    }
    // The next line may be long in coming.
    fflush(nil)
  }

  func write(tree: JSON) {
    if json { return StandardOutput.printLine(json: JSON.object(["kind": "tree", "snapshot": tree]).description) }
    print("")
    let style = TextStyle.ofOutput
    for line in SnapshotText.lines(tree) {
      // What is left of a line stands below its own words, and not below the branches of the tree.
      let branches = line.prefix { " │├└─".contains($0) }.count
      StandardOutput.printLine(line, style, hanging: branches + 2)
    }
  }

  /// Prints the trees of a command, or that there is none.
  ///
  /// - Parameter names: those of all commands and requests of the run.
  func write(_ trees: [TraceTree], of command: String, among names: [String]) {
    if trees.isEmpty {
      let others = names.isEmpty ? "The run had none." : "The run had \(names.joined(separator: ", "))."
      StandardError.complain("No command or request has the name '\(command)', so there is no tree of it. \(others)")
    }
    for tree in trees {
      if json {
        let line: JSON = [
          "kind": "traceTree", "command": .string(command), "entries": .array(tree.entries.map(\.json)),
        ]
        StandardOutput.printLine(json: line.description)
      } else {
        StandardOutput.printLine("\n\(command)")
        for line in tree.lines { StandardOutput.printLine(line) }
      }
    }
  }

  /// - Parameter code: the exit code, which is another one than that of the ending where something else has failed.
  func write(_ ending: RunEnding, code: Int32) {
    if json {
      StandardOutput.printLine(json: ending.json(code: code).description)
    } else if let reason = ending.reason, !ending.isReported {
      StandardError.complain(reason, .red)
    }
  }
}
