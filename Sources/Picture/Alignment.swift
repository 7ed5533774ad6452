/// Finds the elements that two lists have in common, in the order of both.
package enum Alignment {
  /// The most pairs of elements that are compared; longer lists are aligned by their equal elements in turn.
  private static let mostPairs = 4_000_000

  /// Elements that only one of two lists has, and the pair of equal ones after them; nil at the end of the lists.
  package struct Part {
    package let one: Range<Int>
    package let other: Range<Int>
    package let pair: (Int, Int)?
  }

  package static func parts<Element: Hashable>(of one: [Element], _ other: [Element]) -> [Part] {
    parts(between: pairs(one, other), one.count, other.count)
  }

  /// The parts of two lists, by their lengths and the pairs that are equal in both.
  package static func parts(between pairs: [(Int, Int)], _ count: Int, _ otherCount: Int) -> [Part] {
    var (start, otherStart) = (0, 0)
    var parts: [Part] = []
    for pair in pairs {
      parts.append(Part(one: start..<pair.0, other: otherStart..<pair.1, pair: pair))
      (start, otherStart) = (pair.0 + 1, pair.1 + 1)
    }
    return parts + [Part(one: start..<count, other: otherStart..<otherCount, pair: nil)]
  }

  /// Returns the places of equal elements, in the order of both lists: as many as possible, if the lists are not long.
  package static func pairs<Element: Hashable>(_ one: [Element], _ other: [Element]) -> [(Int, Int)] {
    var start = 0
    while start < one.count, start < other.count, one[start] == other[start] { start += 1 }
    var (end, otherEnd) = (one.count, other.count)
    while end > start, otherEnd > start, one[end - 1] == other[otherEnd - 1] {
      (end, otherEnd) = (end - 1, otherEnd - 1)
    }
    let (middle, otherMiddle) = (Array(one[start..<end]), Array(other[start..<otherEnd]))
    let isLong = middle.count * otherMiddle.count > mostPairs
    let inner = isLong ? inTurn(middle, otherMiddle) : longest(middle, otherMiddle)
    return (0..<start).map { ($0, $0) } + inner.map { ($0 + start, $1 + start) }
      + (0..<one.count - end).map { (end + $0, otherEnd + $0) }
  }

  /// The longest common sequence, by the table of the lengths of those of all ends.
  private static func longest<Element: Hashable>(_ one: [Element], _ other: [Element]) -> [(Int, Int)] {
    let width = other.count + 1
    var lengths = [UInt32](repeating: 0, count: (one.count + 1) * width)
    for i in one.indices.reversed() {
      for j in other.indices.reversed() {
        lengths[i * width + j] =
          one[i] == other[j]
          ? lengths[(i + 1) * width + j + 1] + 1 : max(lengths[(i + 1) * width + j], lengths[i * width + j + 1])
      }
    }
    var pairs: [(Int, Int)] = []
    var (i, j) = (0, 0)
    while i < one.count, j < other.count {
      if one[i] == other[j] {
        pairs.append((i, j))
        (i, j) = (i + 1, j + 1)
      } else if lengths[(i + 1) * width + j] >= lengths[i * width + j + 1] {
        i += 1
      } else {
        j += 1
      }
    }
    return pairs
  }

  /// Pairs the first of equal elements with the first one, the second with the second, and keeps the longest part of these
  /// pairs that is in the order of both lists.
  private static func inTurn<Element: Hashable>(_ one: [Element], _ other: [Element]) -> [(Int, Int)] {
    var places: [Element: [Int]] = [:]
    for (place, element) in other.enumerated().reversed() { places[element, default: []].append(place) }
    let pairs = one.enumerated().compactMap { place, element in
      places[element]?.popLast().map { (place, $0) }
    }
    // The last pair of the best increasing sequence of each length, and the pair before each.
    var (ends, before): ([Int], [Int?]) = ([], [])
    for (index, pair) in pairs.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if pairs[ends[middle]].1 < pair.1 { low = middle + 1 } else { high = middle }
      }
      before.append(low > 0 ? ends[low - 1] : nil)
      if low < ends.count { ends[low] = index } else { ends.append(index) }
    }
    var kept: [(Int, Int)] = []
    var index = ends.last
    while let here = index {
      kept.append(pairs[here])
      index = before[here]
    }
    return kept.reversed()
  }
}
