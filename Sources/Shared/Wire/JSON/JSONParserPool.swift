#if Simdjson
internal import CSimdjson
internal import NavbridgeRuntime
import Synchronization

/// A pool of idle parsers.
///
/// `@unchecked`: the pointers in `spare` and `idle` have no owner until a caller takes them.
final class JSONParserPool: @unchecked Sendable {
  static let shared = JSONParserPool()

  /// A parser that has grown beyond this capacity is not kept, so that one large message does not use memory for ever.
  private static let keptCapacity = 1 << 20
  private static let keptCount = 256

  /// A parser that is taken without a lock. If each message is released before the next arrives, it is the only parser.
  private let spare = Atomic<OpaquePointer?>(nil)
  private let idle = Guarded<[OpaquePointer]>([])

  /// Frees all idle parsers except one.
  func giveBack() {
    let freed = idle.withLock { idle in
      defer { idle = [] }
      return idle
    }
    for parser in freed { csimdjson_parser_free(parser) }
  }

  func take() -> OpaquePointer {
    if let parser = spare.exchange(nil, ordering: .acquiring) ?? idle.withLock({ $0.popLast() }) { return parser }
    guard let parser = csimdjson_parser_new(JSONDocument.depthLimit) else { fatalError("Out of memory for a parser.") }
    return parser
  }

  func give(_ parser: OpaquePointer) {
    guard csimdjson_parser_capacity(parser) <= Self.keptCapacity else { return csimdjson_parser_free(parser) }
    if spare.compareExchange(expected: nil, desired: parser, ordering: .releasing).exchanged { return }
    let isKept = idle.withLock { idle in
      guard idle.count < Self.keptCount else { return false }
      idle.append(parser)
      return true
    }
    if !isKept { csimdjson_parser_free(parser) }
  }
}
#endif
