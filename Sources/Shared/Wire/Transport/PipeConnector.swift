internal import CShims
internal import NavbridgeRuntime

/// Connects to a native side's pipe.
public enum PipeConnector {
  /// The reason for which a connection could not be made.
  public struct Failure: Error, Sendable, Equatable, CustomStringConvertible {
    public let description: String
  }

  /// Returns a connected descriptor, which the caller owns.
  public static func connect(to path: String) throws(Failure) -> CInt {
    let descriptor = unsafe cshims_connect(path)
    guard descriptor >= 0 else {
      throw Failure(
        description: "Cannot connect to '\(path)': \(systemMessage(-descriptor)). Is a native side listening there?")
    }
    return descriptor
  }
}
