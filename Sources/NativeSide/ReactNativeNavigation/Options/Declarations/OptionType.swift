/// The type of an option's value (rnn-options §1).
enum OptionType: Sendable, Equatable {
  case bool
  /// A text is expected. A value of any other type is stored as well.
  case text
  /// A text that null removes.
  case clearableText
  case number
  /// A whole number of at least 0.
  case intNumber
  case double
  /// A duration in milliseconds.
  case timeInterval
  case color
  case image
  /// One of several words. An unknown word counts as the first one.
  case word([String])
  /// A word or a list of words.
  case words
  case dictionary
  case array
  /// The buttons of a top bar: a list, or a single button (rnn-options §4.5).
  case buttons
  /// Animated properties, `waitForRender` and `enabled` (rnn-options §7.1). An object without any of these counts as no
  /// value.
  case transition

  /// The iOS class that parses the value.
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

  /// The words for the sentence 'X is expected'.
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
