internal import NavbridgeWire

/// A place in a JSON text, counted from 1.
package struct JSONPlace: Sendable, Equatable, CustomStringConvertible {
  package let line: Int
  /// Counted in characters.
  package let column: Int

  package var description: String { "\(line):\(column)" }
}

extension JSONPlace {
  /// Finds the value at a path in a text that a parser has accepted. If the path leads further than the text, it finds
  /// the last value on the way.
  package init(of path: [JSONStep], in text: String) {
    var scanner = JSONScanner(text)
    scanner.skipBlanks()
    var start = scanner.position
    for step in path {
      guard scanner.enter(step) else { break }
      start = scanner.position
    }
    self.init(at: start, in: text)
  }

  /// The place of the first byte at which a text is not JSON. Nil if the grammar has no objection.
  package init?(ofErrorIn text: String) {
    var grammar = JSONGrammar(text)
    guard let position = grammar.firstError() else { return nil }
    self.init(at: position, in: text)
  }

  /// - Parameter position: counted in bytes of UTF-8.
  package init(at position: Int, in text: String) {
    let before = Array(text.utf8.prefix(position))
    let lines = before.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    line = lines.count
    column = String(decoding: lines[lines.count - 1], as: UTF8.self).count + 1
  }
}
