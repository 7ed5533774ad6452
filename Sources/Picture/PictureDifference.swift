/// The differences between two pictures in words: the shapes that are gone, have come or have changed.
package enum PictureDifference {
  /// The number of differences that are listed; others are counted.
  private static let most = 12
  private static let textLength = 60

  /// Returns a line for each difference: `-` for a shape that is gone, `+` for one that has come, `~` for one that looks
  /// different. Beyond twelve the last line has the number of the others.
  ///
  /// - Parameters:
  ///   - expected: the text of an SVG document that `Picture` has drawn.
  ///   - received: another one.
  package static func words(_ expected: String, _ received: String) -> [String] {
    let (from, to) = (Shape.all(in: expected), Shape.all(in: received))
    let hunks = hunks(from, to)
    let listed = lines(hunks, \.isWorthListing)
    let lines = listed.isEmpty ? lines(hunks) { _ in true } : listed
    return lines.prefix(most) + (lines.count > most ? ["… and \(lines.count - most) more"] : [])
  }

  private typealias Hunk = (gone: [Shape], come: [Shape])

  /// The shapes of both that have no equal one in the other, for each place.
  private static func hunks(_ from: [Shape], _ to: [Shape]) -> [Hunk] {
    Alignment.parts(of: from.map(\.key), to.map(\.key)).filter { !$0.one.isEmpty || !$0.other.isEmpty }
      .map { (Array(from[$0.one]), Array(to[$0.other])) }
  }

  private static func lines(_ hunks: [Hunk], _ isListed: (Shape) -> Bool) -> [String] {
    hunks.flatMap { gone, come in
      var rest = come.filter(isListed)
      var lines: [String] = []
      for shape in gone.filter(isListed) {
        // A shape of the same kind in the same group is the same shape in another look.
        if let index = rest.firstIndex(where: { $0.tag == shape.tag && $0.place == shape.place }) {
          lines.append(change(shape, rest.remove(at: index)))
        } else {
          lines.append("- \(words(shape))")
        }
      }
      return lines + rest.map { "+ \(words($0))" }
    }
  }

  private static let kinds = [
    "rect": "a box", "path": "a shape", "circle": "a circle", "image": "an image", "g": "a group",
    "clipPath": "an outline", "svg": "the picture",
  ]

  /// What a shape is, where it is, and within what.
  private static func words(_ shape: Shape) -> String {
    var words = shape.shown.map { "the text \"\(cut($0))\"" } ?? kinds[shape.tag] ?? "<\(shape.tag)>"
    if shape.shown == nil, let name = shape.name { words += " '\(cut(name))'" }
    if let x = shape["x"] ?? shape["cx"] ?? shape["transform"] {
      words += " at \(x)" + ((shape["y"] ?? shape["cy"]).map { ", \($0)" } ?? "")
    }
    if let width = shape["width"] { words += " of \(width) × \(shape["height"] ?? "?")" }
    if let fill = shape["fill"], fill != "none" { words += ", \(fill)" }
    if let place = shape.place { words += ", in '\(cut(place))'" }
    return words
  }

  private static func change(_ from: Shape, _ to: Shape) -> String {
    var parts: [String] = []
    if from.shown != to.shown { parts.append("now \"\(cut(to.shown ?? ""))\"") }
    let names = from.attributes.map(\.name)
    for name in names + to.attributes.map(\.name).filter({ from[$0] == nil }) where from[name] != to[name] {
      parts.append("\(name) \(cut(from[name] ?? "none")) → \(cut(to[name] ?? "none"))")
    }
    return "~ \(words(from)): \(parts.joined(separator: "; "))"
  }

  private static func cut(_ text: String) -> String {
    text.count > textLength ? "\(text.prefix(textLength))…" : text
  }
}

/// An element of a picture, which is a line of its text.
private struct Shape {
  /// The line without the numbers of outlines, which change with what precedes them.
  let key: String
  let tag: String
  let attributes: [(name: String, value: String)]
  /// The content of a text.
  let shown: String?
  /// The name of the innermost group that has one.
  let place: String?

  subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }

  var name: String? { self["data-name"] ?? self["data-icon"] }

  /// False for a group without a name and for the outline of one: their content is listed by itself.
  var isWorthListing: Bool { tag != "clipPath" && (tag != "g" || name != nil) }

  static func all(in picture: String) -> [Shape] {
    var shapes: [Shape] = []
    var groups: [String?] = []
    for line in picture.split(separator: "\n") {
      let trimmed = line.drop { $0 == " " }
      if trimmed.hasPrefix("</") {
        _ = groups.popLast()
      } else if trimmed.hasPrefix("<"), let shape = Shape(trimmed, in: groups.last { $0 != nil } ?? nil) {
        shapes.append(shape)
        let isWhole = trimmed.hasSuffix("/>") || trimmed.hasSuffix("</\(shape.tag)>")
        if !isWhole { groups.append(shape.name) }
      }
    }
    return shapes
  }

  private init?(_ line: Substring, in place: String?) {
    tag = String(line.dropFirst().prefix { $0.isASCII && $0.isLetter })
    guard !tag.isEmpty else { return nil }
    self.place = place
    // Values and texts contain no quotation marks, because the writer escapes them.
    var parts = line.split(separator: "\"", omittingEmptySubsequences: false)
    var attributes: [(name: String, value: String)] = []
    for index in stride(from: 1, to: parts.count, by: 2) {
      guard let name = (parts[index - 1].split(separator: " ").last?.dropLast()).map(String.init) else { continue }
      parts[index] = Self.withoutNumber(of: name, parts[index])
      // An element within the line repeats names; those of the outer one come first.
      if !attributes.contains(where: { $0.name == name }) { attributes.append((name, Self.decoded(parts[index]))) }
    }
    self.attributes = attributes
    key = parts.joined(separator: "\"")
    shown = tag == "text" ? Self.decoded(Self.withoutTags(line)) : nil
  }

  private static func withoutNumber(of name: String, _ value: Substring) -> Substring {
    if name == "id", value.hasPrefix("c"), value.dropFirst().allSatisfy(\.isNumber) { return "" }
    return name == "clip-path" && value.hasPrefix("url(#c") ? "url()" : value
  }

  private static func withoutTags(_ line: Substring) -> Substring {
    Substring(line.split(separator: "<").map { $0.drop { $0 != ">" }.dropFirst() }.joined())
  }

  private static func decoded(_ text: Substring) -> String {
    guard text.contains("&") else { return String(text) }
    return String(text).replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"")
      .replacing("&amp;", with: "&")
  }
}
