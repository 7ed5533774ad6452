internal import OrderedCollections

/// A message to a page.
enum PageMessage: Sendable {
  case text(String)
  /// A list that is sent in portions, `{"type": NAME, NAME: […]}`. A portion is written when it is sent, so that a long list
  /// that waits takes no memory of its own.
  case list(name: String, texts: ArraySlice<String>)

  /// The elements, and about the bytes, of one portion.
  static let (portion, portionBytes) = (2000, 128 << 10)

  /// The bytes of what is to be sent.
  var bytes: Int {
    switch self {
    case .text(let text): text.utf8.count
    case .list(_, let texts): texts.reduce(0) { $0 + $1.utf8.count + 1 }
    }
  }

  /// Takes the next portion. Nil if nothing is left.
  mutating func next() -> (text: String, bytes: Int)? {
    switch self {
    case .text(let text):
      self = .list(name: "", texts: [])
      return (text, text.utf8.count)
    case .list(let name, let texts):
      guard !texts.isEmpty else { return nil }
      var (end, bytes) = (texts.startIndex, 0)
      while end < texts.endIndex, end - texts.startIndex < Self.portion, bytes < Self.portionBytes {
        bytes += texts[end].utf8.count + 1
        end += 1
      }
      self = .list(name: name, texts: texts[end...])
      return ("{\"type\":\"\(name)\",\"\(name)\":[\(texts[..<end].joined(separator: ","))]}", bytes)
    }
  }
}

/// What waits to be sent to a page. A state machine without a connection.
struct PageOutbox {
  private enum State { case open, full, closed }

  /// What is to be done next.
  enum Step: Equatable {
    case send(String)
    /// The page is told that its connection ends.
    case close
    case rest
  }

  /// The bytes that may wait for a page. A page with more is cut off: it connects again and gets the present state.
  static let limit = 256 << 20

  private let limit: Int
  private var state = State.open
  private var messages: [PageMessage] = []
  /// The number of messages at the start that were taken.
  private var taken = 0
  /// The bytes of what waits.
  private(set) var waiting = 0
  /// True from the first message until `next` has returned that nothing is left.
  private var isBusy = false

  init(limit: Int = Self.limit) { self.limit = limit }

  /// Takes a message. Returns true if somebody must begin to ask for what is next.
  mutating func add(_ message: PageMessage) -> Bool {
    guard state == .open else { return false }
    waiting += message.bytes
    messages.append(message)
    if waiting > limit {
      drop()
      state = .full
    }
    defer { isBusy = true }
    return !isBusy
  }

  /// Returns what is next. Nobody needs to ask again after `rest`, until `add` has returned true.
  mutating func next() -> Step {
    if state == .full {
      state = .closed
      return .close
    }
    while taken < messages.count {
      if let (text, bytes) = messages[taken].next() {
        waiting -= bytes
        return .send(text)
      }
      taken += 1
    }
    drop()
    isBusy = false
    return .rest
  }

  /// The page is gone, or can be sent nothing more. What waits is dropped, and all that comes.
  mutating func close() {
    drop()
    state = .closed
  }

  private mutating func drop() { (messages, taken, waiting) = ([], 0, 0) }
}
