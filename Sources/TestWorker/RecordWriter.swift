import Glibc
internal import NavbridgeWire

/// Writes the records of a test file to standard output, each as a frame of the base protocol (protocol §1).
enum RecordWriter {
  /// Writes one record. The process ends if nobody reads it.
  static func write(_ record: JSON) {
    let writer = JSONWriter()
    writer.value(record)
    let frame = ByteBuffer(capacity: writer.buffer.count + 40)
    frame.append(frame: writer.buffer.bytes)
    var rest = frame.bytes[...]
    while !rest.isEmpty {
      let count = Glibc.write(STDOUT_FILENO, UnsafeRawBufferPointer(rebasing: rest).baseAddress!, rest.count)
      if count <= 0 && errno != EINTR && errno != EAGAIN { _exit(EX_IOERR) }
      rest = rest.dropFirst(max(0, count))
    }
  }
}
