/// The value of `flexDirection`. React Native starts from a column, where CSS starts from a row.
package enum FlexDirection: String, Equatable, Sendable {
  case column
  case columnReverse = "column-reverse"
  case row
  case rowReverse = "row-reverse"

  var isRow: Bool { self == .row || self == .rowReverse }
  var isReversed: Bool { self == .columnReverse || self == .rowReverse }
}
