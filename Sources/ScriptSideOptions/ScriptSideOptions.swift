public import ArgumentParser
internal import Glibc
internal import NavbridgeRuntime
public import NavbridgeVocabulary

/// The arguments of the app that `script-side` and `navbridge run` have in common.
package struct ScriptSideOptions: ParsableArguments {
  @Argument(help: "The app's JavaScript file.", completion: .file(extensions: ["js"]))
  package var file: String

  @Option(help: "The route between the sides.")
  package var architecture = Architecture.turbo

  @Option(help: "Milliseconds of processor time that one turn of the script may take; 0 for no limit.")
  var scriptTimeout = 10_000

  @Flag(
    help: """
      Continue after an error of the script, as an app in development does. 'navbridge run' then also stays when both sides \
      are at rest.
      """)
  package var keep = false

  @Option(
    help: ArgumentHelp(
      "A JavaScript file whose exports are native modules by name, for the libraries with native code in a bundle of "
        + "React Native. May be given several times.", valueName: "file"),
    completion: .file(extensions: ["js"]))
  package var modules: [String] = []

  @Option(
    help: ArgumentHelp(
      "A JavaScript file that gives replies to the requests of a bundle of React Native, by "
        + "require('navbridge').network. May be given several times.", valueName: "file"),
    completion: .file(extensions: ["js"]))
  package var network: [String] = []

  @Option(
    help: ArgumentHelp(
      "Write the native modules that a bundle asks for in vain to a new file, for --modules to start from. Without such "
        + "modules no file is written.",
      valueName: "file"),
    completion: .file(extensions: ["js"]))
  package var stubMissingModules: String?

  package init() {}

  /// The limit of one turn, in milliseconds of processor time; nil for no limit.
  package var turnLimit: Int? { scriptTimeout == 0 ? nil : scriptTimeout }

  package func validate() throws {
    guard (0...86_400_000).contains(scriptTimeout) else {
      throw ValidationError("--script-timeout must be from 0 to 86400000 milliseconds.")
    }
  }

  /// Checks that the files of `--modules` and `--network` can be read, before a side starts. Throws a sentence that names
  /// the file.
  package func checkFiles() throws {
    for (option, files) in [("--modules", modules), ("--network", network)] {
      for file in files {
        do throws(TextFile.Failure) {
          _ = try TextFile.read(file)
        } catch {
          throw ValidationError("\(option): the file '\(file)' cannot be read: \(error).")
        }
      }
    }
    if let file = stubMissingModules, unsafe access(file, F_OK) == 0 {
      throw ValidationError(
        "--stub-missing-modules: the file '\(file)' exists, and would be overwritten. Name a new one.")
    }
  }

  /// The same options as arguments for another process.
  package var arguments: [String] {
    [file, "--architecture", architecture.rawValue, "--script-timeout", "\(scriptTimeout)"] + (keep ? ["--keep"] : [])
      + modules.flatMap { ["--modules", $0] } + network.flatMap { ["--network", $0] }
      + (stubMissingModules.map { ["--stub-missing-modules", $0] } ?? [])
  }
}

extension Architecture: ExpressibleByArgument {}
