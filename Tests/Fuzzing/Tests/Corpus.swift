import NavbridgeRuntime
import Testing

/// The inputs with which fuzzing begins.
enum Corpus {
  private static let root = "/" + #filePath.split(separator: "/").dropLast(4).joined(separator: "/")

  /// The inputs of a target by their paths: those of its folder, and the files of the repository that it names.
  static func inputs(of target: FuzzTarget) throws -> [(file: String, input: [UInt8])] {
    let folder = "Tests/Fuzzing/Corpus/\(target.name)"
    let files = SystemFiles.names(inFolder: "\(root)/\(folder)").sorted().map { "\(folder)/\($0)" } + target.seeds
    return try files.map { ($0, try #require(SystemFiles.bytes(of: "\(root)/\($0)"), "'\($0)' cannot be read.")) }
  }

  /// The names of the folders of targets.
  static var folders: Set<String> { Set(SystemFiles.names(inFolder: "\(root)/Tests/Fuzzing/Corpus")) }
}
