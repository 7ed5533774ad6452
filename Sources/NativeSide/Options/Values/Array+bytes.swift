import Glibc

extension [UInt8] {
  /// Whether these are the bytes of a text that is read in place.
  @inline(__always)
  func isSame(as text: UnsafeBufferPointer<UInt8>) -> Bool {
    count == text.count && (isEmpty || memcmp(self, text.baseAddress!, count) == 0)
  }
}
