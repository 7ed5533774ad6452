internal import Glibc
internal import NavbridgeRuntime

/// One end of the connection between a search and the process of a checkpoint.
struct CheckpointSocket: Sendable {
  /// What a message is. All but a request come from the checkpoint.
  enum Kind: UInt8 {
    /// The decisions of a run.
    case request
    /// A process has begun to run; its id.
    case began
    /// The result of the run.
    case answer
    /// A decision of the run differs from the usual one before the checkpoint.
    case refused
    /// The run begins otherwise than the process that stays. That ends, and the one before it answers.
    case left
    /// The process of the run has ended; the code of `cshims_wait`.
    case ended
  }

  let descriptor: CInt

  /// Returns false if the other end has gone.
  @discardableResult
  func send(_ kind: Kind, _ body: PassedBytes = PassedBytes()) -> Bool {
    var message = [kind.rawValue]
    unsafe withUnsafeBytes(of: UInt64(body.bytes.count).littleEndian) { unsafe message.append(contentsOf: $0) }
    message += body.bytes
    return unsafe message.withUnsafeBytes { bytes in
      var sent = 0
      while sent < bytes.count {
        // No signal ends a process whose search has gone.
        let count = unsafe Glibc.send(
          descriptor, bytes.baseAddress! + sent, bytes.count - sent, CInt(MSG_NOSIGNAL))
        if count < 0 && errno != EINTR { return false }
        sent += max(0, count)
      }
      return true
    }
  }

  /// Waits for the next message. Nil if the other end has gone, or has sent what is none.
  func receive() -> (kind: Kind, body: PassedBytes)? {
    guard let header = read(9), let kind = Kind(rawValue: header[0]) else { return nil }
    let length = header.dropFirst().reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard let body = read(Int(truncatingIfNeeded: length)) else { return nil }
    return (kind, PassedBytes(body))
  }

  /// Waits until there is something to receive. Returns false if nothing came.
  func waits(milliseconds: CInt) -> Bool {
    var ready = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return unsafe poll(&ready, 1, milliseconds) > 0
  }

  private func read(_ count: Int) -> [UInt8]? {
    guard count >= 0 else { return nil }
    var (bytes, place): ([UInt8], Int) = ([], 0)
    while place < count {
      // A damaged length makes no great array.
      let part = min(count - place, 1 << 20)
      bytes.append(contentsOf: repeatElement(0, count: place + part - bytes.count))
      let taken = unsafe bytes.withUnsafeMutableBytes { unsafe Glibc.read(descriptor, $0.baseAddress! + place, part) }
      if taken < 0 && errno == EINTR { continue }
      guard taken > 0 else { return nil }
      place += taken
    }
    return bytes
  }
}
