import ArgumentParser
import Glibc
import NativeSide
import NavbridgeDriver
import NavbridgeReactNativeNavigation
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import OrderedCollections

struct ExplainOptionsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "options",
    abstract: "Prints a component's options: each value, its layer, and the classes and phases that read it.",
    usage: """
      navbridge explain options <component> --pipe <path> [--json]
      navbridge explain options --all [--json | --markdown]
      """,
    discussion: """
      Only options that are set are printed. A layer is where a value comes from: own (the layout of the component), merge \
      (mergeOptions), parent and child (the component with the id), default (setDefaultOptions). With --all the \
      declarations of all options are printed instead, and no native side is needed.

      Exit codes: 0; 1 there is no such component; 64 wrong use; 69 nobody listens on the path; 70 the native side does not \
      answer; 74 standard output cannot be written.
      """)

  @Argument(help: "The component's id, or the name of a React Navigation route.")
  var component: String?

  @Option(
    help: ArgumentHelp(
      "The path that the native side listens on, as 'navbridge run --keep' prints it.", valueName: "path"))
  var pipe: String?

  @Flag(help: "Print one JSON document.")
  var json = false

  @Flag(help: "Print the declarations of all options: name, type, default and readers.")
  var all = false

  @Flag(help: "With --all: print the page docs/options.md.")
  var markdown = false

  func validate() throws {
    if all {
      if component != nil || pipe != nil { throw ValidationError("--all goes with neither COMPONENT nor --pipe.") }
      if markdown && json { throw ValidationError("--markdown and --json exclude each other.") }
    } else if markdown {
      throw ValidationError("--markdown goes with --all.")
    } else if component == nil || pipe == nil {
      let both = [component == nil ? "COMPONENT" : nil, pipe == nil ? "--pipe PATH" : nil]
      let missing = both.compactMap { $0 }
      throw ValidationError(
        "\(missing.joined(separator: " and ")) \(missing.count == 1 ? "is" : "are") missing. 'navbridge "
          + "run app.js --keep' prints the path on which its native side listens, and 'navbridge snapshot app.js' the ids "
          + "of its components. --all prints the declarations of all options, and needs neither.")
    }
  }

  func run() throws {
    guard let component, let pipe else {
      if markdown {
        print(OptionsPage.markdown, terminator: "")
      } else if json {
        print(JSON.object(["schema": "navbridge-options-1", "options": OptionsPage.json]))
      } else {
        print(Self.columns([["option", "type", "default", "read by"]] + OptionsPage.rows) + "\n\n" + Self.legend)
      }
      throw ExitCode(StandardOutput.finish(0))
    }
    let json = json
    AttachedRun.perform(at: pipe) { driver throws(RPCError) in
      let explanation = try await driver.explainOptions(componentId: component)
      if json {
        StandardOutput.printLine(json: Self.document(explanation).description)
      } else {
        StandardOutput.printLine(Self.table(explanation))
      }
      return 0
    }
  }

  private static func document(_ explanation: JSON) -> JSON {
    (["schema": "navbridge-explain-options-1"] as JSON).merging(explanation)
  }

  /// Returns one line for each option: its path, its value, its layer and its readers.
  private static func table(_ explanation: JSON) -> String {
    let rows = (explanation["options"]?.array ?? []).map { leaf in
      let layer = [leaf["layer"]?.string, leaf["from"]?.string].compactMap { $0 }.joined(separator: " ")
      let readers = (leaf["readBy"]?.array ?? []).map { reader in
        let phases = (reader["phases"]?.array ?? []).compactMap(\.string).joined(separator: ", ")
        return "\(reader["presenter"]?.string ?? "") \(phases)"
      }
      let path = leaf["path"]?.string ?? ""
      return [
        path, leaf["value"].map { ColorText.legible($0, at: path).description } ?? "", layer,
        readers.isEmpty ? "nobody" : readers.joined(separator: "; "),
      ]
    }
    guard !rows.isEmpty else { return "No option is set." }
    return columns([["option", "value", "layer", "read by"]] + rows) + "\n\n" + layers + legend
  }

  private static let layers = """
    A layer is where the value comes from: own (the layout of the component), merge (mergeOptions), parent and child (the
    component with the id), default (setDefaultOptions).

    """
  private static var legend: String { OptionsPage.legend }

  /// Aligns lines of four columns; the last column may be of any width.
  private static func columns(_ all: [[String]]) -> String {
    let widths = (0..<3).map { column in all.map { $0[column].count }.max() ?? 0 }
    return all.map { row in
      zip(row, widths).map { cell, width in cell + String(repeating: " ", count: width - cell.count) }
        .joined(separator: "  ") + "  " + row[3]
    }.joined(separator: "\n")
  }
}
