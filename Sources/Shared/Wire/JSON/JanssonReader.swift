internal import CJansson
internal import Glibc

/// Parses texts with jansson, and writes the values to a tape in the format that `JSONValue` reads.
///
/// `@safe`: the memory is freed, or given away with the tape, only after the reader's last use.
@safe
struct JanssonReader {
  private let words: UnsafeMutablePointer<UInt64>
  private let strings: UnsafeMutablePointer<UInt8>
  private var wordCount = 0
  private var stringBytes = 0
  /// The bytes that replace a NUL in the text that jansson parses; empty if no NUL was replaced.
  private let nul: [UInt8]

  /// - Parameter length: the length of the text. A value takes at most two words for each of its characters. A string
  ///   takes five bytes more than its content, where the text has two quotation marks.
  private init(length: Int, nul: [UInt8]) {
    self.nul = nul
    guard let words = unsafe malloc(8 * (2 * length + 8)), let strings = unsafe malloc(5 * length + 8) else {
      fatalError("Out of memory for a text of JSON.")
    }
    unsafe self.words = words.assumingMemoryBound(to: UInt64.self)
    unsafe self.strings = strings.assumingMemoryBound(to: UInt8.self)
  }

  static func read(_ text: UnsafeRawBufferPointer) throws(JSONError) -> JSONTape {
    guard let start = text.baseAddress, unsafe text.contains(where: { !isBlank($0) }) else { throw .empty }
    // jansson ignores a NUL after a number.
    guard unsafe memchr(start, 0, text.count) == nil else { throw .malformed }
    var error = json_error_t()
    if let root = unsafe load(text, &error) { return try unsafe tape(of: root, length: text.count, nul: []) }
    guard unsafe json_error_code(&error) == json_error_null_byte_in_key, let changed = unsafe NULFreeText(text) else {
      throw reason(error)
    }
    guard let root = unsafe changed.bytes.withUnsafeBytes({ unsafe load($0, &error) }) else { throw reason(error) }
    return try unsafe tape(of: root, length: text.count, nul: changed.placeholder)
  }

  private static func load(_ text: UnsafeRawBufferPointer, _ error: inout json_error_t) -> UnsafeMutablePointer<json_t>?
  {
    let flags = Int(JSON_DECODE_ANY | JSON_ALLOW_NUL)
    return unsafe json_loadb(text.baseAddress!.assumingMemoryBound(to: CChar.self), text.count, flags, &error)
  }

  /// Takes ownership of `root`.
  private static func tape(
    of root: UnsafeMutablePointer<json_t>, length: Int, nul: [UInt8]
  ) throws(JSONError) -> JSONTape {
    defer { unsafe json_decref(root) }
    var reader = JanssonReader(length: length, nul: nul)
    do throws(JSONError) {
      return try unsafe reader.tape(of: root)
    } catch {
      unsafe free(reader.words)
      unsafe free(reader.strings)
      throw error
    }
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") || byte == UInt8(ascii: "\t")
  }

  private static func reason(_ error: json_error_t) -> JSONError {
    var error = error
    return switch unsafe json_error_code(&error) {
    case json_error_invalid_utf8: .notUTF8
    case json_error_stack_overflow: .tooDeep
    case json_error_out_of_memory: fatalError("Out of memory for a text of JSON.")
    default: .malformed
    }
  }

  private mutating func tape(of root: UnsafeMutablePointer<json_t>) throws(JSONError) -> JSONTape {
    wordCount = 1
    try unsafe write(root, depth: 0)
    unsafe words[0] = Self.word("r", UInt64(wordCount))
    append("r", 0)
    return unsafe JSONTape(words: words, strings: strings, memory: .own)
  }

  private mutating func write(_ value: UnsafeMutablePointer<json_t>, depth: Int) throws(JSONError) {
    switch unsafe value.pointee.type {
    case JSON_TRUE: append("t", 0)
    case JSON_FALSE: append("f", 0)
    case JSON_INTEGER: unsafe append("l", UInt64(bitPattern: Int64(json_integer_value(value))))
    case JSON_REAL: unsafe append("d", json_real_value(value).bitPattern)
    case JSON_STRING: unsafe appendText(json_string_value(value), json_string_length(value))
    case JSON_ARRAY:
      let count = unsafe json_array_size(value)
      try container("[", "]", count: count, depth: depth + 1) { reader, depth throws(JSONError) in
        for index in 0..<count { try unsafe reader.write(json_array_get(value, index), depth: depth) }
      }
    case JSON_OBJECT:
      try unsafe container("{", "}", count: json_object_size(value), depth: depth + 1) {
        reader, depth throws(JSONError) in
        var iterator = unsafe json_object_iter(value)
        while let member = unsafe iterator {
          let key = unsafe json_object_iter_key(member)!
          unsafe reader.appendText(key, strlen(key))
          try unsafe reader.write(json_object_iter_value(member), depth: depth)
          unsafe iterator = json_object_iter_next(value, member)
        }
      }
    default: append("n", 0)
    }
  }

  private mutating func container(
    _ opening: Unicode.Scalar, _ closing: Unicode.Scalar, count: Int, depth: Int,
    _ content: (inout JanssonReader, Int) throws(JSONError) -> Void
  ) throws(JSONError) {
    guard depth <= JSONDocument.depthLimit else { throw .tooDeep }
    let start = wordCount
    wordCount += 1
    try content(&self, depth)
    append(closing, UInt64(start))
    unsafe words[start] = Self.word(opening, UInt64(wordCount) | UInt64(min(count, 0xFF_FFFF)) << 32)
  }

  /// Appends a value of one word. A number's value follows in a second word.
  private mutating func append(_ tag: Unicode.Scalar, _ payload: UInt64) {
    let isNumber = tag == "l" || tag == "d"
    unsafe words[wordCount] = Self.word(tag, isNumber ? 0 : payload)
    wordCount += 1
    guard isNumber else { return }
    unsafe words[wordCount] = payload
    wordCount += 1
  }

  private mutating func appendText(_ bytes: UnsafePointer<CChar>, _ count: Int) {
    append("\"", UInt64(stringBytes))
    let place = unsafe UnsafeMutableRawPointer(strings + stringBytes)
    let kept = unsafe copy(UnsafeRawBufferPointer(start: bytes, count: count), to: place + 4)
    unsafe place.storeBytes(of: UInt32(kept), as: UInt32.self)
    unsafe (place + 4 + kept).storeBytes(of: 0, as: UInt8.self)
    stringBytes += 5 + kept
  }

  /// Copies a string and restores its NULs. Returns the number of bytes.
  private func copy(_ bytes: UnsafeRawBufferPointer, to place: UnsafeMutableRawPointer) -> Int {
    guard !nul.isEmpty else {
      if let start = bytes.baseAddress { unsafe place.copyMemory(from: start, byteCount: bytes.count) }
      return bytes.count
    }
    var (from, to) = (0, 0)
    while from < bytes.count {
      let isNUL = unsafe bytes[from...].starts(with: nul)
      unsafe place.storeBytes(of: isNUL ? 0 : bytes[from], toByteOffset: to, as: UInt8.self)
      from += isNUL ? nul.count : 1
      to += 1
    }
    return to
  }

  private static func word(_ tag: Unicode.Scalar, _ payload: UInt64) -> UInt64 { UInt64(tag.value) << 56 | payload }
}
