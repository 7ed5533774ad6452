internal import NavbridgeWire

extension OptionType {
  /// The kinds of which every value has the expected type and is stored unchanged.
  var accepted: KindSet {
    switch self {
    case .bool: [.bool]
    case .number, .intNumber, .double, .timeInterval: [.int, .double]
    case .text, .clearableText: [.string]
    case .color: [.int]
    case .dictionary: [.object]
    case .array: [.array]
    case .image, .word, .words, .buttons, .transition: []
    }
  }

  /// Returns the value to store, or nil for one that counts as not set, and whether the value has the expected type.
  package func accept(_ value: JSON) -> (stored: JSON?, isExpected: Bool) {
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
      // An object without any transition property has the right type but counts as no value (rnn-options §3.4).
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
