import Glibc
internal import NavbridgeRuntime

/// Finds the files in folders and below them. Each folder is entered once, however links lead to it; hidden files and
/// folders are left out.
struct FolderWalk {
  /// The reason for which a folder cannot be read, as a sentence.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private struct Identity: Hashable {
    let device: dev_t
    let inode: ino_t
  }

  private let leftOut: Set<String>
  private var entered: Set<Identity> = []

  /// - Parameter leavingOut: the names of folders that are not entered.
  init(leavingOut: Set<String>) { leftOut = leavingOut }

  /// Returns the paths of everything below a folder that is no folder itself.
  ///
  /// - Parameter folder: empty for the working directory, or a path that ends with `/`.
  mutating func files(below folder: String) throws(Failure) -> [String] {
    let path = folder.isEmpty ? "." : folder
    var state = stat()
    guard unsafe stat(path, &state) == 0, let stream = unsafe opendir(path) else {
      throw Failure(description: "The folder '\(path)' cannot be read: \(systemMessage()).")
    }
    defer { unsafe closedir(stream) }
    guard entered.insert(Identity(device: state.st_dev, inode: state.st_ino)).inserted else { return [] }
    var files: [String] = []
    // A folder that two names lead to is entered by the first of them.
    for name in unsafe SystemFiles.names(in: stream).filter({ !$0.hasPrefix(".") }).sorted() {
      if SystemFiles.kind(of: folder + name) != S_IFDIR {
        files.append(folder + name)
      } else if !leftOut.contains(name) {
        files += try self.files(below: folder + name + "/")
      }
    }
    return files
  }
}
