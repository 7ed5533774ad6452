/// The beginning of a text that many messages share. A declaration makes it once.
///
/// Copies cost no reference count, because the memory is never released, as with `JSONKey`.
///
/// `@unchecked`: the memory does not change after `init`.
@usableFromInline package struct JSONHead: @unchecked Sendable {
  let bytes: UnsafeRawBufferPointer

  /// - Parameter write: Writes the beginning. It may leave arrays and objects open.
  package init(_ write: (JSONWriter) -> Void) {
    let writer = JSONWriter()
    write(writer)
    let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: writer.buffer.count, alignment: 1)
    bytes.copyMemory(from: writer.buffer.bytes)
    self.bytes = UnsafeRawBufferPointer(bytes)
  }
}
