internal import CUV
internal import Glibc

/// Two connected descriptors, which no child process inherits by accident: the system marks them in the call that makes
/// them. A child that another thread starts between two calls would keep a copy, and the other end would not see the
/// end of the stream before that child ends.
package struct DescriptorPair: Sendable {
  /// A call that the system refused.
  package struct Refusal: Error, CustomStringConvertible {
    package let description: String
  }

  package let first: CInt
  package let second: CInt

  /// A pipe: `first` is its reading end and `second` its writing end. Both block.
  package static func pipe() throws(Refusal) -> DescriptorPair {
    try unsafe make("pipe") { unsafe uv_pipe($0, 0, 0) }
  }

  /// Two connected UNIX domain stream sockets. Both block.
  package static func sockets() throws(Refusal) -> DescriptorPair {
    try unsafe make("pair of sockets") { unsafe uv_socketpair(CInt(SOCK_STREAM.rawValue), 0, $0, 0, 0) }
  }

  private static func make(
    _ name: String, _ body: (UnsafeMutablePointer<uv_file>) -> CInt
  ) throws(Refusal) -> DescriptorPair {
    var ends: [uv_file] = [-1, -1]
    let result = unsafe ends.withUnsafeMutableBufferPointer { unsafe body($0.baseAddress!) }
    guard result == 0 else {
      throw Refusal(description: "The system refused a \(name): \(unsafe String(cString: uv_strerror(result))).")
    }
    return DescriptorPair(first: ends[0], second: ends[1])
  }
}
