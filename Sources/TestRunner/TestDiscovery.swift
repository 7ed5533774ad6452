import Glibc
internal import NavbridgeRuntime

/// Finds test files: those whose names end with `.test.js`.
package enum TestDiscovery {
  /// An error that names a path that is no test.
  package struct Missing: Error, CustomStringConvertible {
    package let description: String

    package init(description: String) { self.description = description }
  }

  package static let suffix = ".test.js"

  /// Returns the test files that the paths name: files themselves, and the test files in folders and below them, in the
  /// order of their names. Folders of packages and hidden folders are left out.
  package static func files(in paths: [String]) throws(Missing) -> [String] {
    var found: [String] = []
    var walk = FolderWalk(leavingOut: ["node_modules"])
    for path in paths {
      switch SystemFiles.kind(of: path) {
      case S_IFDIR: found += try below(path, &walk)
      case S_IFREG: found.append(path)
      default: throw Missing(description: "There is no test file or folder '\(path)'.")
      }
    }
    var seen: Set<String> = []
    return found.filter { seen.insert($0).inserted }
  }

  private static func below(_ path: String, _ walk: inout FolderWalk) throws(Missing) -> [String] {
    let folder = path == "." ? "" : path.hasSuffix("/") ? path : path + "/"
    let names: [String]
    do throws(FolderWalk.Failure) {
      names = try walk.files(below: folder).filter { $0.hasSuffix(suffix) }
    } catch {
      throw Missing(description: error.description)
    }
    for name in names where SystemFiles.kind(of: name) != S_IFREG {
      throw Missing(description: "'\(name)' is no file that can be read, although its name is that of a test file.")
    }
    return names.sorted()
  }

  /// The times of the last changes of scripts beside and below some files; they differ when a script has changed.
  static func changes(around files: [String]) -> [String: Int64] {
    var times: [String: Int64] = [:]
    var walk = FolderWalk(leavingOut: ["node_modules", "__snapshots__"])
    let folders = files.map { file in file.lastIndex(of: "/").map { String(file[...$0]) } ?? "" }
    for folder in Set(folders).sorted() {
      // A folder that has just been removed is a change, too.
      for path in (try? walk.files(below: folder)) ?? [] {
        var state = stat()
        guard [".js", ".json", ".cjs"].contains(where: path.hasSuffix), unsafe stat(path, &state) == 0 else { continue }
        times[path] = Int64(state.st_mtim.tv_sec) * 1_000_000_000 + Int64(state.st_mtim.tv_nsec)
      }
    }
    return times
  }
}
