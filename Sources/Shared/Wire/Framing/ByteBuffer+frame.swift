extension ByteBuffer {
  /// Appends a message as a frame of the base protocol (protocol §1).
  @inline(__always)
  package func append(frame body: UnsafeRawBufferPointer) {
    reserve(body.count + 40)
    append("Content-Length: ")
    append(decimal: Int64(body.count))
    append("\r\n\r\n")
    unsafe append(body)
  }
}
