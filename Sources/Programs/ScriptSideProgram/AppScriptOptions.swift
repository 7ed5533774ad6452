package import ArgumentParser
internal import NavbridgeRuntime

/// The arguments of an app's script that have nothing to do with its file and its route.
package struct AppScriptOptions: ParsableArguments {
  @Option(help: "Milliseconds of processor time that one turn of the script may take; 0 for no limit.")
  var scriptTimeout = 10_000

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
  package func checkFiles() throws { try Self.checkFiles(modules: modules, network: network) }

  package static func checkFiles(modules: [String], network: [String]) throws {
    for (option, files) in [("--modules", modules), ("--network", network)] {
      for file in files {
        do throws(TextFile.Failure) {
          _ = try TextFile.read(file)
        } catch {
          throw ValidationError("\(option): the file '\(file)' cannot be read: \(error).")
        }
      }
    }
  }

  /// The files that the options name, which are read.
  package var files: [String] { modules + network }

  /// The same options as arguments for another process.
  package var arguments: [String] {
    ["--script-timeout", "\(scriptTimeout)"] + modules.flatMap { ["--modules", $0] }
      + network.flatMap { ["--network", $0] }
  }
}
