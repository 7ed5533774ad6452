import Glibc
internal import NavbridgeRuntime

/// The file with the snapshots of a test file.
enum SnapshotFile {
  /// Writes the whole file, or removes it if the text is empty. Neither the file nor its folder may be a link, which
  /// would lead the text elsewhere. Returns the reason of a failure, as the end of a sentence.
  static func write(_ text: String, to path: String) -> String? {
    let (folder, name) = parts(of: path)
    unsafe mkdir(folder, 0o777)
    let place = unsafe open(folder, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard place >= 0 else {
      return errno == ELOOP || isLink(folder) ? "its folder is a symbolic link" : systemMessage()
    }
    defer { close(place) }
    if isLink(path) { return "it is a symbolic link" }
    if text.isEmpty { return unsafe unlinkat(place, name, 0) == 0 || errno == ENOENT ? nil : systemMessage() }
    return replace(name, in: place, by: text)
  }

  /// Writes a file again whose text is known, unless it has changed meanwhile. It keeps its mode. Returns the reason of a
  /// failure, as the end of a sentence.
  static func rewrite(_ path: String, from old: String, to text: String) -> String? {
    if isLink(path) { return "it is a symbolic link" }
    let (folder, name) = parts(of: path)
    let place = unsafe open(folder.isEmpty ? "/" : folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard place >= 0 else { return systemMessage() }
    defer { close(place) }
    return replace(name, in: place, by: text) { draft in
      var status = stat()
      if unsafe fstatat(place, name, &status, AT_SYMLINK_NOFOLLOW) == 0 {
        unsafe fchmodat(place, draft, status.st_mode & 0o7777, 0)
      }
      let isSame = SystemFiles.bytes(of: path).map { $0 == Array(old.utf8) } ?? false
      return isSame ? nil : "it has changed since its tests began. Run them again"
    }
  }

  private static func parts(of path: String) -> (folder: String, name: String) {
    let cut = path.lastIndex(of: "/") ?? path.startIndex
    return (String(path[..<cut]), String(path[cut...].drop { $0 == "/" }))
  }

  /// Writes a draft in an open folder, and gives it the name of the file.
  ///
  /// - Parameter obstacle: returns the reason for which the draft is removed instead. The last look is as late as possible.
  private static func replace(
    _ name: String, in place: CInt, by text: String, unless obstacle: (_ draft: String) -> String? = { _ in nil }
  ) -> String? {
    let draft = "\(name).\(getpid())"
    let descriptor = unsafe openat(place, draft, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { return systemMessage() }
    var fault = SystemFiles.write(text, to: descriptor) ? nil : systemMessage()
    if close(descriptor) != 0, fault == nil { fault = systemMessage() }
    fault = fault ?? obstacle(draft)
    if fault == nil, unsafe renameat(place, draft, place, name) != 0 { fault = systemMessage() }
    if fault != nil { unsafe unlinkat(place, draft, 0) }
    return fault
  }

  private static func isLink(_ path: String) -> Bool { SystemFiles.kind(of: path, followsLinks: false) == S_IFLNK }
}

/// The numbers of the snapshots that a run has written, has found unused, and has removed.
package struct SnapshotCounts: Sendable, Equatable {
  package var written = 0
  /// Snapshots that no test takes any more, although all of the file's tests ran.
  package var obsolete = 0
  package var removed = 0

  /// The numbers that are not 0: `1 written, 2 obsolete`.
  var words: String {
    [("written", written), ("obsolete", obsolete), ("removed", removed)].filter { $1 > 0 }
      .map { "\($1) \($0)" }.joined(separator: ", ")
  }

  static func += (sum: inout Self, other: Self) {
    sum.written += other.written
    sum.obsolete += other.obsolete
    sum.removed += other.removed
  }
}
