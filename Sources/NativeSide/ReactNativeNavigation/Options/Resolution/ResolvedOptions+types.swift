internal import HeadlessUIKit
internal import Shared

/// Values by type. Those without a default answer nil where nothing is set; those `OrDefault` answer what the option's
/// declaration says then.
extension ResolvedOptions {
  func bool(_ option: OptionPath) -> Bool? { value(at: option)?.bool }
  func boolOrDefault(_ option: OptionPath) -> Bool { bool(option) ?? option.defaultValue?.bool ?? false }

  /// A number or a boolean counts as its text (rnn-options §5.4).
  func text(_ option: OptionPath) -> String? { value(at: option).flatMap(Self.text) }
  func textOrDefault(_ option: OptionPath) -> String { text(option) ?? option.defaultValue?.string ?? "" }

  func number(_ option: OptionPath) -> Double? { value(at: option)?.double }
  func numberOrDefault(_ option: OptionPath) -> Double { number(option) ?? option.defaultValue?.double ?? 0 }

  /// An unsigned whole number; `Int.max` for one that is none.
  func index(_ option: OptionPath) -> Int? {
    number(option).map { Int(exactly: $0.rounded(.towardZero)).flatMap { $0 < 0 ? nil : $0 } ?? .max }
  }

  /// Nil where nothing is set, and for `NoColor`, whatever lies below it.
  func color(_ option: OptionPath) -> UIColor? { value(at: option).flatMap(ColorParser.color) }

  /// The declared default where nothing is set; nil for `NoColor`.
  func colorOrDefault(_ option: OptionPath) -> UIColor? {
    (value(at: option) ?? option.defaultValue).flatMap(ColorParser.color)
  }

  func image(_ option: OptionPath) -> UIImage? { UIImage(option: value(at: option)) }

  /// A flag within a transition.
  func flag(_ key: String, of transition: OptionPath) -> Bool? { value(at: transition)?[key]?.bool }

  private static func text(_ value: JSON) -> String? {
    switch value {
    case .string(let text): text
    case .int, .double: value.description
    case .bool(let flag): flag ? "1" : "0"
    default: nil
    }
  }
}
