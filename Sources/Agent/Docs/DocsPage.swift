internal import CResources
internal import NavbridgeWire

/// A page of the documentation, which is a part of the program.
struct DocsPage: Sendable {
  /// The path in docs/, such as `schedules.md`.
  let path: String
  let text: String

  private static let scheme = "navbridge://docs/"
  private static let search = "navbridge://search/"

  static let all: [DocsPage] = {
    let files = unsafe docs_files()
    return unsafe UnsafeBufferPointer(start: files.files, count: files.count).map { file in
      unsafe DocsPage(path: String(cString: file.path), text: String(cString: file.text))
    }
  }()

  /// The heading of the page.
  var title: String {
    text.split(separator: "\n").first { $0.hasPrefix("# ") }.map { String($0.dropFirst(2)) } ?? path
  }

  var address: String { Self.scheme + path }

  /// The entry of `resources/list`.
  var json: JSON {
    [
      "uri": .string(address), "name": .string(path), "title": .string(title), "mimeType": "text/markdown",
      "size": .int(Int64(text.utf8.count)),
    ]
  }

  static let searchTemplate: JSON = [
    "uriTemplate": .string(search + "{words}"), "name": "search", "title": "Search the documentation",
    "mimeType": "text/markdown", "description": "The parts of the pages that have all words.",
  ]

  /// The text of a resource; nil if there is none at the address.
  static func text(at address: String) -> String? {
    if address.hasPrefix(search) {
      let words = PercentText.decoded(String(address.dropFirst(search.count)))
      return DocsSearch(words).results(most: 20).joined(separator: "\n\n")
    }
    return all.first { $0.address == address }?.text
  }
}

/// The parts of pages that have some words.
struct DocsSearch {
  private let words: [String]

  init(_ text: String) {
    words = text.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "-" }.map(String.init)
  }

  /// The sections with all words, those first that have them more often for their length: the page, the heading, and the first
  /// lines with a word.
  func results(most: Int) -> [String] {
    guard !words.isEmpty else { return [] }
    var found: [(score: Double, order: Int, text: String)] = []
    for page in DocsPage.all {
      for section in Self.sections(of: page) {
        let lower = section.text.lowercased()
        let counts = words.map { lower.occurrences(of: $0) }
        guard counts.allSatisfy({ $0 > 0 }) else { continue }
        let inHeading = words.count { section.heading.lowercased().contains($0) }
        let score = Double(counts.reduce(0, +)) / Double(max(20, lower.count)).squareRoot() + Double(inHeading) * 3
        let lines = section.text.split(separator: "\n").filter { line in
          words.contains { line.lowercased().contains($0) }
        }
        let shown = lines.prefix(3).map { "  " + ($0.count > 240 ? $0.prefix(240) + "…" : $0) }.joined(separator: "\n")
        found.append((score, found.count, "\(page.path) › \(section.heading)\n\(shown)"))
      }
    }
    return found.sorted { ($0.score, $1.order) > ($1.score, $0.order) }.prefix(most).map(\.text)
  }

  private static func sections(of page: DocsPage) -> [(heading: String, text: String)] {
    var sections: [(heading: String, text: String)] = []
    var isCode = false
    for line in page.text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") { isCode.toggle() }
      if !isCode, line.hasPrefix("#"), let blank = line.firstIndex(of: " ") {
        sections.append((String(line[line.index(after: blank)...]), ""))
      } else if !sections.isEmpty {
        sections[sections.count - 1].text += line + "\n"
      }
    }
    return sections
  }
}

extension String {
  fileprivate func occurrences(of word: String) -> Int {
    var (count, rest) = (0, self[...])
    while let found = rest.firstRange(of: word) {
      count += 1
      rest = rest[found.upperBound...]
    }
    return count
  }
}

/// Texts of addresses (RFC 3986, section 2.1).
enum PercentText {
  static func decoded(_ text: String) -> String {
    var (bytes, rest) = ([UInt8](), Array(text.utf8)[...])
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), rest.count >= 2,
        let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
