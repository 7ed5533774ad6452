import Glibc
import NavbridgeRuntime
import NavbridgeWire

/// The folder in which a native side listens, and its path.
package struct SocketPlace: Sendable, Equatable {
  let path: String
  /// The mode of the folder, without its type.
  let mode: UInt32
  /// True if the folder belongs to the user of this process.
  let isOwn: Bool
  /// The variables that name a folder which is not used, as `XDG_RUNTIME_DIR ('/run/user/0')`.
  let skipped: [String]

  package init(path: String, mode: UInt32, isOwn: Bool, skipped: [String]) {
    self.path = path
    self.mode = mode
    self.isOwn = isOwn
    self.skipped = skipped
  }

  /// Looks at a fresh path, and removes it.
  ///
  /// - Parameter variables: the values of XDG_RUNTIME_DIR and TMPDIR, in this order; empty for none.
  init(_ fresh: PipePath, variables: [(name: String, value: String)]) {
    var found = stat()
    let isFound = unsafe stat(fresh.ownDirectory ?? fresh.path, &found) == 0
    path = fresh.path
    mode = isFound ? found.st_mode & 0o7777 : 0
    isOwn = isFound && found.st_uid == geteuid()
    skipped =
      variables.prefix { $0.value.isEmpty || !fresh.path.hasPrefix("\($0.value)/navbridge-") }
      .filter { !$0.value.isEmpty }.map { "\($0.name) ('\($0.value)')" }
    fresh.remove()
  }

  var finding: Finding {
    let length = "the path has \(path.utf8.count) of at most \(PipePath.longest) bytes"
    guard isOwn, mode == 0o700 else {
      return Finding(
        .fault, "sockets",
        "the folder of '\(path)' has the mode \(String(mode, radix: 8))\(isOwn ? "" : " and another owner"); others may "
          + "reach the socket. Let TMPDIR name a folder of a file system that keeps modes and owners.")
    }
    guard skipped.isEmpty else {
      return Finding(
        .warning, "sockets",
        "\(skipped.joined(separator: " and ")) cannot be written to or has too long a path, so that '\(path)' is used "
          + "instead; \(length). Let the variable name a folder that exists, or remove it.")
    }
    return Finding(.ok, "sockets", "'\(path)'; only this user can enter its folder, and \(length).")
  }
}
