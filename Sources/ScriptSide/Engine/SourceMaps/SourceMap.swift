package import NavbridgeWire

/// A source map, version 3: the places in source files from which the places of a bundle were made.
package struct SourceMap {
  /// One place: the column of the bundle's line at which it begins, and its source. All are counted from 0.
  private struct Segment {
    var column: Int
    var source: Int
    var line: Int
    var sourceColumn: Int
  }

  /// The number in place of a source, where a part of the bundle was made from none.
  private static let noSource = -1

  private let sources: [String]
  /// The texts of the sources, of those that the map contains.
  private var contents: [String: String] = [:]
  /// The segments of each line of the bundle, by column. A section may begin at any line, so that lines without segments have
  /// no place here.
  private let lines: [Int: [Segment]]

  /// Returns nil for a value that is no source map of version 3.
  package init?(_ map: JSON) {
    guard map["version"]?.int == 3 else { return nil }
    if let sections = map["sections"]?.array {
      self.init(sections: sections)
      return
    }
    guard let mappings = map["mappings"]?.string else { return nil }
    let root = map["sourceRoot"]?.string.map { $0.isEmpty || $0.hasSuffix("/") ? $0 : $0 + "/" } ?? ""
    self.init(
      sources: (map["sources"]?.array ?? []).map { root + ($0.string ?? "") }, lines: Self.decode(mappings))
    for (source, content) in zip(sources, map["sourcesContent"]?.array ?? []) { contents[source] = content.string }
  }

  private init(sources: [String], lines: [Int: [Segment]]) {
    self.sources = sources
    self.lines = lines
  }

  /// The lines and columns at which a section can begin. A file with any other has been damaged.
  private static let places = 0...Int(Int32.max)

  /// Joins the maps of the parts of a bundle. Each part has the place at which it begins.
  private init(sections: [JSON]) {
    var sources: [String] = []
    var contents: [String: String] = [:]
    var lines: [Int: [Segment]] = [:]
    for section in sections {
      let (line, column) = (section["offset"]?["line"]?.int ?? 0, section["offset"]?["column"]?.int ?? 0)
      guard Self.places.contains(line), Self.places.contains(column),
        let part = section["map"].flatMap({ SourceMap($0) })
      else { continue }
      let first = sources.count
      sources += part.sources
      contents.merge(part.contents) { first, _ in first }
      for (index, segments) in part.lines {
        lines[line &+ index, default: []] += segments.map { segment in
          var segment = segment
          segment.column &+= index == 0 ? column : 0
          if segment.source != Self.noSource { segment.source &+= first }
          return segment
        }
      }
    }
    self.init(sources: sources, lines: lines)
    self.contents = contents
  }

  /// Returns the text of a source, if the map contains it.
  package func content(of source: String) -> String? { contents[source] }

  /// Returns the place in a source file; nil for a place that was made from none.
  ///
  /// - Parameters:
  ///   - line: the line of the bundle, counted from 1.
  ///   - column: the column in it, counted from 1.
  package func place(line: Int, column: Int) -> ScriptFailure.Location? {
    guard let segments = lines[line - 1] else { return nil }
    // The last segment that begins at the column, or before it.
    var (from, until) = (0, segments.count)
    while from < until {
      let middle = (from + until) / 2
      if segments[middle].column <= column - 1 { from = middle + 1 } else { until = middle }
    }
    guard from > 0, sources.indices.contains(segments[from - 1].source) else { return nil }
    let segment = segments[from - 1]
    return .init(file: sources[segment.source], line: segment.line &+ 1, column: segment.sourceColumn &+ 1)
  }

  // MARK: - Mappings

  /// Decodes the text of the mappings. Lines are separated by semicolons, and segments by commas. A segment consists of
  /// differences to the segment before: the column, the source, its line, its column and a name. One with a column alone was made
  /// from no source. The sums of a damaged file may be beyond all numbers, and then lead to some other place.
  private static func decode(_ mappings: String) -> [Int: [Segment]] {
    var lines: [Int: [Segment]] = [:]
    var line = 0
    var segments: [Segment] = []
    var last = Segment(column: 0, source: 0, line: 0, sourceColumn: 0)
    var fields = FieldReader()
    func finishSegment() {
      defer { fields.reset() }
      guard fields.count > 0 else { return }
      last.column &+= fields.value(0)
      guard fields.count >= 4 else {
        return segments.append(Segment(column: last.column, source: Self.noSource, line: 0, sourceColumn: 0))
      }
      last.source &+= fields.value(1)
      last.line &+= fields.value(2)
      last.sourceColumn &+= fields.value(3)
      segments.append(last)
    }
    func finishLine() {
      if !segments.isEmpty { lines[line] = segments }
      segments = []
      line += 1
    }
    for byte in mappings.utf8 {
      switch byte {
      case UInt8(ascii: ","): finishSegment()
      case UInt8(ascii: ";"):
        finishSegment()
        finishLine()
        last.column = 0
      default: fields.read(byte)
      }
    }
    finishSegment()
    finishLine()
    return lines
  }
}
