internal import HeadlessUIKit
internal import NavbridgeWire

/// Values by type. A method without a default returns nil if nothing is set. An `OrDefault` method then returns the
/// default of the option's declaration.
extension ResolvedOptions {
  func bool(_ option: OptionPath) -> Bool? { value(at: option)?.bool }
  func boolOrDefault(_ option: OptionPath) -> Bool { bool(option) ?? option.defaultValue?.bool ?? false }

  /// Returns the text. A number or a boolean is converted to its text (rnn-options §5.4).
  package func text(_ option: OptionPath) -> String? { value(at: option).flatMap(Self.text) }
  func textOrDefault(_ option: OptionPath) -> String { text(option) ?? option.defaultValue?.string ?? "" }

  func number(_ option: OptionPath) -> Double? { value(at: option)?.double }
  func numberOrDefault(_ option: OptionPath) -> Double { number(option) ?? option.defaultValue?.double ?? 0 }

  /// Returns an unsigned whole number, or `Int.max` for a number that is negative or too large.
  func index(_ option: OptionPath) -> Int? {
    number(option).map { Int(exactly: $0.rounded(.towardZero)).flatMap { $0 < 0 ? nil : $0 } ?? .max }
  }

  /// Returns the colour. It is nil if nothing is set, and also for `NoColor`, whatever the later layers contain.
  func color(_ option: OptionPath) -> UIColor? { value(at: option).flatMap(ColorParser.color) }

  /// Returns the colour, or the declared default if nothing is set. It is nil for `NoColor`.
  func colorOrDefault(_ option: OptionPath) -> UIColor? {
    guard let value = value(at: option) else { return Self.defaultColors[option.index] }
    return ColorParser.color(value)
  }

  /// The declared default colours, by the options' indices. Every screen that appears reads some of them.
  private static let defaultColors = OptionPath.all.map { $0.defaultValue.flatMap(ColorParser.color) }

  func image(_ option: OptionPath) -> UIImage? { UIImage(option: value(at: option)) }

  /// Returns a flag inside a transition.
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
