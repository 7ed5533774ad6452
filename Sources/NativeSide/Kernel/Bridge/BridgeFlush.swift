internal import NavbridgeRuntime
internal import NavbridgeWire

/// The calls of one `bridge/flushQueue` that are still to be started (protocol §4).
struct BridgeFlush {
  private var modules: JSONItems
  private var methods: JSONItems
  private var arguments: JSONItems
  private let firstCall: Int64
  private let isComplete: Bool
  private var index = 0
  /// The average number of the message's bytes for each call.
  let bytesEach: Int

  init(_ params: JSONValue?, bytes: Int) {
    var fields = params?.items ?? JSONItems.none
    let modules = fields.next()
    self.modules = modules?.items ?? JSONItems.none
    bytesEach = bytes / max(1, modules?.count ?? 0)
    methods = fields.next()?.items ?? JSONItems.none
    let arguments = fields.next()
    self.arguments = arguments?.items ?? JSONItems.none
    isComplete = arguments != nil
    firstCall = fields.next()?.int ?? 0
  }

  /// A call as it stands in the flush. A part is nil if its array is too short.
  struct Entry {
    let module: JSONValue?
    let method: JSONValue?
    let arguments: JSONValue?
    let index: Int
  }

  /// The number of a call in the script context, by which errors name it.
  func callID(of entry: Entry) -> Int64 { firstCall &+ Int64(entry.index) }

  /// Returns the next call. A flush that is no flush has one entry without parts.
  @inline(__always)
  mutating func next() -> Entry? {
    let entry = Entry(module: modules.next(), method: methods.next(), arguments: arguments.next(), index: index)
    if entry.isEmpty && (index > 0 || isComplete) { return nil }
    index += 1
    return entry
  }
}

extension BridgeFlush.Entry {
  var isEmpty: Bool { module == nil && method == nil && arguments == nil }
}
