#if Simdjson
internal import CSimdjson
internal import NavbridgeRuntime
import Synchronization

/// The idle parsers and documents of simdjson. A parser is used during a parse only, and so one usually serves all texts
/// and stays in the processor's cache. A document is used as long as its message is.
///
/// `@unchecked`: the pointers have no owner until a caller takes them.
///
/// `@safe`: a pointer that was taken has one user.
@safe
final class SimdjsonPool: @unchecked Sendable {
  static let shared = SimdjsonPool()

  /// A document's memory. It serves texts of up to `capacity` bytes, and is about ten times as large.
  ///
  /// `@safe`: each use of `pointer` is marked.
  @safe
  struct Document {
    let pointer: OpaquePointer
    /// The power of two that is the capacity.
    let exponent: UInt8

    var capacity: Int { 1 << Int(exponent) }
  }

  /// `@safe`: only the pool uses the documents, and only while they have no user.
  @safe
  private struct Idle {
    /// The idle documents by exponent.
    var documents = unsafe [[OpaquePointer]](repeating: [], count: Int.bitWidth)
    /// The sum of their capacities.
    var bytes = 0
  }

  /// The exponent of the smallest documents.
  private static let least: UInt8 = 10
  /// The largest sum of the capacities of idle documents, and the largest capacity of an idle parser. More is freed, so
  /// that a few large messages do not use memory for ever.
  private static let keptBytes = 1 << 20

  private let parser = unsafe Atomic<OpaquePointer?>(nil)
  /// A document of the smallest kind, which is taken without a lock. If each message is released before the next
  /// arrives, it is the only document.
  private let spare = unsafe Atomic<OpaquePointer?>(nil)
  private let idle = Guarded(Idle())

  func takeParser() -> OpaquePointer {
    if let parser = unsafe parser.exchange(nil, ordering: .acquiring) { return unsafe parser }
    guard let parser = unsafe csimdjson_parser_new(JSONDocument.depthLimit) else {
      fatalError("Out of memory for a parser.")
    }
    return unsafe parser
  }

  func give(parser: OpaquePointer) {
    let isKept =
      unsafe csimdjson_parser_capacity(parser) <= Self.keptBytes
      && self.parser.compareExchange(expected: nil, desired: parser, ordering: .releasing).exchanged
    if !isKept { unsafe csimdjson_parser_free(parser) }
  }

  /// Returns a document for a text of `length` bytes.
  func takeDocument(for length: Int) -> Document {
    let exponent = max(Self.least, UInt8(truncatingIfNeeded: Int.bitWidth - (max(1, length) - 1).leadingZeroBitCount))
    if exponent == Self.least, let spare = unsafe spare.exchange(nil, ordering: .acquiring) {
      return unsafe Document(pointer: spare, exponent: exponent)
    }
    let found = unsafe idle.withLock { idle -> OpaquePointer? in
      guard let found = unsafe idle.documents[Int(exponent)].popLast() else { return nil }
      idle.bytes -= 1 << Int(exponent)
      return unsafe found
    }
    guard let pointer = unsafe found ?? csimdjson_document_new(1 << Int(exponent)) else {
      fatalError("Out of memory for a text of JSON.")
    }
    return unsafe Document(pointer: pointer, exponent: exponent)
  }

  func give(_ document: Document) {
    if document.exponent == Self.least,
      unsafe spare.compareExchange(expected: nil, desired: document.pointer, ordering: .releasing).exchanged
    {
      return
    }
    let isKept = idle.withLock { idle in
      guard idle.bytes + document.capacity <= Self.keptBytes else { return false }
      unsafe idle.documents[Int(document.exponent)].append(document.pointer)
      idle.bytes += document.capacity
      return true
    }
    if !isKept { unsafe csimdjson_document_free(document.pointer) }
  }

  /// Frees all idle documents except one.
  func giveBack() {
    let freed = unsafe idle.withLock { idle in
      defer { idle = Idle() }
      return unsafe idle.documents
    }
    for exponent in unsafe freed.indices {
      for place in unsafe freed[exponent].indices { unsafe csimdjson_document_free(freed[exponent][place]) }
    }
  }
}
#endif
