extension String {
  /// The texts between two marks.
  func texts(between begin: String, and end: String) -> [String] {
    var found: [String] = []
    var rest = self[...]
    while let start = rest.firstRange(of: begin), let stop = rest[start.upperBound...].firstRange(of: end) {
      found.append(String(rest[start.upperBound..<stop.lowerBound]))
      rest = rest[stop.upperBound...]
    }
    return found
  }
}
