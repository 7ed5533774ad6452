/// An element of a picture, read by a parser that accepts the XML that pictures use, and nothing else.
final class SVGElement {
  struct Malformed: Error, CustomStringConvertible {
    let description: String
  }

  let tag: String
  let attributes: [String: String]
  private(set) var children: [SVGElement] = []
  /// The text within the element and its children.
  private(set) var text = ""

  private init(tag: String, attributes: [String: String]) { (self.tag, self.attributes) = (tag, attributes) }

  /// This element and all that it contains.
  var all: [SVGElement] { [self] + children.flatMap(\.all) }

  func number(_ name: String) -> Double? { attributes[name].flatMap(Double.init) }

  /// Reads a document. Throws unless each element is closed, and each text is escaped.
  static func parse(_ document: String) throws(Malformed) -> SVGElement {
    var rest = Substring(document)
    var open: [SVGElement] = []
    var root: SVGElement?
    func fail(_ why: String) -> Malformed { Malformed(description: "\(why) before: \(rest.prefix(80))") }
    while !rest.isEmpty {
      guard rest.first == "<" else {
        let part = rest.prefix { $0 != "<" }
        guard !part.contains(">") else { throw fail("a '>' in a text") }
        let words = try decoded(part)
        for element in open { element.text += words }
        rest = rest.dropFirst(part.count)
        continue
      }
      guard let end = rest.firstIndex(of: ">") else { throw fail("an element without an end") }
      var head = rest[rest.index(after: rest.startIndex)..<end]
      rest = rest[rest.index(after: end)...]
      if head.first == "/" {
        guard let last = open.popLast(), last.tag == head.dropFirst() else { throw fail("'</\(head)' closes nothing") }
        continue
      }
      let isEmpty = head.last == "/"
      if isEmpty { head = head.dropLast() }
      let element = try element(head)
      open.last?.children.append(element)
      if open.isEmpty { root = root ?? element }
      if !isEmpty { open.append(element) }
    }
    guard open.isEmpty, let root else { throw fail("an element is not closed") }
    return root
  }

  private static func element(_ head: Substring) throws(Malformed) -> SVGElement {
    let tag = head.prefix { $0 != " " }
    var rest = head.dropFirst(tag.count).drop { $0 == " " }
    var attributes: [String: String] = [:]
    while !rest.isEmpty {
      let name = rest.prefix { $0 != "=" }
      rest = rest.dropFirst(name.count)
      guard rest.hasPrefix("=\"") else { throw Malformed(description: "an attribute without a value: \(head)") }
      rest = rest.dropFirst(2)
      let value = rest.prefix { $0 != "\"" }
      guard !value.contains("<"), rest.count > value.count else { throw Malformed(description: "a value: \(head)") }
      guard attributes.updateValue(try decoded(value), forKey: String(name)) == nil else {
        throw Malformed(description: "'\(name)' twice: \(head)")
      }
      rest = rest.dropFirst(value.count + 1).drop { $0 == " " }
    }
    return SVGElement(tag: String(tag), attributes: attributes)
  }

  private static func decoded(_ text: Substring) throws(Malformed) -> String {
    let plain = text.replacing("&lt;", with: "").replacing("&gt;", with: "").replacing("&quot;", with: "")
      .replacing("&amp;", with: "")
    guard !plain.contains("&") else { throw Malformed(description: "an '&' in: \(text.prefix(80))") }
    for scalar in text.unicodeScalars where scalar.value < 0x20 && scalar != "\n" {
      throw Malformed(description: "the control character \(scalar.value) in: \(text.prefix(80))")
    }
    return String(
      text.replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"")
        .replacing("&amp;", with: "&"))
  }
}
