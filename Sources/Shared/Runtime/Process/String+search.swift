internal import CShims

extension String {
  /// Returns the first range of a text, compared byte by byte. The standard library compares characters, which takes many times
  /// as long in the text of a file.
  ///
  /// - Parameter start: the place from which on the text is looked for; nil for the beginning.
  package func firstRange(ofText text: String, from start: Index? = nil) -> Range<Index>? {
    var (whole, part) = (self, text)
    let from = start.map { utf8.distance(from: startIndex, to: $0) } ?? 0
    let place = whole.withUTF8 { bytes in
      part.withUTF8 { part -> Int? in
        guard let base = bytes.baseAddress, let searched = part.baseAddress else { return nil }
        let found = unsafe cshims_find(base + from, bytes.count - from, searched, part.count)
        return unsafe found.map { unsafe $0 - UnsafeRawPointer(base) }
      }
    }
    return place.map { place in
      let lower = utf8.index(startIndex, offsetBy: place)
      return lower..<utf8.index(lower, offsetBy: text.utf8.count)
    }
  }
}
