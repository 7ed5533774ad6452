internal import NavbridgeVocabulary
internal import NavbridgeWire

/// A URL, split into the parts that templates compare and parameters come from (native-router §11). It does not depend
/// on any template.
struct DeeplinkURL: Equatable {
  /// In lower case.
  let scheme: String
  /// The host in lower case, without user and port. Nil if the URL has no authority or is a link of a custom scheme,
  /// whose host is the first segment of its path.
  let host: String?
  /// The decoded segments of the path, without empty ones.
  let segments: [String]
  /// The decoded items of the query, in their order.
  let query: [(key: String, value: String)]
  /// The fragment, which is not decoded. Nil if it is missing or empty.
  let fragment: String?

  /// The schemes of the web, whose host is a server and no part of the path.
  static let webSchemes: Set<String> = ["http", "https"]

  static func == (one: Self, other: Self) -> Bool {
    one.scheme == other.scheme && one.host == other.host && one.segments == other.segments
      && one.query.elementsEqual(other.query, by: ==) && one.fragment == other.fragment
  }

  /// Returns the scheme of a URL in lower case. Nil for a text that has none.
  static func scheme(of text: String) -> String? {
    guard let colon = text.firstIndex(of: ":") else { return nil }
    let scheme = text[..<colon].lowercased()
    guard let first = scheme.utf8.first, UInt8(ascii: "a")...UInt8(ascii: "z") ~= first,
      scheme.utf8.allSatisfy(isSchemeByte)
    else { return nil }
    return scheme
  }

  private static func isSchemeByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: "+-.".utf8.contains(byte)
    }
  }

  /// Splits a URL. Throws for a text that is not a URL.
  init(_ text: String) throws(NativeRouterError) {
    guard let scheme = Self.scheme(of: text) else { throw .badURL(text, "it does not begin with a scheme") }
    if text.utf8.contains(where: { $0 <= 0x20 || $0 == 0x7F }) {
      throw .badURL(text, "it contains a space or a control character, which must be percent-encoded")
    }
    var rest = text[text.firstIndex(of: ":")!...].dropFirst()
    let fragment = Self.cut(&rest, at: "#")
    let query = Self.cut(&rest, at: "?")
    var path = rest
    var host: String?
    if rest.hasPrefix("//") {
      let authority = rest.dropFirst(2).prefix { $0 != "/" }
      path = rest[authority.endIndex...]
      if Self.webSchemes.contains(scheme) { host = Self.host(in: authority) } else { path = authority + path }
    }
    self.scheme = scheme
    self.host = host
    segments = try path.split(separator: "/").map { (segment) throws(NativeRouterError) in
      try Self.decoded(segment, of: text)
    }
    self.query = try Self.pairs(query ?? "", of: text)
    // The form of a fragment depends on the template, but its encoding does not.
    if let fragment { _ = try Self.decoded(fragment, of: text) }
    self.fragment = fragment.flatMap { $0.isEmpty ? nil : String($0) }
  }

  /// Removes what follows the first `mark`, and the mark itself. Returns what followed, or nil if there is no mark.
  private static func cut(_ text: inout Substring, at mark: Character) -> Substring? {
    guard let index = text.firstIndex(of: mark) else { return nil }
    defer { text = text[..<index] }
    return text[index...].dropFirst()
  }

  private static func host(in authority: Substring) -> String {
    let server = authority.lastIndex(of: "@").map { authority[$0...].dropFirst() } ?? authority
    return server.prefix { $0 != ":" }.lowercased()
  }

  /// Returns the decoded items of a query. A plus sign is a space; an item without '=' has an empty value.
  static func pairs(_ query: Substring, of url: String) throws(NativeRouterError) -> [(key: String, value: String)] {
    var pairs: [(key: String, value: String)] = []
    for item in query.split(separator: "&") {
      let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      pairs.append(
        (
          key: try decoded(parts[0], of: url, plusIsSpace: true),
          value: parts.count > 1 ? try decoded(parts[1], of: url, plusIsSpace: true) : ""
        ))
    }
    return pairs
  }

  static func decoded(
    _ text: Substring, of url: String, plusIsSpace: Bool = false
  ) throws(NativeRouterError) -> String {
    guard let decoded = String(percentDecoding: text, plusIsSpace: plusIsSpace) else {
      throw .badURL(url, "'\(text)' is not percent-encoded UTF-8")
    }
    return decoded
  }
}

extension String {
  /// Decodes a percent-encoded text. Returns nil if a percent sign is not followed by two hexadecimal digits, or if the
  /// bytes are not UTF-8.
  init?(percentDecoding text: Substring, plusIsSpace: Bool = false) {
    var bytes: [UInt8] = []
    var rest = text.utf8.makeIterator()
    while let byte = rest.next() {
      switch byte {
      case UInt8(ascii: "%"):
        guard let high = rest.next().flatMap(Self.digit), let low = rest.next().flatMap(Self.digit) else { return nil }
        bytes.append(high << 4 | low)
      case UInt8(ascii: "+") where plusIsSpace: bytes.append(UInt8(ascii: " "))
      default: bytes.append(byte)
      }
    }
    self.init(validating: bytes, as: UTF8.self)
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}

extension NativeRouterError {
  /// The error of a text with which no template can be compared.
  static func badURL(_ url: String, _ reason: String) -> NativeRouterError {
    NativeRouterError(.badURL, "'\(cut: url)' is not a URL: \(reason).")
  }
}
