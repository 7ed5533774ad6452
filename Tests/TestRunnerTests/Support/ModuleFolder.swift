import Glibc
import NavbridgeRuntime
import NavbridgeTestSupport

/// A folder in which tests in JavaScript find the modules of the house: `tests` is a link to `Tests/JavaScript`, and the
/// package `house` has a link to each file of the resources, because modules require each other without folders.
struct ModuleFolder {
  static let repository = String(#filePath.dropLast("/Tests/TestRunnerTests/Support/ModuleFolder.swift".count))

  /// The names of the files of tests.
  static var files: [String] {
    names(in: "\(repository)/Tests/JavaScript").filter { $0.hasSuffix(".test.js") }.sorted()
  }

  /// The text of a file of the repository; nil if there is none.
  static func text(_ path: String) -> String? { try? TextFile.read(path) }

  private let folder: TemporaryFolder
  var path: String { folder.path }

  init() throws {
    folder = try TemporaryFolder()
    let modules = "\(folder.path)/node_modules/house"
    TestFiles.makeFolder(modules)
    unsafe symlink("\(Self.repository)/Tests/JavaScript", "\(folder.path)/tests")
    for file in Self.scripts(below: "\(Self.repository)/Sources/ScriptSide/Engine/Resources") {
      guard unsafe symlink(file, "\(modules)/\(file.split(separator: "/").last!)") == 0 else {
        throw Errno(code: errno)
      }
    }
  }

  func remove() { folder.remove() }

  private static func scripts(below folder: String) -> [String] {
    names(in: folder).flatMap { name in
      name.hasSuffix(".js") ? ["\(folder)/\(name)"] : scripts(below: "\(folder)/\(name)")
    }
  }

  private static func names(in folder: String) -> [String] {
    SystemFiles.names(inFolder: folder).filter { !$0.hasPrefix(".") }
  }

  struct Errno: Error { let code: Int32 }
}
