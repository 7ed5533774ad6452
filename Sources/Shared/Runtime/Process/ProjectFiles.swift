internal import CUV
import Glibc

/// Reads the files of a project: what lies in its folder, and nothing elsewhere to which a path or a link in it leads.
package struct ProjectFiles: Sendable {
  /// The reason for which something is not read.
  package enum Fault: Error, Equatable {
    /// It lies outside the project.
    case outside
    /// The error number of the system.
    case system(CInt)
  }

  /// A file, a folder or a link as the system describes it.
  package struct Entry: Equatable {
    package enum Kind: String, Sendable { case file, folder, link, other }
    package let kind: Kind
    /// Bytes.
    package let size: Int
    /// Milliseconds since 1970.
    package let modified: Double
    /// The permissions, and the type as a number of the system.
    package let mode: UInt32
    /// The path without links.
    package let path: String
  }

  /// The folder of the project, without links.
  package let root: String

  /// The project around a file: the nearest folder with a `.git`; without one the nearest with a `package.json`; without one
  /// the working folder if the file lies in it, and otherwise the folder of the file.
  package init(around file: String, workingFolder: String = PathText.workingFolder) {
    let path = PathText.absolute(file)
    let folders = path.indices.filter { path[$0] == "/" }.reversed().map { index in
      index == path.startIndex ? "/" : String(path[..<index])
    }
    func nearest(with name: String) -> String? {
      folders.first { SystemFiles.kind(of: "\($0)/\(name)") != 0 }
    }
    let around = folders.contains(workingFolder) ? workingFolder : folders.first ?? "/"
    let folder = nearest(with: ".git") ?? nearest(with: "package.json") ?? around
    root = (try? Self.real(folder)) ?? folder
  }

  /// The bytes of a file.
  package func bytes(of path: String) throws(Fault) -> [UInt8] {
    let real = try place(of: path)
    // Another process may put a link or a pipe there meanwhile.
    let descriptor = unsafe open(real, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW)
    guard descriptor >= 0 else { throw .system(errno) }
    defer { close(descriptor) }
    guard let bytes = SystemFiles.bytes(from: descriptor) else { throw .system(errno) }
    return bytes
  }

  /// The names in a folder, in the order of their characters.
  package func names(in path: String) throws(Fault) -> [String] {
    let real = try place(of: path)
    guard let folder = unsafe opendir(real) else { throw .system(errno) }
    defer { unsafe closedir(folder) }
    return unsafe SystemFiles.names(in: folder).sorted()
  }

  /// - Parameter followsLinks: true if that to which a link leads is meant, and not the link.
  package func entry(at path: String, followsLinks: Bool = true) throws(Fault) -> Entry {
    let real = followsLinks ? try place(of: path) : try placeOfLink(path)
    var found = stat()
    guard unsafe lstat(real, &found) == 0 else { throw .system(errno) }
    let kind: Entry.Kind =
      switch found.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      default: .other
      }
    let time = found.st_mtim
    return Entry(
      kind: kind, size: Int(found.st_size), modified: Double(time.tv_sec) * 1000 + Double(time.tv_nsec / 1_000_000),
      mode: found.st_mode, path: real)
  }

  /// The path that a link has, as it is written in the link.
  package func target(ofLink path: String) throws(Fault) -> String {
    guard let target = SystemFiles.target(ofLink: try placeOfLink(path)) else { throw .system(errno) }
    return target
  }

  /// The path without links of what lies in the project.
  private func place(of path: String) throws(Fault) -> String { try inside(Self.real(path)) }

  /// The same, but for a link at the end of the path.
  private func placeOfLink(_ path: String) throws(Fault) -> String {
    let path = PathText.absolute(path)
    guard path != "/", let slash = path.lastIndex(of: "/") else { return try place(of: path) }
    let folder = try Self.real(slash == path.startIndex ? "/" : String(path[..<slash]))
    return try inside(folder == "/" ? path : folder + path[slash...])
  }

  private func inside(_ path: String) throws(Fault) -> String {
    guard path == root || root == "/" || path.hasPrefix(root + "/") else { throw .outside }
    return path
  }

  private static func real(_ path: String) throws(Fault) -> String {
    guard !path.isEmpty, let found = unsafe realpath(path, nil) else { throw .system(path.isEmpty ? ENOENT : errno) }
    defer { unsafe free(found) }
    return unsafe String(cString: found)
  }
}
