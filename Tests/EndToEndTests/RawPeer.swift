import Glibc
import NavbridgeTestSupport
import NavbridgeWire
import Testing

/// A connection that writes raw bytes, for messages that no client would send.
struct RawPeer: Sendable {
  private let descriptor: CInt

  init(_ path: String) throws {
    descriptor = try PipeConnector.connect(to: path)
    _ = fcntl(descriptor, F_SETFL, 0)
  }

  /// Writes one message as a frame.
  func send(_ body: String) {
    send(raw: Self.frame(body))
  }

  func send(raw text: String) { _ = isSent(raw: text) }

  /// Writes a text. Returns false if the connection has ended before.
  func isSent(raw text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var sent = 0
      while sent < bytes.count {
        let count = unsafe Glibc.send(descriptor, bytes.baseAddress! + sent, bytes.count - sent, CInt(MSG_NOSIGNAL))
        if count <= 0 { return false }
        sent += count
      }
      return true
    }
  }

  /// Ends the connection in both directions, for threads that read or write.
  func shutDown() { shutdown(descriptor, CInt(SHUT_RDWR)) }

  /// Closes the connection for writing; reading continues.
  func finishWriting() { shutdown(descriptor, CInt(SHUT_WR)) }

  /// Returns everything received until the other side closes. Ten minutes of silence fail the test.
  func readToEnd() async -> String {
    var silence = timeval(tv_sec: 600, tv_usec: 0)
    unsafe setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &silence, socklen_t(MemoryLayout<timeval>.size))
    let (text, isLate) = await OwnThread.run { [descriptor] in
      var all: [UInt8] = []
      var chunk = [UInt8](repeating: 0, count: 65536)
      var count = 0
      repeat {
        count = unsafe read(descriptor, &chunk, chunk.count)
        if count > 0 { all.append(contentsOf: chunk[..<count]) }
      } while count > 0
      return (String(decoding: all, as: UTF8.self), count < 0 && errno == EAGAIN)
    }
    #expect(!isLate, "The other side sent nothing for ten minutes and did not close.")
    return text
  }

  /// Reads the next bytes, and returns true if they are there before a process has spent a time of its own. Neither the
  /// load of the machine nor the moment at which this thread is woken counts against the process.
  func arrives(within limit: Int64, of time: NativeTime) -> Bool {
    let end = time.now + limit
    var awaited = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    var isLate = false
    while true {
      if unsafe poll(&awaited, 1, isLate ? 0 : 1) > 0 {
        var chunk = [UInt8](repeating: 0, count: 65536)
        return unsafe read(descriptor, &chunk, chunk.count) > 0
      }
      if isLate { return false }
      isLate = time.now > end
    }
  }

  /// Returns the bytes of the next frame, and of those that come with it; what there is before an end.
  func readFrame() async -> String {
    await OwnThread.run { [descriptor] in
      var all: [UInt8] = []
      var decoder = FrameDecoder(messageLimit: FrameDecoder.longestBody)
      while decoder.next() == nil {
        let space = unsafe decoder.space()
        let count = unsafe Glibc.read(descriptor, space.baseAddress, space.count)
        guard count > 0 else { break }
        unsafe all.append(contentsOf: space.prefix(count))
        decoder.didRead(count)
      }
      return String(decoding: all, as: UTF8.self)
    }
  }

  /// Reads until a number of messages have come, or the end.
  func take(_ messages: Int) async {
    await OwnThread.run { [descriptor] in
      var decoder = FrameDecoder(messageLimit: FrameDecoder.longestBody)
      var left = messages
      while left > 0 {
        let space = unsafe decoder.space()
        let count = unsafe Glibc.read(descriptor, space.baseAddress, space.count)
        guard count > 0 else { return }
        decoder.didRead(count)
        while decoder.next() != nil { left -= 1 }
      }
    }
  }

  func close() { Glibc.close(descriptor) }

  /// Returns a message as a frame.
  static func frame(_ body: String) -> String { "Content-Length: \(body.utf8.count)\r\n\r\n\(body)" }

  static let initializeScript =
    #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":"#
    + #"{"protocolVersion":1,"role":"script","architecture":"turbo"}}"#

  /// Returns a request that sets a root of ten screens. Its id is two more than the number.
  static func setRootOfTen(_ number: Int) -> String {
    let screens = (0..<10).map { #"{"id":"c\#($0)","type":"Component","data":{"name":"x"}}"# }.joined(separator: ",")
    let root = #"{"root":{"id":"s","type":"Stack","children":[\#(screens)]}}"#
    let call = #""method":"RNNTurboModule.setRoot","params":["setRoot\#(number)",\#(root)]"#
    return #"{"jsonrpc":"2.0","id":\#(number + 2),\#(call)}"#
  }

  static let initializeDriver =
    #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":1,"role":"driver"}}"#
}
