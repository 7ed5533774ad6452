internal import Shared

extension OptionType {
  /// A value as it is stored, or nil for one that counts as not set; and whether it is of the type that is expected.
  func accept(_ value: JSON) -> (stored: JSON?, isExpected: Bool) {
    switch self {
    case .bool: accepted(value.bool ?? value.double.map { $0 != 0 }) { .bool($0) }
    case .number, .intNumber, .double, .timeInterval:
      accepted(value.double == nil ? value.bool.map { .int($0 ? 1 : 0) } : value) { $0 }
    case .text: (value, value.string != nil)
    case .clearableText: value.isNull ? ("", true) : (value, value.string != nil || value.double != nil)
    case .color: accepted(ColorParser.isColor(value) ? value : nil) { $0 }
    case .image: accepted(ImageParser.source(value) == nil ? nil : value) { $0 }
    case .word(let words): accepted(value.string) { .string(words.contains($0) ? $0 : words[0]) }
    case .words: accepted(isWords(value) ? value : nil) { $0 }
    case .dictionary: accepted(value.object == nil ? nil : value) { $0 }
    case .array: accepted(value.array == nil ? nil : value) { $0 }
    case .buttons: accepted(value.array == nil && value.object == nil ? nil : value) { $0 }
    case .transition:
      // Of the right type, but with nothing in it that is one's: no value (rnn-options §3.4).
      (TransitionOptions.isOne(value) ? value : nil, value.object != nil)
    }
  }

  private func accepted<Value>(_ value: Value?, _ store: (Value) -> JSON) -> (stored: JSON?, isExpected: Bool) {
    (value.map(store), value != nil)
  }

  private func isWords(_ value: JSON) -> Bool {
    value.string != nil || value.array?.contains { $0.string == nil } == false
  }
}

/// Properties that move (rnn-options §7.1).
enum TransitionOptions {
  static let properties = [
    "alpha", "x", "y", "scaleX", "scaleY", "translationX", "translationY", "rotationX", "rotationY",
  ]

  /// Whether any property has a start or an end.
  static func hasAnimation(_ transition: JSON) -> Bool {
    properties.contains { transition[$0]?["from"]?.double != nil || transition[$0]?["to"]?.double != nil }
  }

  /// Whether it says anything: else it replaces nothing in a merge.
  static func isOne(_ transition: JSON) -> Bool {
    transition["waitForRender"]?.bool != nil || transition["enabled"]?.bool != nil
      || properties.contains { transition[$0]?.object != nil }
  }
}
