/// The beginning of a text that many messages share. A declaration makes it once.
///
/// Copies cost no reference count, because the memory is never released, as with `JSONKey`.
///
/// `@unchecked`: the memory does not change after `init`.
///
/// `@safe`: the memory is never released.
@safe
@usableFromInline package struct JSONHead: @unchecked Sendable {
  let bytes: UnsafeRawBufferPointer

  /// - Parameter write: Writes the beginning. It may leave arrays and objects open.
  package init(_ write: (JSONWriter) -> Void) {
    let writer = JSONWriter()
    write(writer)
    let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: writer.buffer.count, alignment: 1)
    unsafe bytes.copyMemory(from: writer.buffer.bytes)
    unsafe self.bytes = UnsafeRawBufferPointer(bytes)
  }
}
