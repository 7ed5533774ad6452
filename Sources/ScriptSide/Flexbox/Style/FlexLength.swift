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
