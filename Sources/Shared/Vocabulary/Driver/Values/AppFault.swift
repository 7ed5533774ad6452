package import NavbridgeWire

/// A fault that strikes an app in the middle of a run. Each is named as on the command line and in tests.
public enum AppFault: String, Sendable, Hashable, CaseIterable {
  /// The script is reloaded.
  case reload
  /// The connection is lost, with all that was not read.
  case cut
  /// The connection is lost in the middle of the next write.
  case halfWrite = "half-write"
  /// The script can write nothing more. Its calls are answered, and the connection closes.
  case halfClose = "half-close"
  /// The script side is killed.
  case kill
  /// The script thread stands still until nothing else is left to do.
  case slowReader = "slow-reader"
  /// The queue of messages to the script is full, and the native side closes the connection.
  case fullQueue = "full-queue"

  /// A sentence about the fault as it strikes, for people.
  package var sentence: String {
    switch self {
    case .reload: "a person reloads the script"
    case .cut: "the connection of the script is lost, with all that was not read"
    case .halfWrite: "the connection of the script is lost in the middle of the next write"
    case .halfClose: "the script can write nothing more; its calls are answered, and the connection closes"
    case .kill: "the script side is killed"
    case .slowReader: "the script thread stands still until nothing else is left to do"
    case .fullQueue: "the queue of messages to the script is full, and the native side closes the connection"
    }
  }

  /// The fault of the connection that it is; nil for one of a process or of the script.
  package var ofConnection: ConnectionFault? {
    switch self {
    case .cut: .cut
    case .halfWrite: .halfWrite
    case .halfClose: .halfClose
    case .fullQueue: .fullQueue
    case .reload, .kill, .slowReader: nil
    }
  }

  /// True if the app goes on as if nothing had happened, so that a test's expectations hold.
  package var isHarmless: Bool { self == .slowReader }
  /// True if the app does not go on.
  package var endsApp: Bool { self != .slowReader && self != .reload }
}
