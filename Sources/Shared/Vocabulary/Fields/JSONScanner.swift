internal import NavbridgeWire

/// Walks through the bytes of a JSON text that is known to be correct.
package struct JSONScanner {
  let bytes: [UInt8]
  var position = 0

  package init(_ text: String) { bytes = Array(text.utf8) }

  var byte: UInt8 { position < bytes.count ? bytes[position] : 0 }

  mutating func skipBlanks() {
    while [0x20, 0x09, 0x0A, 0x0D].contains(byte) { position += 1 }
  }

  /// Moves from the beginning of a container to that of one of its values. Returns false, without a move, if there is
  /// no such value.
  mutating func enter(_ step: JSONStep) -> Bool {
    let start = position
    let isObject = byte == UInt8(ascii: "{")
    guard isObject || byte == UInt8(ascii: "[") else { return false }
    position += 1
    var index = 0
    while true {
      skipBlanks()
      guard byte != UInt8(ascii: "}"), byte != UInt8(ascii: "]"), position < bytes.count else { break }
      var here = JSONStep.item(index)
      if isObject {
        let key = position
        skipText()
        here = .member(Self.text(bytes[key..<position]))
        skipBlanks()
        position += 1
        skipBlanks()
      }
      if here == step { return true }
      skipValue()
      skipBlanks()
      if byte == UInt8(ascii: ",") { position += 1 }
      index += 1
    }
    position = start
    return false
  }

  /// Returns the content of a text in quotation marks.
  static func text(_ bytes: ArraySlice<UInt8>) -> String {
    let content = bytes.dropFirst().dropLast()
    guard content.contains(UInt8(ascii: "\\")) else { return String(decoding: content, as: UTF8.self) }
    let written = String(decoding: bytes, as: UTF8.self)
    return (try? JSONDocument(written).root.string) ?? written
  }

  mutating func skipText() {
    position += 1
    while byte != UInt8(ascii: "\""), position < bytes.count {
      position += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    position += 1
  }

  private mutating func skipValue() {
    var depth = 0
    repeat {
      switch byte {
      case UInt8(ascii: "\""): skipText()
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        position += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        position += 1
      default:
        repeat { position += 1 } while position < bytes.count && !Self.ends.contains(byte)
      }
      if depth > 0 { while Self.between.contains(byte) { position += 1 } }
    } while depth > 0 && position < bytes.count
  }

  private static let ends = Set(#",]}" "#.utf8).union([0x09, 0x0A, 0x0D])
  private static let between = Set(",: ".utf8).union([0x09, 0x0A, 0x0D])
}
