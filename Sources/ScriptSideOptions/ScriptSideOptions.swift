public import ArgumentParser
internal import NavbridgeRuntime
public import NavbridgeVocabulary

/// The arguments of the app that `script-side` and `navbridge run` have in common.
public struct ScriptSideOptions: ParsableArguments {
  @Argument(help: "The app's JavaScript file.", completion: .file(extensions: ["js"]))
  public var file: String

  @Option(help: "The route between the sides.")
  public var architecture = Architecture.turbo

  @Option(help: "Milliseconds of processor time that one turn of the script may take; 0 for no limit.")
  var scriptTimeout = 10_000

  @Flag(
    help: "Continue after an error of the script, as an app in development does, and stay when both sides are at rest.")
  public var keep = false

  @Option(
    help: ArgumentHelp(
      "A JavaScript file whose exports are native modules by name, for libraries with native code. May be given several "
        + "times.", valueName: "file"),
    completion: .file(extensions: ["js"]))
  public var modules: [String] = []

  public init() {}

  /// The limit of one turn, in milliseconds of processor time; nil for no limit.
  public var turnLimit: Int? { scriptTimeout == 0 ? nil : scriptTimeout }

  public func validate() throws {
    guard (0...86_400_000).contains(scriptTimeout) else {
      throw ValidationError("--script-timeout must be from 0 to 86400000 milliseconds.")
    }
  }

  /// Checks that the files of `--modules` can be read, before a side starts. Throws a sentence that names the file.
  public func checkModules() throws {
    for module in modules {
      do throws(TextFile.Failure) {
        _ = try TextFile.read(module)
      } catch {
        throw ValidationError("--modules: the file '\(module)' cannot be read: \(error).")
      }
    }
  }

  /// The same options as arguments for another process.
  public var arguments: [String] {
    [file, "--architecture", architecture.rawValue, "--script-timeout", "\(scriptTimeout)"] + (keep ? ["--keep"] : [])
      + modules.flatMap { ["--modules", $0] }
  }
}

extension Architecture: ExpressibleByArgument {}
