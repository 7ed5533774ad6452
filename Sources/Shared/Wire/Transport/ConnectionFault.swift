/// A fault that strikes a connection because a test or a search wants it to.
package enum ConnectionFault: Sendable {
  /// The connection is lost, with all that was not read.
  case cut
  /// The connection is lost in the middle of the next write, of either end.
  case halfWrite
  /// The other end can write nothing more. What it has written arrives, and this end goes on writing.
  case halfClose
  /// This end closes, as when more bytes wait for the other one than the limit permits.
  case fullQueue
}
