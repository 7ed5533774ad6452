import Glibc

/// Finds test files: those whose names end with `.test.js`.
public enum TestDiscovery {
  /// An error that names a path that is no test.
  public struct Missing: Error, CustomStringConvertible {
    public let description: String

    public init(description: String) { self.description = description }
  }

  public static let suffix = ".test.js"

  /// Returns the test files that the paths name: files themselves, and the test files in folders and below them, in the
  /// order of their names. Folders of packages and hidden folders are left out.
  public static func files(in paths: [String]) throws(Missing) -> [String] {
    var found: [String] = []
    for path in paths {
      switch kind(of: path) {
      case S_IFDIR: found += below(path == "." ? "" : path.hasSuffix("/") ? path : path + "/").sorted()
      case S_IFREG: found.append(path)
      default: throw Missing(description: "There is no test file or folder '\(path)'.")
      }
    }
    var seen: Set<String> = []
    return found.filter { seen.insert($0).inserted }
  }

  private static func below(_ folder: String) -> [String] {
    guard let stream = opendir(folder.isEmpty ? "." : folder) else { return [] }
    defer { closedir(stream) }
    var found: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard !name.hasPrefix("."), name != "node_modules" else { continue }
      let path = folder + name
      switch kind(of: path) {
      case S_IFDIR: found += below(path + "/")
      case S_IFREG: if name.hasSuffix(suffix) { found.append(path) }
      default: break
      }
    }
    return found
  }

  private static func kind(of path: String) -> mode_t {
    var state = stat()
    return stat(path, &state) == 0 ? state.st_mode & S_IFMT : 0
  }

  /// The times of the last changes of scripts beside and below some files; they differ when a script has changed.
  static func changes(around files: [String]) -> [String: Int64] {
    var times: [String: Int64] = [:]
    let folders = files.map { file in file.lastIndex(of: "/").map { String(file[...$0]) } ?? "" }
    for folder in Set(folders) { watch(folder, &times) }
    return times
  }

  private static func watch(_ folder: String, _ times: inout [String: Int64]) {
    guard let stream = opendir(folder.isEmpty ? "." : folder) else { return }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard !name.hasPrefix("."), !["node_modules", "__snapshots__"].contains(name) else { continue }
      var state = stat()
      guard stat(folder + name, &state) == 0 else { continue }
      if state.st_mode & S_IFMT == S_IFDIR { watch(folder + name + "/", &times) }
      let isScript = name.hasSuffix(".js") || name.hasSuffix(".json") || name.hasSuffix(".cjs")
      if isScript { times[folder + name] = Int64(state.st_mtim.tv_sec) * 1_000_000_000 + Int64(state.st_mtim.tv_nsec) }
    }
  }
}
