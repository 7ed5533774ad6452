internal import CShims
import Glibc

/// Where a native side listens, and the rules for taking a path (protocol §1).
public struct PipePath: Sendable {
  /// Why a path cannot be listened on.
  public enum Refusal: Error, Sendable, Equatable, CustomStringConvertible {
    case addressInUse(String)
    case notASocket(String)
    case tooLong(String)
    case system(String, String)

    public var description: String {
      switch self {
      case .addressInUse(let path):
        "The address is in use: a process listens on '\(path)'. Choose another path, or end that process."
      case .notASocket(let path):
        "'\(path)' exists and is no socket; it was left alone. Choose another path, or move it away."
      case .tooLong(let path):
        "The path '\(path)' is longer than the 107 bytes that a socket's address holds. Choose a shorter one."
      case .system(let path, let why): "Cannot listen on '\(path)': \(why)."
      }
    }
  }

  public let path: String
  /// The directory made for this socket alone, to be removed with it.
  public let ownDirectory: String?

  public init(_ path: String) {
    self.path = path
    ownDirectory = nil
  }

  /// A fresh path in a directory of mode 0700.
  public static func fresh() throws(Refusal) -> PipePath {
    let base = environmentDirectory("XDG_RUNTIME_DIR") ?? environmentDirectory("TMPDIR") ?? "/tmp"
    var template = Array("\(base)/navbridge-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw .system(base, systemMessage(errno)) }
    let directory = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return PipePath(path: "\(directory)/pipe", ownDirectory: directory)
  }

  private init(path: String, ownDirectory: String?) {
    self.path = path
    self.ownDirectory = ownDirectory
  }

  /// A listening socket of mode 0600. A dead process's socket file is replaced; a live one, or what is no socket, refused.
  func listen() throws(Refusal) -> CInt {
    var found = stat()
    if lstat(path, &found) == 0 {
      guard found.st_mode & S_IFMT == S_IFSOCK else { throw .notASocket(path) }
      switch cshims_is_listening(path) {
      case 1: throw .addressInUse(path)
      case 0: unlink(path)
      case let error: throw .system(path, systemMessage(-error))
      }
    }
    let descriptor = cshims_listen_private(path, 128)
    switch descriptor {
    case 0...: return descriptor
    case -ENAMETOOLONG: throw .tooLong(path)
    case -EADDRINUSE: throw .addressInUse(path)
    default: throw .system(path, systemMessage(-descriptor))
    }
  }

  /// The writable directory that an environment variable names.
  private static func environmentDirectory(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0, access(value, W_OK) == 0 else { return nil }
    return String(cString: value)
  }

  /// The path that another process made with `fresh`, or was given, to be removed where that process could not.
  public init(madeElsewhere path: String) {
    let directory = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    let isFresh = path.hasSuffix("/pipe") && (directory.split(separator: "/").last?.hasPrefix("navbridge-") ?? false)
    self.init(path: path, ownDirectory: isFresh ? directory : nil)
  }

  /// Removes the socket, and the directory that was made for it.
  public func remove() {
    unlink(path)
    if let ownDirectory { rmdir(ownDirectory) }
  }
}
