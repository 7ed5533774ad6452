import Glibc

/// Files that a test run writes.
package enum TestFiles {
  /// Writes a whole file, and makes the folders around it. A file that another process reads meanwhile is never half
  /// written, and a link at the path is replaced, not followed. Returns the reason of a failure.
  @discardableResult
  package static func write(_ text: String, to path: String) -> String? {
    write(to: path) { SystemFiles.write(text, to: $0) }
  }

  /// Writes a whole file of lines, without all of them in memory.
  ///
  /// - Parameter lines: calls its argument with each line.
  package static func write(lines: @escaping (@escaping (String) -> Void) -> Void, to path: String) -> String? {
    write(parts: { part in lines { part($0 + "\n") } }, to: path)
  }

  /// Writes the parts of a whole file in the same way.
  package static func write(parts: @escaping (@escaping (String) -> Void) -> Void, to path: String) -> String? {
    write(to: path) { descriptor in
      var draft = TextDraft(descriptor)
      parts { draft.write($0) }
      return draft.finish()
    }
  }

  private static func write(to path: String, _ body: (CInt) -> Bool) -> String? {
    if let fault = linkInOwnFolder(around: path) { return fault }
    if let fault = makeFolder(String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])) { return fault }
    var descriptor: CInt = -1
    let draft = unsafe SystemFiles.fresh("\(path).XXXXXX") {
      descriptor = unsafe mkstemp($0)
      return descriptor >= 0
    }
    guard let draft else { return systemMessage() }
    let isWritten =
      unsafe body(descriptor) && fchmod(descriptor, 0o666 & ~permissionMask) == 0
      && rename(draft, path) == 0
    let fault = isWritten ? nil : systemMessage()
    close(descriptor)
    if fault != nil { unsafe unlink(draft) }
    return fault
  }

  /// Makes a folder and those around it. Returns the reason for which one of them cannot be made.
  @discardableResult
  package static func makeFolder(_ path: String) -> String? {
    var made = path.hasPrefix("/") ? "/" : ""
    for part in path.split(separator: "/") {
      made += part
      if unsafe mkdir(made, 0o777) != 0 {
        let code = errno
        // Where a folder cannot be written to, the system says so even of one that is there.
        guard SystemFiles.kind(of: made) == S_IFDIR else {
          return "the folder '\(made)' cannot be made: \(systemMessage(code == EEXIST ? ENOTDIR : code))"
        }
      }
      made += "/"
    }
    return nil
  }

  /// The folder that navbridge makes for itself in the folder of a project.
  private static let ownFolder = ".navbridge"

  /// Returns the reason for which a file is not written: navbridge's own folder, or a folder in it, is a link, which
  /// would lead the files elsewhere. A link that the user has put around it is the user's will.
  package static func linkInOwnFolder(around path: String) -> String? {
    var folder = path.hasPrefix("/") ? "/" : ""
    var isOwn = false
    for part in path.split(separator: "/").dropLast() {
      folder += part
      isOwn = isOwn || part == ownFolder
      if isOwn, SystemFiles.kind(of: folder, followsLinks: false) == S_IFLNK {
        return "'\(folder)' is a symbolic link, which leads elsewhere. Remove it"
      }
      folder += "/"
    }
    return nil
  }

  /// Has Git ignore that folder, if a folder of failures lies in it. Returns the reason for which that cannot be done.
  package static func hideFromVersionControl(_ folder: String) -> String? {
    let rules = "\(ownFolder)/.gitignore"
    guard folder.split(separator: "/").first == ownFolder[...], !folder.hasPrefix("/"),
      SystemFiles.kind(of: rules) != S_IFREG
    else { return nil }
    return write("# Failures of tests are left here, and are not for version control.\n*\n", to: rules)
  }

  /// The permissions that new files of this process do not get. The system can only return them by changing them.
  private static let permissionMask: mode_t = {
    let mask = umask(0o077)
    umask(mask)
    return mask
  }()
}
