internal import CShims
import Glibc
internal import NavbridgeRuntime

/// The path on which a native side listens, and the rules for taking a path (protocol §1).
public struct PipePath: Sendable {
  /// The reason for which a path cannot be listened on.
  public enum Refusal: Error, Sendable, Equatable, CustomStringConvertible {
    /// A process listens there already.
    case addressInUse(String)
    /// There is a file of another kind.
    case notASocket(String)
    /// The path has more bytes than the system allows for a socket.
    case tooLong(String)
    /// No directory could be made for a new socket. The second value is the system's reason for the last directory that
    /// was tried.
    case noDirectory([String], String)
    /// The system refuses the path, with its reason.
    case system(String, String)

    public var description: String {
      switch self {
      case .addressInUse(let path):
        "address in use: a process listens on '\(path)'. Choose another path, or end that process."
      case .notASocket(let path):
        "'\(path)' exists and is not a socket; it was not changed. Choose another path, or move the file."
      case .tooLong(let path):
        "The path '\(path)' is longer than the 107 bytes that a socket's address holds. Choose a shorter one."
      case .noDirectory(let tried, let why):
        "No directory for a socket could be made in \(tried.map { "'\($0)'" }.joined(separator: " or ")): \(why). "
          + "Set TMPDIR to a directory that may be written to and has a short path, or choose a path by --pipe."
      case .system(let path, let why): "Cannot listen on '\(path)': \(why)."
      }
    }
  }

  /// The path as it was given.
  public let path: String
  /// The directory that was made only for this socket, and is removed with it.
  public let ownDirectory: String?

  /// Takes a path on which to listen. Throws a `Refusal` for one that cannot be used.
  public init(_ path: String) {
    self.path = path
    ownDirectory = nil
  }

  /// The longest path that a socket's address holds, in bytes.
  package static let longest = 107

  /// Makes a new path in a directory of mode 0700, which is made in XDG_RUNTIME_DIR, in TMPDIR or in /tmp. A directory
  /// that is not writable is skipped, and so is one whose path leaves no room for a socket's path.
  public static func fresh() throws(Refusal) -> PipePath {
    var tried: [String] = []
    var error: CInt = 0
    for base in [directory(.runtimeFolder), directory(.temporaryFolder), "/tmp"] {
      guard let base, "\(base)/navbridge-XXXXXX/pipe".utf8.count <= longest else { continue }
      tried.append(base)
      guard let directory = unsafe SystemFiles.fresh("\(base)/navbridge-XXXXXX", by: { unsafe mkdtemp($0) != nil })
      else {
        error = errno
        continue
      }
      return PipePath(path: "\(directory)/pipe", ownDirectory: directory)
    }
    throw .noDirectory(tried, systemMessage(error))
  }

  private init(path: String, ownDirectory: String?) {
    self.path = path
    self.ownDirectory = ownDirectory
  }

  /// Returns a listening socket of mode 0600. The socket file of a process that has ended is replaced. A socket on
  /// which a process listens, and a file that is not a socket, are refused; the socket's own directory is then removed.
  package func listen() throws(Refusal) -> CInt {
    do throws(Refusal) { return try listenOrFail() } catch {
      if let ownDirectory { unsafe rmdir(ownDirectory) }
      throw error
    }
  }

  private func listenOrFail() throws(Refusal) -> CInt {
    var found = stat()
    if unsafe lstat(path, &found) == 0 {
      guard found.st_mode & S_IFMT == S_IFSOCK else { throw .notASocket(path) }
      switch unsafe cshims_is_listening(path) {
      case 1: throw .addressInUse(path)
      case 0: unsafe unlink(path)
      case let error: throw .system(path, systemMessage(-error))
      }
    }
    let descriptor = unsafe cshims_listen_private(path, SOMAXCONN)
    switch descriptor {
    case 0...: return descriptor
    case -ENAMETOOLONG: throw .tooLong(path)
    case -EADDRINUSE: throw .addressInUse(path)
    default: throw .system(path, systemMessage(-descriptor))
    }
  }

  /// The writable directory that a variable names.
  private static func directory(_ variable: EnvironmentVariable) -> String? {
    variable.value.flatMap { unsafe access($0, W_OK) == 0 ? $0 : nil }
  }

  /// The path that another process made with `fresh`, or was started with, to be removed if that process could not do
  /// so.
  public init(madeElsewhere path: String) {
    let directory = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    let isFresh = path.hasSuffix("/pipe") && (directory.split(separator: "/").last?.hasPrefix("navbridge-") ?? false)
    self.init(path: path, ownDirectory: isFresh ? directory : nil)
  }

  /// The identity of the file at the path. By the time of removal the file may be another process's: the socket of a
  /// process that took the path after this socket was unlinked.
  struct Identity: Equatable, Sendable {
    private let device: dev_t
    private let inode: ino_t

    /// Returns nil if there is no file at the path.
    init?(_ path: String) {
      var found = stat()
      guard unsafe lstat(path, &found) == 0 else { return nil }
      device = found.st_dev
      inode = found.st_ino
    }
  }

  /// Removes the socket, if it is the one that was made here, and the directory that was made for it. Must be called
  /// while that socket is open: its inode number cannot be reused meanwhile.
  func remove(_ made: Identity?) {
    if let made, Identity(path) == made { unsafe unlink(path) }
    if let ownDirectory { unsafe rmdir(ownDirectory) }
  }

  /// Removes the socket of a process that has ended, and the directory that was made for it. A socket on which a
  /// running process listens is kept.
  public func remove() {
    var found = stat()
    guard unsafe lstat(path, &found) != 0 || found.st_mode & S_IFMT != S_IFSOCK || cshims_is_listening(path) != 1 else {
      return
    }
    unsafe unlink(path)
    if let ownDirectory { unsafe rmdir(ownDirectory) }
  }
}
