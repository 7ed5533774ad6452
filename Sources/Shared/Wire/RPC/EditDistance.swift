extension String {
  /// Returns the edit distance in bytes: insertions, deletions, replacements, and swaps of two neighbours.
  package func editDistance(to other: String) -> Int {
    let (a, b) = (Array(utf8), Array(other.utf8))
    var before: [Int] = []
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var cost = Swift.min(row[j] + 1, last[j + 1] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = Swift.min(cost, before[j - 1] + 1) }
        row.append(cost)
      }
      (before, last) = (last, row)
    }
    return last[b.count]
  }
}

extension Collection<String> {
  /// Returns the name that is nearest to a misspelt one, whatever the case of the letters; nil if none is near enough to be
  /// meant. Of equally near names it is the first.
  package func nearest(to name: String) -> String? {
    // The distance takes time by the product of both lengths.
    guard name.utf8.count <= 64 else { return nil }
    let wanted = name.lowercased()
    let found = map { (name: $0, distance: wanted.editDistance(to: $0.lowercased())) }.min { $0.distance < $1.distance }
    guard let found, found.distance <= wanted.count / 3 else { return nil }
    return found.name
  }

  /// Returns the question for a misspelt name, to follow a sentence: ` Did you mean 'home'?`. Empty if no name is near.
  package func question(about name: String) -> String {
    nearest(to: name).map { " Did you mean '\(cut: $0)'?" } ?? ""
  }
}
