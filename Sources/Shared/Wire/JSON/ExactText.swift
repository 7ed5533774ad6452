import Glibc

/// A text that is compared byte for byte, as iOS compares ids and names. Swift considers two strings equal if they look
/// the same (`é` as one scalar, or as two). Used for keys of dictionaries and members of sets.
public struct ExactText: Hashable, Sendable, Comparable {
  public let text: String

  @inlinable public init(_ text: String) { self.text = text }

  public static func == (a: ExactText, b: ExactText) -> Bool { a.text.isExactly(b.text) }
  public static func < (a: ExactText, b: ExactText) -> Bool { a.text.utf8.lexicographicallyPrecedes(b.text.utf8) }

  public func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { unsafe hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    // Terminates the text, so that no text's bytes are a prefix of another's.
    hasher.combine(0xFF as UInt8)
  }
}

extension ExactText: ExpressibleByStringLiteral, CustomStringConvertible {
  public init(stringLiteral value: String) { text = value }
  public var description: String { text }
}

extension String {
  /// Returns true if this string has the same bytes as `other`. Returns false if `other` is nil.
  public func isExactly(_ other: String?) -> Bool {
    guard let other, utf8.count == other.utf8.count else { return false }
    let isSame = unsafe utf8.withContiguousStorageIfAvailable { mine in
      unsafe other.utf8.withContiguousStorageIfAvailable { theirs in
        unsafe mine.isEmpty || memcmp(mine.baseAddress!, theirs.baseAddress!, mine.count) == 0
      }
    }
    return (isSame ?? nil) ?? utf8.elementsEqual(other.utf8)
  }
}
