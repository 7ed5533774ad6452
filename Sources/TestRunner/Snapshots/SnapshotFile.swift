import Glibc

/// The file with the snapshots of a test file.
enum SnapshotFile {
  /// Writes the whole file, or removes it if the text is empty. Neither the file nor its folder may be a link, which
  /// would lead the text elsewhere. Returns the reason of a failure, as the end of a sentence.
  static func write(_ text: String, to path: String) -> String? {
    let cut = path.lastIndex(of: "/") ?? path.startIndex
    let (folder, name) = (String(path[..<cut]), String(path[cut...].drop { $0 == "/" }))
    mkdir(folder, 0o777)
    let place = open(folder, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard place >= 0 else { return errno == ELOOP || isLink(folder) ? "its folder is a symbolic link" : reason }
    defer { close(place) }
    if isLink(path) { return "it is a symbolic link" }
    if text.isEmpty { return unlinkat(place, name, 0) == 0 || errno == ENOENT ? nil : reason }
    let draft = "\(name).\(getpid())"
    guard let fault = fill(draft, in: place, text) else {
      guard renameat(place, draft, place, name) != 0 else { return nil }
      defer { unlinkat(place, draft, 0) }
      return reason
    }
    return fault
  }

  private static func fill(_ draft: String, in place: CInt, _ text: String) -> String? {
    let descriptor = openat(place, draft, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { return reason }
    var text = text
    let isWritten = text.withUTF8 { bytes in
      var sent = 0
      while sent < bytes.count {
        let count = Glibc.write(descriptor, bytes.baseAddress! + sent, bytes.count - sent)
        if count <= 0 && errno != EINTR { return false }
        sent += max(0, count)
      }
      return true
    }
    let fault = isWritten ? nil : reason
    if close(descriptor) == 0, fault == nil { return nil }
    unlinkat(place, draft, 0)
    return fault ?? reason
  }

  private static func isLink(_ path: String) -> Bool {
    var found = stat()
    return lstat(path, &found) == 0 && found.st_mode & S_IFMT == S_IFLNK
  }

  private static var reason: String { String(cString: strerror(errno)) }
}
