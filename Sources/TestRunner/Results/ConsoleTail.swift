/// What a part of a file has printed: all of it, or the end of it where no report shows all.
package struct ConsoleTail: Sendable, Equatable {
  package private(set) var texts: [String] = []
  /// The number of earlier texts that are left out.
  private(set) var leftOut = 0
  private var bytes = 0

  /// The bytes that are kept at least where not all are.
  static let limit = 16 << 20

  /// The number of texts that were printed.
  var count: Int { leftOut + texts.count }

  /// - Parameter keepsAll: false to leave out earlier texts when there are more than twice as many bytes as the limit has.
  mutating func append(_ text: String, keepsAll: Bool) {
    texts.append(text)
    bytes += text.utf8.count
    guard !keepsAll, bytes > 2 * Self.limit else { return }
    var index = 0
    // The last text is kept however long it is.
    while bytes > Self.limit, index < texts.count - 1 {
      bytes -= texts[index].utf8.count
      index += 1
    }
    texts.removeFirst(index)
    leftOut += index
  }

  /// Leaves out everything.
  mutating func drop() { (texts, leftOut, bytes) = ([], count, 0) }

  /// The texts after the first ones, and a sentence about those of them that are left out.
  func shown(after first: Int) -> [String] {
    let missing = max(0, leftOut - first)
    return (missing > 0 ? [Self.sentence(missing)] : []) + texts.dropFirst(max(0, first - leftOut))
  }

  /// The sentence in place of texts that are left out.
  static func sentence(_ count: Int) -> String {
    "(\(count) earlier \(count == 1 ? "text is" : "texts are") left out; --console shows all.)"
  }
}
