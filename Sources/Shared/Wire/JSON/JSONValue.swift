import Glibc

/// One value of a parsed text, read in place. It retains its document; a copy costs a reference count.
public struct JSONValue: Sendable {
  /// The type of a value as it is written.
  public enum Kind: Sendable {
    /// Null.
    case null
    /// True or false.
    case bool
    /// A whole number that a signed integer of 64 bits can hold.
    case int
    /// A larger whole number, which an unsigned one can hold.
    case unsigned
    /// Any other number.
    case double
    /// A text.
    case string
    /// An array.
    case array
    /// An object.
    case object

    /// The kind of a word on the tape, by its tag.
    package init(tag: UInt8) {
      switch tag {
      case UInt8(ascii: "\""): self = .string
      case UInt8(ascii: "{"): self = .object
      case UInt8(ascii: "["): self = .array
      case UInt8(ascii: "l"): self = .int
      case UInt8(ascii: "d"): self = .double
      case UInt8(ascii: "t"), UInt8(ascii: "f"): self = .bool
      case UInt8(ascii: "u"): self = .unsigned
      default: self = .null
      }
    }
  }

  package let document: JSONDocument
  package let index: Int

  /// A null that belongs to no message.
  public static let null: JSONValue = try! JSONDocument("null").root

  private var word: UInt64 { unsafe document.tape[index] }
  private var tag: UInt8 { UInt8(truncatingIfNeeded: word >> 56) }

  /// The type of the value.
  public var kind: Kind { document.kind(index) }

  /// True for null.
  public var isNull: Bool { tag == UInt8(ascii: "n") }

  /// The flag; nil for a value of another type.
  public var bool: Bool? {
    switch tag {
    case UInt8(ascii: "t"): true
    case UInt8(ascii: "f"): false
    default: nil
    }
  }

  /// The value of a whole number that fits in 64 signed bits.
  public var int: Int64? {
    unsafe tag == UInt8(ascii: "l") ? Int64(bitPattern: document.tape[index + 1]) : nil
  }

  /// The value of any number, with a double's precision.
  public var double: Double? {
    switch tag {
    case UInt8(ascii: "l"): unsafe Double(Int64(bitPattern: document.tape[index + 1]))
    case UInt8(ascii: "u"): unsafe Double(document.tape[index + 1])
    case UInt8(ascii: "d"): unsafe Double(bitPattern: document.tape[index + 1])
    default: nil
    }
  }

  /// A copy of the text; nil for a value of another type.
  public var string: String? {
    unsafe withUTF8 { unsafe String(decoding: $0, as: UTF8.self) }
  }

  /// Calls `body` with a string's bytes, unescaped. Returns nil for any other value. The bytes are valid only within
  /// `body`.
  public func withUTF8<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result? {
    guard tag == UInt8(ascii: "\"") else { return nil }
    return unsafe body(Self.bytes(word, document))
  }

  /// Returns true if this value is the string `text`. It allocates no memory.
  public func isString(_ text: StaticString) -> Bool {
    unsafe tag == UInt8(ascii: "\"") && Self.equal(Self.bytes(word, document), text)
  }

  /// Returns true if this value is the string `text`. It allocates no memory.
  package func isExactly(_ text: String) -> Bool {
    unsafe withUTF8 { bytes in
      unsafe bytes.count == text.utf8.count
        && text.utf8.withContiguousStorageIfAvailable {
          unsafe memcmp(bytes.baseAddress!, $0.baseAddress!, bytes.count) == 0
        }
          ?? text.utf8.elementsEqual(bytes)
    } ?? false
  }

  // MARK: - Containers

  /// The number of items of an array or members of an object; 0 for any other value.
  public var count: Int {
    guard tag == UInt8(ascii: "[") || tag == UInt8(ascii: "{") else { return 0 }
    let counted = Int((word >> 32) & 0xFF_FFFF)
    // The count on the tape saturates at 2^24 - 1.
    return counted < 0xFF_FFFF ? counted : countOneByOne()
  }

  /// The value of a member; nil if there is none, or if this value is not an object. Of members with the same key it is
  /// the first.
  public subscript(key: StaticString) -> JSONValue? { unsafe member(key.utf8Start, key.utf8CodeUnitCount) }

  /// The value of the member with a declared key.
  package func member(_ key: JSONKey) -> JSONValue? {
    // The key is written with its quotation marks and the colon.
    unsafe member(key.bytes.baseAddress! + 1, key.bytes.count - 3)
  }

  @inline(__always)
  private func member(_ key: UnsafeRawPointer, _ count: Int) -> JSONValue? {
    guard tag == UInt8(ascii: "{") else { return nil }
    let end = contentEnd
    var at = index + 1
    while at < end {
      let name = unsafe Self.bytes(document.tape[at], document)
      if unsafe name.count == count && memcmp(name.baseAddress!, key, count) == 0 {
        return JSONValue(document: document, index: at + 1)
      }
      at = document.next(at + 1)
    }
    return nil
  }

  /// Calls `body` with each member's key and the index of its value, for callers that look for many keys at once. The
  /// key's bytes are valid only within `body`.
  @inline(__always)
  package func forEachRawMember(_ body: (UnsafeBufferPointer<UInt8>, _ value: Int) -> Void) {
    guard tag == UInt8(ascii: "{") else { return }
    let end = contentEnd
    var at = index + 1
    while at < end {
      unsafe body(Self.bytes(document.tape[at], document), at + 1)
      at = document.next(at + 1)
    }
  }

  /// Calls `body` with each member of an object, in order.
  public func forEachMember(_ body: (_ key: String, _ value: JSONValue) -> Void) {
    guard tag == UInt8(ascii: "{") else { return }
    let end = contentEnd
    var at = index + 1
    while at < end {
      let key = unsafe String(decoding: Self.bytes(document.tape[at], document), as: UTF8.self)
      let value = JSONValue(document: document, index: at + 1)
      body(key, value)
      at = value.next
    }
  }

  /// Returns the item of an array at a position, which must exist.
  public func item(_ position: Int) -> JSONValue {
    var at = index + 1
    for _ in 0..<position { at = document.next(at) }
    return self.at(at)
  }

  /// The items of an array; empty for any other value.
  public var items: JSONItems { JSONItems(self) }

  /// Returns another value of the same text, by its index on the tape.
  @inline(__always)
  package func at(_ place: Int) -> JSONValue { JSONValue(document: document, index: place) }

  /// The index of the word after this value.
  package var next: Int { document.next(index) }

  /// The index of a container's closing word.
  var contentEnd: Int { Int(word & 0xFFFF_FFFF) - 1 }

  /// Returns the kind of another value of the same text, by its index on the tape.
  @inline(__always)
  package func kind(at place: Int) -> Kind { unsafe Kind(tag: UInt8(truncatingIfNeeded: document.tape[place] >> 56)) }

  // MARK: - Copies

  /// A copy of this value that owns its content.
  public var json: JSON { document.json(at: index) }

  private func countOneByOne() -> Int {
    if tag == UInt8(ascii: "[") { return items.reduce(0) { total, _ in total + 1 } }
    var total = 0
    forEachMember { _, _ in total += 1 }
    return total
  }

  private static func bytes(_ word: UInt64, _ document: JSONDocument) -> UnsafeBufferPointer<UInt8> {
    unsafe document.text(of: word)
  }

  @inline(__always)
  private static func equal(_ bytes: UnsafeBufferPointer<UInt8>, _ text: StaticString) -> Bool {
    unsafe bytes.count == text.utf8CodeUnitCount
      && memcmp(bytes.baseAddress!, text.utf8Start, text.utf8CodeUnitCount) == 0
  }
}

/// The items of an array, in order.
public struct JSONItems: Sequence, IteratorProtocol, Sendable {
  private let document: JSONDocument?
  private var at: Int
  private let end: Int

  /// An empty sequence.
  public static let none = JSONItems()

  private init() {
    document = nil
    at = 0
    end = 0
  }

  package init(_ array: JSONValue) {
    document = array.document
    let isArray = array.kind == .array
    at = isArray ? array.index + 1 : 0
    end = isArray ? array.contentEnd : 0
  }

  public mutating func next() -> JSONValue? {
    guard at < end, let document else { return nil }
    let value = JSONValue(document: document, index: at)
    at = document.next(at)
    return value
  }

  /// Advances, and returns the kind of the next item without making a value of it.
  public mutating func nextKind() -> JSONValue.Kind? {
    guard at < end, let document else { return nil }
    let kind = document.kind(at)
    at = document.next(at)
    return kind
  }
}
