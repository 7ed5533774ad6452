#if JavaScript
internal import CJavaScriptCore

/// Converts the engine's strings to UTF-8, and UTF-8 to the engine's strings.
enum JSContextText {
  private static let stackLimit = 2048

  /// Makes a string of UTF-8 bytes.
  ///
  /// The engine's own conversion takes 27 instructions per byte. Most texts are ASCII, which a plain loop widens to
  /// UTF-16 many bytes at a time.
  static func string(_ bytes: UnsafeRawBufferPointer) -> JSStringRef {
    unsafe withUnsafeTemporaryAllocation(of: UInt16.self, capacity: bytes.count) { units in
      if unsafe widen(bytes, to: units) { return unsafe JSStringCreateWithCharacters(units.baseAddress, units.count) }
      let units = unsafe Array(String(decoding: bytes, as: UTF8.self).utf16)
      return unsafe JSStringCreateWithCharacters(units, units.count)
    }
  }

  /// Widens each byte. Returns true if all bytes were ASCII, so that the units are the text's UTF-16.
  private static func widen(_ bytes: UnsafeRawBufferPointer, to units: UnsafeMutableBufferPointer<UInt16>) -> Bool {
    guard let from = unsafe bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), let to = units.baseAddress else {
      return true
    }
    var all: UInt8 = 0
    // The loop has no early exit, because the compiler vectorises it only then.
    for at in 0..<bytes.count {
      unsafe to[at] = UInt16(from[at])
      unsafe all |= from[at]
    }
    return all < 0x80
  }

  /// Returns a string that may have lone surrogates, at which the engine's own conversion to UTF-8 stops.
  static func text(_ string: JSStringRef) -> String {
    let units = unsafe UnsafeBufferPointer(start: JSStringGetCharactersPtr(string), count: JSStringGetLength(string))
    return unsafe String(decoding: units, as: UTF16.self)
  }

  /// Calls `body` with the bytes of a string without lone surrogates. A short string's bytes are on the stack.
  static func withUTF8<Result>(_ string: JSStringRef, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    let capacity = unsafe JSStringGetMaximumUTF8CStringSize(string)
    if capacity <= stackLimit {
      return unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: capacity) { unsafe read(string, $0, body) }
    }
    let buffer = UnsafeMutableBufferPointer<CChar>.allocate(capacity: capacity)
    defer { unsafe buffer.deallocate() }
    return unsafe read(string, buffer, body)
  }

  private static func read<Result>(
    _ string: JSStringRef, _ buffer: UnsafeMutableBufferPointer<CChar>, _ body: (UnsafeRawBufferPointer) -> Result
  ) -> Result {
    let count = unsafe JSStringGetUTF8CString(string, buffer.baseAddress, buffer.count)
    return unsafe body(UnsafeRawBufferPointer(start: buffer.baseAddress, count: max(0, count - 1)))
  }
}
#endif
