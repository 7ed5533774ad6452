internal import NavbridgePages

/// The frames of a WebSocket (RFC 6455), as its server reads and writes them. A state machine without a connection.
struct WebSocketFrames {
  enum Kind: UInt8 {
    case text = 1
    case close = 8
    case ping = 9
    case pong = 10
  }

  enum Event: Equatable {
    case text(String)
    case ping([UInt8])
    /// The page ends the connection.
    case close
    /// The bytes are no frames of a page, or are too many. No event follows.
    case broken
  }

  /// The longest message, in bytes.
  private let limit: Int
  private var bytes: [UInt8] = []
  /// The number of bytes at the start that were read.
  private var at = 0
  /// The message whose last frame has not come; nil between messages. One that is no text is dropped.
  private var message: [UInt8]?
  private var isText = false
  private var isBroken = false

  init(limit: Int = 1 << 20) { self.limit = limit }

  mutating func append(_ more: ArraySlice<UInt8>) { bytes += more }

  /// Returns the next event; nil when more bytes are needed.
  mutating func next() -> Event? {
    while !isBroken, let frame = readFrame() {
      switch frame {
      case .event(let event):
        isBroken = event == .broken
        return event
      case .nothing: continue
      }
    }
    bytes.removeFirst(at)
    at = 0
    return nil
  }

  private enum Frame { case event(Event), nothing }

  /// Nil if it is not whole.
  private mutating func readFrame() -> Frame? {
    let rest = bytes[at...]
    guard rest.count >= 2 else { return nil }
    let (first, second) = (rest[at], rest[at + 1])
    let (isLast, code, short) = (first & 0x80 != 0, first & 0xf, Int(second & 0x7f))
    let isControl = code >= 8
    // A page masks its frames, and has agreed on no extension.
    guard second & 0x80 != 0, first & 0x70 == 0, !isControl || (isLast && short < 126) else { return .event(.broken) }
    let digits = short == 126 ? 2 : short == 127 ? 8 : 0
    guard rest.count >= 2 + digits + 4 else { return nil }
    let length =
      digits == 0 ? UInt64(short) : rest[(at + 2)..<(at + 2 + digits)].reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
    guard length <= UInt64(limit - (message?.count ?? 0)) else { return .event(.broken) }
    let start = at + 2 + digits + 4
    guard rest.endIndex - start >= Int(length) else { return nil }
    let mask = Array(rest[(start - 4)..<start])
    let payload = rest[start..<(start + Int(length))].enumerated().map { $1 ^ mask[$0 & 3] }
    at = start + Int(length)
    if isControl { return control(code, payload) }
    // A message goes on, or a new one begins.
    guard code <= 2, (code == 0) == (message != nil) else { return .event(.broken) }
    if code != 0 { isText = code == Kind.text.rawValue }
    let all = (message ?? []) + payload
    message = isLast ? nil : all
    return isLast && isText ? .event(.text(String(decoding: all, as: UTF8.self))) : .nothing
  }

  private func control(_ code: UInt8, _ payload: [UInt8]) -> Frame {
    switch Kind(rawValue: code) {
    case .close: .event(.close)
    case .ping: .event(.ping(payload))
    case .pong: .nothing
    case .text, nil: .event(.broken)
    }
  }

  /// A frame of the server.
  static func frame(_ kind: Kind, _ payload: some Collection<UInt8>) -> [UInt8] {
    let count = payload.count
    let digits = count < 126 ? 0 : count < 1 << 16 ? 2 : 8
    var frame: [UInt8] = [0x80 | kind.rawValue, digits == 0 ? UInt8(count) : digits == 2 ? 126 : 127]
    frame.reserveCapacity(10 + count)
    for digit in (0..<digits).reversed() { frame.append(UInt8(truncatingIfNeeded: count >> (8 * digit))) }
    return frame + payload
  }
}

/// The answer to the key of a request for a WebSocket (RFC 6455, section 4.2.2).
enum WebSocketKey {
  static func answer(to key: String) -> String {
    String(base64: sha1(Array((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").utf8)))
  }

  /// The digest of FIPS 180-4, which the handshake is defined by. It protects nothing here.
  static func sha1(_ message: [UInt8]) -> [UInt8] {
    var bytes = message + [0x80]
    while bytes.count % 64 != 56 { bytes.append(0) }
    for shift in (0..<8).reversed() { bytes.append(UInt8(truncatingIfNeeded: (message.count * 8) >> (8 * shift))) }
    var hash: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476, 0xc3d2_e1f0]
    func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 { word << count | word >> (32 - count) }
    for block in stride(from: 0, to: bytes.count, by: 64) {
      var words = (0..<16).map { word in
        bytes[(block + 4 * word)...].prefix(4).reduce(0 as UInt32) { $0 << 8 | UInt32($1) }
      }
      for at in 16..<80 { words.append(rotated(words[at - 3] ^ words[at - 8] ^ words[at - 14] ^ words[at - 16], 1)) }
      var (a, b, c, d, e) = (hash[0], hash[1], hash[2], hash[3], hash[4])
      for (at, word) in words.enumerated() {
        let (mix, constant): (UInt32, UInt32) =
          switch at {
          case ..<20: (b & c | ~b & d, 0x5a82_7999)
          case ..<40: (b ^ c ^ d, 0x6ed9_eba1)
          case ..<60: (b & c | b & d | c & d, 0x8f1b_bcdc)
          default: (b ^ c ^ d, 0xca62_c1d6)
          }
        let next = rotated(a, 5) &+ mix &+ e &+ constant &+ word
        (e, d, c, b, a) = (d, c, rotated(b, 30), a, next)
      }
      for (at, word) in [a, b, c, d, e].enumerated() { hash[at] &+= word }
    }
    return hash.flatMap { word in [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> $0) } }
  }
}
