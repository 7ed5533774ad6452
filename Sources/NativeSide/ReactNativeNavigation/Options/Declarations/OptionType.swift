internal import Shared

/// What a value of an option has to be (rnn-options §1).
enum OptionType: Sendable, Equatable {
  case bool
  /// Any value is stored; a text is expected.
  case text
  /// A text that null takes away again.
  case clearableText
  case number
  /// A whole number from 0.
  case intNumber
  case double
  /// Milliseconds.
  case timeInterval
  case color
  case image
  /// One of some words; what is unknown counts as the first.
  case word([String])
  /// A word or a list of words.
  case words
  case dictionary
  case array
  /// A top bar's buttons: a list, or one by itself (rnn-options §4.5).
  case buttons
  /// Properties that move, `waitForRender` and `enabled` (rnn-options §7.1): without any of these it is no value.
  case transition

  /// The iOS class that parses it.
  var name: String {
    switch self {
    case .bool: "Bool"
    case .text, .clearableText: "Text"
    case .number: "Number"
    case .intNumber: "IntNumber"
    case .double: "Double"
    case .timeInterval: "TimeInterval"
    case .color: "Color"
    case .image: "Image"
    case .word: "Enum"
    case .words: "Text or array"
    case .dictionary: "Dictionary"
    case .array: "array"
    case .buttons: "object or array"
    case .transition: "TransitionOptions"
    }
  }

  /// For the sentence 'X is expected'.
  var expected: String {
    switch self {
    case .bool: "true or false"
    case .text, .clearableText: "a text"
    case .number, .double: "a number"
    case .intNumber: "a whole number"
    case .timeInterval: "a number of milliseconds"
    case .color: "a number 0xAARRGGBB, {semantic}, {dynamic}, a list of components or \"NoColor\""
    case .image: "an asset {uri}, a name or {system}"
    case .word(let words): "one of \(words.joined(separator: ", "))"
    case .words: "a text or a list of texts"
    case .dictionary, .transition: "an object"
    case .array: "a list"
    case .buttons: "a list of buttons"
    }
  }
}
