/// A property's value, of the kinds that layout properties have.
package enum FlexValue: Equatable, Sendable {
  case number(Double)
  case text(String)

  /// A length: points as a number or its text, a share such as "50%", or "auto".
  var length: FlexLength? {
    switch self {
    case .text("auto"): .auto
    case .text(let text) where text.hasSuffix("%"): FlexValue.text(String(text.dropLast())).number.map { .percent($0) }
    case .number, .text: number.map { .points($0) }
    }
  }

  /// A number or its text. As in Yoga, a number that is not finite, such as that of "NaN%", is none.
  var number: Double? {
    let number: Double? =
      switch self {
      case .number(let number): number
      case .text(let text): Double(text)
      }
    return number.flatMap { $0.isFinite ? $0 : nil }
  }

  /// A ratio: a number, its text, or two numbers such as "16 / 9". Ratios that are not above 0 are none.
  var ratio: Double? {
    var ratio = number
    if case .text(let text) = self, let slash = text.firstIndex(of: "/") {
      let parts = [text[..<slash], text[text.index(after: slash)...]].map { part in
        Double(String(part.filter { $0 != " " }))
      }
      if let width = parts[0], let height = parts[1] { ratio = width / height }
    }
    guard let ratio, ratio > 0, ratio.isFinite else { return nil }
    return ratio
  }
}

/// A length as a style states it.
package enum FlexLength: Equatable, Sendable {
  case undefined
  case auto
  case points(Double)
  /// A share of the containing box, in per cent.
  case percent(Double)

  package var isDefined: Bool { self != .undefined }

  var isShare: Bool {
    if case .percent = self { true } else { false }
  }

  /// The length in points; nil if it has none, which includes a share of a box whose size is not known.
  func resolved(against whole: Double?) -> Double? {
    switch self {
    case .undefined, .auto: nil
    case .points(let points): points
    case .percent(let share): whole.map { $0 * share / 100 }
    }
  }
}
