/// The value of `justifyContent`.
package enum FlexJustify: String, Equatable, Sendable {
  case start = "flex-start"
  case center
  case end = "flex-end"
  case spaceBetween = "space-between"
  case spaceAround = "space-around"
  case spaceEvenly = "space-evenly"

  /// The value for a line that overflows: space cannot be spread where there is none.
  var withoutSpace: FlexJustify {
    switch self {
    case .start, .center, .end: self
    case .spaceBetween, .spaceAround, .spaceEvenly: .start
    }
  }
}
