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
    let base = EnvironmentVariable.temporaryFolder.value ?? "/tmp"
    guard let path = unsafe SystemFiles.fresh("\(base)/navbridge-XXXXXX", by: { unsafe mkdtemp($0) != nil }) else {
      throw Failure(
        description: "No temporary folder can be made in '\(base)': \(systemMessage()). Let TMPDIR name a folder that "
          + "exists and can be written to.")
    }
    return PrivateFolder(path: path)
  }

  /// Makes a folder of mode 0700 within this one. Returns nil if there is already something by that name, or the
  /// system refuses.
  package func makeFolder(_ name: String) -> PrivateFolder? {
    unsafe mkdir("\(path)/\(name)", 0o700) == 0 ? PrivateFolder(path: "\(path)/\(name)") : nil
  }

  /// The files in the folder, by their names.
  package var files: [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    for name in SystemFiles.names(inFolder: path) {
      let path = "\(path)/\(name)"
      if SystemFiles.kind(of: path, followsLinks: false) == S_IFREG { files[name] = SystemFiles.bytes(of: path) }
    }
    return files
  }

  /// Gives the folder the files that it had before, and no other ones.
  package func restore(_ files: [String: [UInt8]]) {
    for name in SystemFiles.names(inFolder: path) where files[name] == nil { unsafe unlink("\(path)/\(name)") }
    for (name, bytes) in files { TestFiles.write(String(decoding: bytes, as: UTF8.self), to: "\(path)/\(name)") }
  }

  /// Removes the folder and everything below it. Links are removed, not followed.
  package func remove() {
    unsafe Self.empty(open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC))
    unsafe rmdir(path)
  }

  /// Removes everything in an open folder, and closes it.
  private static func empty(_ descriptor: CInt) {
    guard descriptor >= 0 else { return }
    guard let stream = unsafe fdopendir(descriptor) else {
      close(descriptor)
      return
    }
    defer { unsafe closedir(stream) }
    for name in unsafe SystemFiles.names(in: stream) where unsafe unlinkat(descriptor, name, 0) != 0 {
      unsafe empty(openat(descriptor, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC))
      unsafe unlinkat(descriptor, name, AT_REMOVEDIR)
    }
  }
}
