import NavbridgeVocabulary
import NavbridgeWire

/// A text that may be JSON.
enum JSONInput {
  static func fault(of input: [UInt8]) -> String? {
    let read = JSONParser.available.map { parser in (parser, document(input, by: parser)) }
    let (first, expected) = read[0]
    for (parser, found) in read.dropFirst() {
      if let fault = difference(expected, found) { return "\(first.rawValue) and \(parser.rawValue) differ: \(fault)" }
    }
    if case .success(let document) = expected { return writingFault(of: document.root) }
    return nil
  }

  /// Parses bytes from a block of memory of their length and the padding, so that a reader that goes on is noticed.
  static func document(_ bytes: [UInt8], by parser: JSONParser = .standard) -> Result<JSONDocument, JSONError> {
    let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count + JSONDocument.padding, alignment: 1)
    defer { unsafe memory.deallocate() }
    unsafe memory.copyBytes(from: bytes)
    do throws(JSONError) {
      return .success(
        try unsafe JSONDocument(padded: UnsafeRawBufferPointer(rebasing: memory[..<bytes.count]), parser: parser))
    } catch {
      return .failure(error)
    }
  }

  private static func difference(
    _ one: Result<JSONDocument, JSONError>, _ other: Result<JSONDocument, JSONError>
  ) -> String? {
    switch (one, other) {
    case (.success(let one), .success(let other)):
      let (one, other) = (one.root.json.description, other.root.json.description)
      return one == other ? nil : "\(one) and \(other)."
    case (.failure, .failure): return nil
    // jansson refuses whole numbers from 2^63 to 2^64 - 1 (`JSONParser`).
    case (.success(let one), .failure(let error)):
      return hasUnsigned(one.root) ? nil : "the second refuses the text: \(error)"
    case (.failure(let error), .success): return "the first refuses the text: \(error)"
    }
  }

  private static func hasUnsigned(_ value: JSONValue) -> Bool {
    switch value.kind {
    case .unsigned: return true
    case .array: return value.items.contains(where: hasUnsigned)
    case .object:
      var found = false
      value.forEachMember { found = found || hasUnsigned($1) }
      return found
    default: return false
    }
  }

  /// Writes a value, and the copy that owns its content. Both texts are read back as the same value.
  private static func writingFault(of root: JSONValue) -> String? {
    let text = JSONWriter.text { $0.value(root.json) }
    guard case .success(let again) = document(Array(text.utf8)) else { return "The written text is refused: \(text)" }
    let twice = again.root.json.description
    guard twice == text else { return "\(text) is read back as \(twice)." }
    let copied = JSONWriter.text { $0.value(root) }
    guard case .success(let copy) = document(Array(copied.utf8)), copy.root.json.description == text else {
      return "The copied text \(copied) is not read back as \(text)."
    }
    return nil
  }
}
