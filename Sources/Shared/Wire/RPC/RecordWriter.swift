internal import Glibc
internal import NavbridgeRuntime

/// Writes the records of a worker, each as a frame of the base protocol (protocol §1).
package enum RecordWriter {
  /// Writes one record. The process ends if nobody reads it.
  package static func write(_ record: JSON) { write(record, to: STDOUT_FILENO) }

  package static func write(_ record: JSON, to descriptor: CInt) {
    let writer = JSONWriter()
    writer.value(record)
    let frame = ByteBuffer(capacity: writer.buffer.count + 40)
    unsafe frame.append(frame: writer.buffer.bytes)
    if unsafe !SystemFiles.write(frame.bytes, to: descriptor) { _exit(EX_IOERR) }
  }
}
