import Glibc
internal import NavbridgeRuntime
internal import NavbridgeWire

/// Writes the records of a test file to standard output, each as a frame of the base protocol (protocol §1).
enum RecordWriter {
  /// Writes one record. The process ends if nobody reads it.
  static func write(_ record: JSON) {
    let writer = JSONWriter()
    writer.value(record)
    let frame = ByteBuffer(capacity: writer.buffer.count + 40)
    unsafe frame.append(frame: writer.buffer.bytes)
    if unsafe !SystemFiles.write(frame.bytes, to: STDOUT_FILENO) { _exit(EX_IOERR) }
  }
}
