internal import NavbridgeWire

/// Limits the work of a connection that is on its way to the main queue. A peer that sends faster than its messages are
/// processed then costs little memory, and other peers get their turn.
///
/// Work is counted in windows. A mark follows the last item of a window through the queues. When the mark comes back,
/// all items of the window have been started. Counting therefore costs one addition for each item, on the bridge thread
/// only. Items that were started no longer count, because a command may wait for a message that has not been read yet.
struct InboundFlow: Equatable, Sendable {
  /// The size of a window.
  struct Window: Equatable, Sendable {
    var items: Int
    /// The number of bytes of text from which the items were read. The last item may exceed it.
    var bytes: Int
    /// The number of items in the first window of which more follow. Nil if it is `items`.
    var first: Int?

    /// A small window, so that drivers are served in turn. Nobody knows the cost of a driver's request before it has
    /// run, so requests that follow each other without a pause begin with one at a time.
    static let driver = Window(items: 8, bytes: 256 << 10, first: 1)
    /// A large window, so that a script's calls run as they arrive, and no other work of the main queue runs between
    /// the calls of one turn.
    static let script = Window(items: 512, bytes: 1 << 20)
  }

  /// The number of windows that may be on their way: while one is processed, the next one is read.
  static let windows = 2

  /// The work of a window, in nanoseconds, from which on the next window has one item.
  private static let muchWork = TurnOrder.share / 4

  var window: Window { didSet { together = window.first ?? window.items } }
  /// The number of items of which the next window consists if more follow.
  private(set) var together: Int
  /// True if the last mark ended a window that is smaller than it could be.
  private var isCautious = false
  /// The number of items that were counted since the last mark; `bytes` is their size.
  private var items = 0
  private var bytes = 0
  /// The number of marks that have not come back.
  private(set) var marks = 0

  init(_ window: Window) {
    self.window = window
    together = window.first ?? window.items
  }

  /// True when no more items may be handed on until a mark comes back.
  var isFull: Bool { marks >= Self.windows || (isCautious && marks > 0) }

  /// Counts an item that was handed on. Returns true when a mark has to follow it.
  ///
  /// - Parameter isFollowed: true if more items have arrived.
  mutating func count(bytes: Int, isFollowed: Bool = false) -> Bool {
    self.items += 1
    self.bytes += bytes
    guard self.items >= (isFollowed ? together : window.items) || self.bytes >= window.bytes else { return false }
    isCautious = isFollowed && together < window.items
    self.items = 0
    self.bytes = 0
    marks += 1
    return true
  }

  /// Called when a mark has come back. Windows grow while their items cost little.
  ///
  /// - Parameter work: the work of the window's items, in nanoseconds.
  mutating func windowFinished(work: Int64 = 0) {
    marks -= 1
    guard let first = window.first else { return }
    together = work < Self.muchWork ? min(window.items, together * 2) : first
  }
}

/// The members of a JSON-RPC batch that are still to be handed on.
struct InboundBatch {
  private var members: JSONItems
  /// The average number of the text's bytes for each member.
  let bytesEach: Int
  let reply: BatchReply

  init(_ batch: JSONValue, bytes: Int, from peer: Peer) {
    members = batch.items
    bytesEach = bytes / max(1, batch.count)
    reply = BatchReply(to: peer)
  }

  mutating func next() -> JSONValue? { members.next() }
}
