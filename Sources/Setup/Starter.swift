import Glibc
import NavbridgeRuntime

/// Writes the files of a new project into a folder.
package struct Starter: Sendable {
  /// The reason for which the files are not written, as a sentence with the way out.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  /// The folder's path, without a '/' at its end.
  private let folder: String
  /// True for a project that exists, which gets a workflow and a folder of tests.
  private let isExisting: Bool

  package init(folder: String, isExisting: Bool = false) {
    self.isExisting = isExisting
    let trimmed = folder.reversed().drop { $0 == "/" }.reversed()
    self.folder = trimmed.isEmpty ? "/" : String(trimmed)
  }

  private var files: [StarterFile] { isExisting ? StarterFile.ofExisting : StarterFile.all }

  /// The paths of the files, as the shell of the caller needs them.
  package var paths: [String] { files.map { place(of: $0.path) } }

  /// The command that runs the tests of the new project.
  package var nextCommand: String {
    let test = isExisting ? "navbridge test \(StarterFile.folderOfTests)" : "navbridge test"
    return folder == "." ? test : "cd \(shellFolder) && \(test)"
  }

  /// The folder, as `cd` takes it for a folder and not for an option.
  private var shellFolder: String { folder.hasPrefix("-") ? "./\(folder)".shellWord : folder.shellWord }

  /// Writes all files, or none if one of them exists. If one cannot be written, those that were new are removed again.
  ///
  /// - Parameter overwrites: true if files that exist are replaced.
  package func write(overwrites: Bool) throws(Failure) {
    let existing = paths.filter { SystemFiles.kind(of: $0, followsLinks: false) != 0 }
    guard overwrites || existing.isEmpty else {
      let names = existing.map { "'\($0)'" }.joined(separator: ", ")
      throw Failure(
        description:
          "\(names) \(existing.count == 1 ? "exists" : "exist"); nothing was written. Choose another folder, "
          + "or overwrite \(existing.count == 1 ? "the file" : "the files") by --force.")
    }
    if let obstacle { throw Failure(description: "\(obstacle); nothing was written. Choose another folder.") }
    var made = MadeFiles()
    do throws(Failure) {
      for file in files { try write(file, &made) }
    } catch {
      made.remove()
      throw error
    }
  }

  /// The reason for which one of the files cannot be written, as the beginning of a sentence. Nil if nothing is in the way.
  private var obstacle: String? {
    for path in paths {
      if SystemFiles.kind(of: path) == S_IFDIR { return "'\(path)' is a folder" }
      var around = path.hasPrefix("/") ? "/" : "."
      for folder in Self.folders(around: path) {
        let kind = SystemFiles.kind(of: folder)
        if kind == 0 { break }
        if kind != S_IFDIR { return "'\(folder)' is not a folder" }
        around = folder
      }
      if unsafe access(around, W_OK | X_OK) != 0 { return "The folder '\(around)' cannot be written to" }
    }
    return nil
  }

  private func write(_ file: StarterFile, _ made: inout MadeFiles) throws(Failure) {
    let path = place(of: file.path)
    for folder in Self.folders(around: path) where try Self.makeFolder(folder) { made.folders.append(folder) }
    if SystemFiles.kind(of: path, followsLinks: false) == 0 { made.files.append(path) }
    do throws(TextFile.Failure) {
      try TextFile.write(file.text, to: path)
    } catch {
      throw Failure(
        description: "The file '\(path)' cannot be written: \(error). Choose a folder that you may write to.")
    }
  }

  /// The paths of the folders around a file, from the outermost on.
  private static func folders(around path: String) -> [String] {
    path.indices.dropFirst().filter { path[$0] == "/" }.map { String(path[..<$0]) }
  }

  /// Makes a folder if there is none. Returns true if it was made.
  private static func makeFolder(_ path: String) throws(Failure) -> Bool {
    guard unsafe mkdir(path, 0o777) != 0 else { return true }
    let code = errno
    guard SystemFiles.kind(of: path) == S_IFDIR else {
      throw Failure(
        description: "The folder '\(path)' cannot be made: \(systemMessage(code)). Choose a folder that you may "
          + "write to.")
    }
    return false
  }

  private func place(of path: String) -> String {
    folder == "." ? path : folder == "/" ? "/\(path)" : "\(folder)/\(path)"
  }
}

/// The files and folders that were not there before, in the order in which they were made.
private struct MadeFiles {
  var files: [String] = []
  var folders: [String] = []

  func remove() {
    for file in files { unsafe unlink(file) }
    // A folder is empty once those inside it are gone, unless somebody else has put a file there.
    for folder in folders.reversed() { unsafe rmdir(folder) }
  }
}
