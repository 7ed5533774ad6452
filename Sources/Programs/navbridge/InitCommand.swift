import ArgumentParser
import Glibc
import NavbridgeRuntime
import NavbridgeSetup

struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Writes a small app with two tests that pass, to start from.",
    discussion: """
      The files: app.js and app.test.js; types/ and jsconfig.json, by which an editor completes and checks both; AGENTS.md, which \
      an assistant reads; and .github/workflows/navbridge.yml, a workflow for CI. If one of them exists, nothing is written.

      With --existing, a project gets the workflow, and the folder navbridge/ with a test of its bundle, the types and AGENTS.md. \
      Nothing else is touched.

      Exit codes: 0; 64 wrong use; 73 a file exists, or cannot be written; 74 standard output cannot be written.
      """)

  @Argument(help: ArgumentHelp("The folder, which is made if there is none.", valueName: "dir"), completion: .directory)
  var folder = "."

  @Flag(help: "Add a workflow and a folder of tests to a project that exists.")
  var existing = false

  @Flag(help: "Overwrite files that exist.")
  var force = false

  func validate() throws {
    if folder.isEmpty { throw ValidationError("DIR must not be empty. The folder of the shell is '.'.") }
  }

  func run() throws {
    let starter = Starter(folder: folder, isExisting: existing)
    do throws(Starter.Failure) {
      try starter.write(overwrites: force)
    } catch {
      StandardError.complain(error.description)
      throw ExitCode(EX_CANTCREAT)
    }
    for path in starter.paths { StandardOutput.printLine(path) }
    if existing {
      print("\nBundle the app (docs/running-bundles.md), and run the test: \(starter.nextCommand)")
    } else {
      print("\nRun the tests: \(starter.nextCommand)")
    }
    throw ExitCode(StandardOutput.finish(0))
  }
}
