import Glibc
import Shared

/// A connection that speaks bytes, for what no client would do.
struct RawPeer: Sendable {
  private let descriptor: CInt

  init(_ path: String) throws {
    descriptor = try PipeConnector.connect(to: path)
    _ = fcntl(descriptor, F_SETFL, 0)
  }

  /// Writes one message as a frame.
  func say(_ body: String) {
    say(raw: "Content-Length: \(body.utf8.count)\r\n\r\n\(body)")
  }

  func say(raw text: String) {
    var text = text
    text.withUTF8 { bytes in
      var sent = 0
      while sent < bytes.count {
        let count = send(descriptor, bytes.baseAddress! + sent, bytes.count - sent, CInt(MSG_NOSIGNAL))
        if count <= 0 { return }
        sent += count
      }
    }
  }

  /// Says that nothing more will be written; reading goes on.
  func finishWriting() { shutdown(descriptor, CInt(SHUT_WR)) }

  /// Everything that comes until the other side closes.
  func readToEnd() async -> String {
    await Task.detached { [descriptor] in
      var all: [UInt8] = []
      var chunk = [UInt8](repeating: 0, count: 65536)
      while true {
        let count = read(descriptor, &chunk, chunk.count)
        if count <= 0 { break }
        all.append(contentsOf: chunk[..<count])
      }
      return String(decoding: all, as: UTF8.self)
    }.value
  }

  func close() { Glibc.close(descriptor) }

  static let initializeDriver =
    #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":1,"role":"driver"}}"#
}
