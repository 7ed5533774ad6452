internal import CShims
import Glibc
import NavbridgeRuntime
import NavbridgeSimulation

/// One end of the connection between the worker of a test and the process of an app.
struct AppCheckpointSocket {
  let descriptor: CInt
  private var bytes: [UInt8] = []
  /// The descriptors that came with messages and were not taken.
  private var received: [CInt] = []

  init(_ descriptor: CInt) { self.descriptor = descriptor }

  /// Sends a message, with a descriptor for the other process or without one. Returns false if the other end has gone.
  @discardableResult
  func send(_ message: AppCheckpointMessage, with given: CInt = -1) -> Bool {
    let body = PassedBytes(of: message).bytes
    var rest = unsafe withUnsafeBytes(of: UInt32(body.count).littleEndian) { unsafe Array($0) }[...] + body
    var given = given
    while !rest.isEmpty {
      let sent = unsafe rest.withUnsafeBytes { bytes in
        unsafe cshims_send_descriptor(descriptor, bytes.baseAddress, bytes.count, given)
      }
      if sent == -Int(EAGAIN) {
        var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = unsafe poll(&ready, 1, -1)
        continue
      }
      guard sent >= 0 else { return false }
      rest = rest.dropFirst(sent)
      given = -1
    }
    return true
  }

  /// Reads what has arrived. Returns false if nothing more will.
  mutating func fill() -> Bool {
    var part = [UInt8](repeating: 0, count: 1 << 16)
    var came: CInt = -1
    let count = unsafe part.withUnsafeMutableBytes { bytes in
      unsafe cshims_receive_descriptor(descriptor, bytes.baseAddress, bytes.count, &came)
    }
    if came >= 0 { received.append(came) }
    if count == -Int(EAGAIN) { return true }
    guard count > 0 else { return false }
    bytes += part[..<count]
    return true
  }

  /// The next message that has arrived as a whole.
  mutating func next() throws -> AppCheckpointMessage? {
    guard bytes.count >= 4 else { return nil }
    let length = bytes[..<4].reversed().reduce(0) { $0 << 8 | Int($1) }
    guard bytes.count >= 4 + length else { return nil }
    var body = PassedBytes(Array(bytes[4..<4 + length]))
    bytes.removeFirst(4 + length)
    return try AppCheckpointMessage(from: &body)
  }

  /// The descriptor that came with a message.
  mutating func takeDescriptor() -> CInt? { received.isEmpty ? nil : received.removeFirst() }

  /// Waits for the next message. Nil if the other end has gone.
  mutating func awaitNext() throws -> AppCheckpointMessage? {
    while true {
      if let message = try next() { return message }
      var ready = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      _ = unsafe poll(&ready, 1, -1)
      guard fill() else { return nil }
    }
  }

  func close() {
    for came in received { _ = Glibc.close(came) }
    _ = Glibc.close(descriptor)
  }
}
