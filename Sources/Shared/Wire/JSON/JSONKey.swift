/// The key of a member as it is written, with its quotation marks and the colon. A declaration makes it once.
///
/// Copies cost no reference count, because the memory is never released. Keys belong to declarations, which live as long
/// as the process.
///
/// `@unchecked`: the memory does not change after `init`.
///
/// `@safe`: the memory is never released.
@safe
public struct JSONKey: @unchecked Sendable {
  @usableFromInline let bytes: UnsafeRawBufferPointer

  public init(_ name: String) {
    let text = Array((JSONWriter.text { $0.value(name) } + ":").utf8)
    let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: text.count, alignment: 1)
    unsafe bytes.copyBytes(from: text)
    unsafe self.bytes = UnsafeRawBufferPointer(bytes)
  }
}
