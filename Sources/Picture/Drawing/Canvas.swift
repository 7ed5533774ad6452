/// The text of an SVG document while it is written: one element a line, so that two pictures can be compared by lines.
struct Canvas {
  private(set) var bytes: [UInt8] = []
  /// How many elements contain the next one.
  private var depth = 1
  /// The number of clips, which is the name of the last one.
  private var clips = 0

  init() { bytes.reserveCapacity(16_384) }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  // MARK: Parts of elements

  mutating func raw(_ text: String) { bytes.append(contentsOf: text.utf8) }

  mutating func indent() {
    for _ in 0..<min(depth, 24) { bytes.append(UInt8(ascii: " ")) }
  }

  /// Writes an attribute whose value contains nothing to escape.
  mutating func attribute(_ name: String, plain value: String) {
    raw(" \(name)=\"")
    raw(value)
    bytes.append(UInt8(ascii: "\""))
  }

  mutating func attribute(_ name: String, _ value: Double) {
    raw(" \(name)=\"")
    number(value)
    bytes.append(UInt8(ascii: "\""))
  }

  mutating func attribute(_ name: String, text value: String) {
    raw(" \(name)=\"")
    escaped(value)
    bytes.append(UInt8(ascii: "\""))
  }

  mutating func ink(_ name: String, _ ink: Ink) {
    raw(" \(name)=\"#")
    for shift in [20, 16, 12, 8, 4, 0] as [UInt32] { bytes.append(Self.digits[Int(ink.rgb >> shift & 15)]) }
    bytes.append(UInt8(ascii: "\""))
    if ink.alpha < 1 { attribute("\(name)-opacity", ink.alpha) }
  }

  private static let digits = Array("0123456789ABCDEF".utf8)

  /// Writes a number with two places after the point at most. A number that is none, or is beyond all screens, is cut.
  mutating func number(_ value: Double) { number(value, places: 2) }

  /// Writes a number with some places after the point at most.
  mutating func number(_ value: Double, places: Int) {
    var unit = 1
    for _ in 0..<places { unit *= 10 }
    let bounded = value.isFinite ? max(-1_000_000, min(1_000_000, value)) : 0
    let count = Int((bounded * Double(unit)).rounded())
    if count < 0 { bytes.append(UInt8(ascii: "-")) }
    var (whole, rest) = abs(count).quotientAndRemainder(dividingBy: unit)
    if whole < 10 { bytes.append(UInt8(ascii: "0") + UInt8(whole)) } else { raw(String(whole)) }
    guard rest > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    while rest > 0 {
      unit /= 10
      (whole, rest) = rest.quotientAndRemainder(dividingBy: unit)
      bytes.append(UInt8(ascii: "0") + UInt8(whole))
    }
  }

  /// Writes a text in which nothing is markup. A control character, which a document of XML cannot contain, becomes the
  /// picture that Unicode has for it, and a line end a blank.
  mutating func escaped(_ text: String) {
    // Most texts, and the data of images, are written as they are.
    if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) && ![0x22, 0x26, 0x3C, 0x3E].contains($0) }) {
      return raw(text)
    }
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x26: raw("&amp;")
      case 0x3C: raw("&lt;")
      case 0x3E: raw("&gt;")
      case 0x22: raw("&quot;")
      case 0x20..<0x7F: bytes.append(UInt8(scalar.value))
      case 0x09, 0x0A, 0x0D, 0x2028, 0x2029: bytes.append(UInt8(ascii: " "))
      case 0..<0x20: bytes.append(contentsOf: UTF8.encode(Unicode.Scalar(0x2400 + scalar.value)!)!)
      case 0x7F: raw("\u{2421}")
      case 0x80..<0xA0, 0xFFFE, 0xFFFF: raw("\u{FFFD}")
      default: bytes.append(contentsOf: UTF8.encode(scalar)!)
      }
    }
  }

  // MARK: Groups

  mutating func open(_ tag: String) {
    indent()
    raw("<\(tag)")
  }

  /// Ends the head of an element that contains others.
  mutating func enter() {
    raw(">\n")
    depth += 1
  }

  mutating func close(_ tag: String) {
    depth -= 1
    indent()
    raw("</\(tag)>\n")
  }

  /// Ends an element that contains no others.
  mutating func end() { raw("/>\n") }

  /// Writes the outline to which the next group is cut, and returns the attribute that names it.
  mutating func clip(_ rect: Rect, _ corners: Corners) -> String {
    clips += 1
    open("clipPath")
    attribute("id", plain: "c\(clips)")
    raw(">")
    shape(rect, corners)
    raw("/></clipPath>\n")
    return "url(#c\(clips))"
  }
}

/// The radii of a rectangle's corners, in points.
struct Corners: Equatable {
  var topLeft, topRight, bottomRight, bottomLeft: Double

  static let none = Corners(0)

  init(_ all: Double) { (topLeft, topRight, bottomRight, bottomLeft) = (all, all, all, all) }

  init(top: Double) { (topLeft, topRight, bottomRight, bottomLeft) = (top, top, 0, 0) }

  init(_ topLeft: Double, _ topRight: Double, _ bottomRight: Double, _ bottomLeft: Double) {
    (self.topLeft, self.topRight, self.bottomRight, self.bottomLeft) = (topLeft, topRight, bottomRight, bottomLeft)
  }

  var areEqual: Bool { topLeft == topRight && topRight == bottomRight && bottomRight == bottomLeft }
  var isNone: Bool { areEqual && topLeft == 0 }
}
