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

  @OptionGroup package var app: AppScriptOptions

  @Flag(
    help: """
      Continue after an error of the script, as an app in development does. 'navbridge run' then also stays when both sides \
      are at rest.
      """)
  package var keep = false

  @Option(
    help: ArgumentHelp(
      "Write the native modules that a bundle asks for in vain to a new file, for --modules to start from. Without such "
        + "modules no file is written.",
      valueName: "file"),
    completion: .file(extensions: ["js"]))
  package var stubMissingModules: String?

  package init() {}

  /// Checks that the files of `--modules` and `--network` can be read, before a side starts. Throws a sentence that names
  /// the file.
  package func checkFiles() throws {
    try app.checkFiles()
    if let file = stubMissingModules, SystemFiles.kind(of: file) != 0 {
      throw ValidationError(
        "--stub-missing-modules: the file '\(file)' exists, and would be overwritten. Name a new one.")
    }
  }

  /// The files that the arguments name, which are read.
  package var files: [String] { [file] + app.files }

  /// The same options as arguments for another process.
  package var arguments: [String] {
    [file, "--architecture", architecture.rawValue] + app.arguments + (keep ? ["--keep"] : [])
      + (stubMissingModules.map { ["--stub-missing-modules", $0] } ?? [])
  }
}

extension Architecture: ExpressibleByArgument {}
