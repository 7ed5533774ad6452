/// How much of a connection's work may be on its way to the main queue: so that a peer that sends faster than is worked
/// off costs little memory, and leaves others their turn.
///
/// Work is counted in windows. Behind the last item of a window a mark follows it through the queues; when that comes
/// back, all of the window has been started. So counting costs an item one addition, on the bridge thread alone. What was
/// started no longer counts, for a command may well wait for a message that is still to be read.
struct InboundFlow: Equatable, Sendable {
  /// What one window holds.
  struct Window: Equatable, Sendable {
    var items: Int
    /// Bytes of text that the items were read from; the last one may go beyond them.
    var bytes: Int

    /// Few, so that drivers are served in turn.
    static let driver = Window(items: 8, bytes: 256 << 10)
    /// Many: a script's calls are run as they come, and none of the main queue's own work between those of one turn.
    static let script = Window(items: 512, bytes: 1 << 20)
  }

  /// Windows that may be on their way: while the one is worked off, the next is read.
  static let windows = 2

  var window: Window
  /// What was counted since the last mark.
  private var items = 0
  private var bytes = 0
  /// Marks that have not come back.
  private(set) var marks = 0

  init(_ window: Window) { self.window = window }

  /// Whether nothing more may be handed on until a mark comes back.
  var isFull: Bool { marks >= Self.windows }

  /// Counts an item that was handed on. True when a mark has to follow it.
  mutating func count(bytes: Int) -> Bool {
    self.items += 1
    self.bytes += bytes
    guard self.items >= window.items || self.bytes >= window.bytes else { return false }
    self.items = 0
    self.bytes = 0
    marks += 1
    return true
  }

  /// A mark has come back.
  mutating func workedOff() { marks -= 1 }
}
