internal import Shared

extension OptionType {
  /// Whether every value of this kind is of the type that is expected, and stored as it is.
  func takes(_ kind: JSONValue.Kind) -> Bool {
    switch self {
    case .bool: kind == .bool
    case .number, .intNumber, .double, .timeInterval: kind == .int || kind == .double
    case .text, .clearableText: kind == .string
    case .color: kind == .int
    case .dictionary: kind == .object
    case .array: kind == .array
    case .image, .word, .words, .buttons, .transition: false
    }
  }

  /// A value as it is stored, or nil for one that counts as not set; and whether it is of the type that is expected.
  func accept(_ value: JSON) -> (stored: JSON?, isExpected: Bool) {
    switch self {
    case .bool: accepted((value.bool ?? value.double.map { $0 != 0 }).map { .bool($0) })
    case .number, .intNumber, .double, .timeInterval:
      value.double == nil ? accepted(value.bool.map { .int($0 ? 1 : 0) }) : (value, true)
    case .text: (value, value.string != nil)
    case .clearableText: value.isNull ? ("", true) : (value, value.string != nil || value.double != nil)
    case .color: accepted(value, if: ColorParser.isColor(value))
    case .image: accepted(value, if: ImageParser.source(value) != nil)
    case .word(let words): accepted(value.string.map { .string(words.contains($0) ? $0 : words[0]) })
    case .words: accepted(value, if: isWords(value))
    case .dictionary: accepted(value, if: value.object != nil)
    case .array: accepted(value, if: value.array != nil)
    case .buttons: accepted(value, if: value.array != nil || value.object != nil)
    case .transition:
      // Of the right type, but with nothing in it that is one's: no value (rnn-options §3.4).
      (accepted(value, if: TransitionOptions.isOne(value)).stored, value.object != nil)
    }
  }

  private func accepted(_ stored: JSON?) -> (stored: JSON?, isExpected: Bool) { (stored, stored != nil) }

  private func accepted(_ value: JSON, if isExpected: Bool) -> (stored: JSON?, isExpected: Bool) {
    (isExpected ? .some(value) : Optional.none, isExpected)
  }

  private func isWords(_ value: JSON) -> Bool {
    value.string != nil || value.array?.contains { $0.string == nil } == false
  }
}
