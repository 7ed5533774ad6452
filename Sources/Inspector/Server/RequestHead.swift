/// The head of an HTTP request (RFC 9112): its line and its fields.
struct RequestHead: Equatable {
  let method: String
  /// The path, without the query.
  let path: String
  /// The values by the names in small letters.
  private let fields: [String: String]

  /// The longest head, in bytes.
  static let limit = 16 << 10

  enum Reading: Equatable {
    /// The head, and the number of its bytes.
    case head(RequestHead, length: Int)
    case more
    case refused(status: Int)
  }

  /// Reads the head with which bytes begin.
  ///
  /// - Parameter seen: the number of bytes that were there when it was not whole.
  static func read(_ bytes: [UInt8], seen: Int = 0) -> Reading {
    guard let length = end(of: bytes, from: max(1, seen - 2)), length <= limit else {
      return bytes.count < limit ? .more : .refused(status: 431)
    }
    let lines = bytes[..<length].split(separator: 10, omittingEmptySubsequences: false).map { line in
      String(decoding: line.last == 13 ? line.dropLast() : line, as: UTF8.self)
    }
    // Behind the last line there are an empty one and its end.
    return RequestHead(lines.dropLast(2)).map { .head($0, length: length) } ?? .refused(status: 400)
  }

  /// The place after the first empty line that ends at a place or later.
  private static func end(of bytes: [UInt8], from start: Int) -> Int? {
    guard start < bytes.count else { return nil }
    for at in start..<bytes.count where bytes[at] == 10 {
      if bytes[at - 1] == 10 || (at > 1 && bytes[at - 1] == 13 && bytes[at - 2] == 10) { return at + 1 }
    }
    return nil
  }

  private init?(_ lines: some Collection<String>) {
    let words = lines.first?.split(separator: " ", omittingEmptySubsequences: false) ?? []
    guard words.count == 3, words.allSatisfy({ !$0.isEmpty }), words[2].hasPrefix("HTTP/1.") else { return nil }
    (method, path) = (String(words[0]), String(words[1].prefix { $0 != "?" }))
    var fields: [String: String] = [:]
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":"), colon > line.startIndex else { return nil }
      let name = line[..<colon].lowercased()
      let value = line[line.index(after: colon)...].drop { $0 == " " || $0 == "\t" }
      // Of two values nobody knows which one another reader would take.
      guard !name.contains(" "), fields[name] == nil || !Self.single.contains(name) else { return nil }
      fields[name] = String(value.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
    }
    self.fields = fields
  }

  /// The fields that a request has once.
  private static let single: Set = ["host", "origin", "sec-websocket-key", "sec-websocket-version"]

  /// The value of a field.
  ///
  /// - Parameter name: its name in small letters.
  subscript(_ name: String) -> String? { fields[name] }

  /// The key of a request for a WebSocket (RFC 6455, section 4.2.1); nil if it asks for something else.
  var socketKey: String? {
    func lists(_ name: String, _ word: String) -> Bool {
      self[name]?.split(separator: ",").contains { $0.lowercased().filter { $0 != " " } == word } ?? false
    }
    guard method == "GET", lists("upgrade", "websocket"), lists("connection", "upgrade"),
      self["sec-websocket-version"] == "13"
    else { return nil }
    return self["sec-websocket-key"]
  }
}
