internal import CUV
import Glibc

/// Returns the system's message for an error number.
package func systemMessage(_ error: CInt = errno) -> String { unsafe String(cString: strerror(error)) }

/// Calls of the system that read, write and list files. After a failure `errno` is the reason.
package enum SystemFiles {
  /// The bytes of a whole file. Nil if it cannot be read.
  package static func bytes(of path: String) -> [UInt8]? {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    return bytes(from: descriptor)
  }

  /// The rest of the bytes of an open file. Nil if they cannot be read.
  package static func bytes(from descriptor: CInt) -> [UInt8]? {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe read(descriptor, &chunk, chunk.count)
      if count < 0 { return nil }
      if count == 0 { return bytes }
      bytes.append(contentsOf: chunk.prefix(count))
    }
  }

  /// Writes all bytes, and waits while the descriptor takes none. Returns false if the system refuses.
  package static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: CInt) -> Bool {
    var sent = 0
    while sent < bytes.count {
      let count = unsafe Glibc.write(descriptor, bytes.baseAddress! + sent, bytes.count - sent)
      if count < 0 && errno == EAGAIN {
        var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        unsafe poll(&ready, 1, -1)
      } else if count < 0 && errno != EINTR {
        return false
      }
      sent += max(0, count)
    }
    return true
  }

  /// Writes a whole text, which may contain NUL. Returns false if the system refuses.
  package static func write(_ text: String, to descriptor: CInt) -> Bool {
    var text = text
    return text.withUTF8 { unsafe write(UnsafeRawBufferPointer($0), to: descriptor) }
  }

  /// The type of the file at a path, as in `stat`; 0 if there is none.
  ///
  /// - Parameter followsLinks: true if the file that a link leads to is meant, and not the link.
  package static func kind(of path: String, followsLinks: Bool = true) -> UInt32 {
    ReadFiles.reads(path)
    var found = stat()
    let isFound = unsafe (followsLinks ? stat(path, &found) : lstat(path, &found)) == 0
    return isFound ? found.st_mode & S_IFMT : 0
  }

  /// The size of the file at a path, in bytes; 0 if there is none.
  package static func size(of path: String) -> Int {
    var found = stat()
    return unsafe stat(path, &found) == 0 ? Int(found.st_size) : 0
  }

  /// True if two paths lead to one file.
  package static func isSame(_ one: String, _ other: String) -> Bool {
    var (first, second) = (stat(), stat())
    guard unsafe stat(one, &first) == 0, unsafe stat(other, &second) == 0 else { return false }
    return first.st_ino == second.st_ino && first.st_dev == second.st_dev
  }

  /// The names in an open folder, in no order, without the folder itself and the one around it.
  package static func names(in stream: OpaquePointer) -> [String] {
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) {
        unsafe $0.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  /// The names in a folder, in no order. Empty for a folder that cannot be read.
  package static func names(inFolder path: String) -> [String] {
    guard let folder = unsafe opendir(path) else { return [] }
    defer { unsafe closedir(folder) }
    return unsafe names(in: folder)
  }

  /// The path to which a symbolic link points; nil if it cannot be read.
  package static func target(ofLink path: String) -> String? {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = unsafe buffer.withUnsafeMutableBytes { unsafe readlink(path, $0.baseAddress!, $0.count) }
    return count > 0 ? String(decoding: buffer.prefix(count), as: UTF8.self) : nil
  }

  /// The path of a program in the directories of `PATH`; nil if there is none.
  package static func program(_ name: String) -> String? {
    EnvironmentVariable.path.value?.split(separator: ":").lazy.compactMap { program(name, in: $0) }.first
  }

  /// The path of a program in a directory; nil if there is none.
  package static func program(_ name: String, in directory: some StringProtocol) -> String? {
    let path = "\(directory)/\(name)"
    return unsafe access(path, X_OK) == 0 ? path : nil
  }

  /// Makes a file or a folder whose name ends with characters that the system chooses. Returns its path, or nil if
  /// `make` returns false.
  ///
  /// - Parameters:
  ///   - template: the path, which ends with `XXXXXX`.
  ///   - make: calls `mkstemp` or `mkdtemp`.
  package static func fresh(_ template: String, by make: (UnsafeMutablePointer<CChar>) -> Bool) -> String? {
    var path = Array(template.utf8CString)
    guard unsafe make(&path) else { return nil }
    return String(decoding: path.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
