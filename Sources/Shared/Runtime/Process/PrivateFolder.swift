import Glibc

/// A folder that only this user can enter, so that no other user can foresee, replace or read the files in it.
package struct PrivateFolder: Sendable {
  /// The reason for which no folder can be made, as a sentence.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  package let path: String

  /// A folder that another process has made.
  package init(path: String) { self.path = path }

  /// Makes a new folder of mode 0700 with an unforeseeable name, in the folder that TMPDIR names, or in /tmp if it names
  /// none. A folder that TMPDIR names must exist.
  package static func make() throws(Failure) -> PrivateFolder {
    let named = getenv("TMPDIR").map { String(cString: $0) } ?? ""
    let base = named.isEmpty ? "/tmp" : named
    var template = Array("\(base)/navbridge-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw Failure(
        description: "No temporary folder can be made in '\(base)': \(String(cString: strerror(errno))). Let TMPDIR "
          + "name a folder that exists and can be written to.")
    }
    return PrivateFolder(path: String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self))
  }

  /// Makes a folder of mode 0700 within this one. Returns nil if there is already something by that name, or the
  /// system refuses.
  package func makeFolder(_ name: String) -> PrivateFolder? {
    mkdir("\(path)/\(name)", 0o700) == 0 ? PrivateFolder(path: "\(path)/\(name)") : nil
  }

  /// Removes the folder and everything below it. Links are removed, not followed.
  package func remove() {
    Self.empty(open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC))
    rmdir(path)
  }

  /// Removes everything in an open folder, and closes it.
  private static func empty(_ descriptor: CInt) {
    guard descriptor >= 0 else { return }
    guard let stream = fdopendir(descriptor) else {
      close(descriptor)
      return
    }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard name != ".", name != "..", unlinkat(descriptor, name, 0) != 0 else { continue }
      empty(openat(descriptor, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC))
      unlinkat(descriptor, name, AT_REMOVEDIR)
    }
  }
}
