internal import NavbridgeWire

extension JSONScanner {
  /// A member that an object of a text has twice. The parsers accept it and take one of the two values; which one depends
  /// on the parser.
  package struct Repetition {
    /// The path of the member.
    package let path: [JSONStep]
    package let name: String
    /// The positions of the member's names, in bytes of UTF-8.
    package let first, second: Int
  }

  /// A container around the place that is read.
  private struct Container {
    /// The positions of the names of an object's members so far.
    var names: [ExactText: Int] = [:]
    /// The step to the value that is read.
    var step = JSONStep.item(0)
  }

  /// Finds the first member whose name its object has already, in a text that a parser has accepted. Each byte is read
  /// once.
  package mutating func firstRepetition() -> Repetition? {
    var around: [Container] = []
    while position < bytes.count {
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        around.append(Container())
        position += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        around.removeLast()
        position += 1
      case UInt8(ascii: ","):
        if case .item(let index) = around[around.count - 1].step { around[around.count - 1].step = .item(index + 1) }
        position += 1
      case UInt8(ascii: "\""):
        let start = position
        skipText()
        let end = position
        skipBlanks()
        // A text before a colon is a name; any other one is a value.
        guard byte == UInt8(ascii: ":") else { continue }
        let name = Self.text(bytes[start..<end])
        around[around.count - 1].step = .member(name)
        if let first = around[around.count - 1].names.updateValue(start, forKey: ExactText(name)) {
          return Repetition(path: around.map(\.step), name: name, first: first, second: start)
        }
      default: position += 1
      }
    }
    return nil
  }
}
