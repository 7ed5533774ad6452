internal import CShims
import Glibc
import Synchronization

/// A count of bytes of memory that exist for one purpose, such as one connection. Any thread may use it.
package final class KeptBytes: Sendable {
  private let bytes = Atomic<Int>(0)

  package init() {}

  package var count: Int { bytes.load(ordering: .relaxed) }

  /// - Parameter change: below zero if memory was released.
  package func add(_ change: Int) { bytes.wrappingAdd(change, ordering: .relaxed) }
}

/// Memory that was allocated for a peak and is no longer needed.
public enum SpareMemory {
  /// Returns memory to the system: idle documents, and the freed memory that the C library holds. It takes some
  /// milliseconds after a flood, so it is called when nothing is left to do.
  public static func giveBack() {
    #if Simdjson
    SimdjsonPool.shared.giveBack()
    #endif
    cshims_give_back_memory()
  }
}

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

  /// A name with its bytes and escapes, which are made once.
  public init(_ name: String) {
    let text = Array((JSONWriter.text { $0.value(name) } + ":").utf8)
    let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: text.count, alignment: 1)
    unsafe bytes.copyBytes(from: text)
    unsafe self.bytes = UnsafeRawBufferPointer(bytes)
  }
}

/// A text that is compared byte for byte, as iOS compares ids and names. Swift considers two strings equal if they look
/// the same (`é` as one scalar, or as two). Used for keys of dictionaries and members of sets.
public struct ExactText: Hashable, Sendable, Comparable {
  /// The text.
  public let text: String

  /// A text that equals only the same characters in the same form.
  @inlinable public init(_ text: String) { self.text = text }

  /// The lengths are compared first, and in the caller: most keys of an object differ in them.
  @inlinable public static func == (a: ExactText, b: ExactText) -> Bool {
    a.text.utf8.count == b.text.utf8.count && a.text.isExactly(b.text)
  }
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
