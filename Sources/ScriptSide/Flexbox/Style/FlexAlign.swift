/// The value of `alignItems`, `alignSelf` and `alignContent`.
package enum FlexAlign: String, Equatable, Sendable {
  case auto
  case start = "flex-start"
  case center
  case end = "flex-end"
  case stretch
  case baseline
  case spaceBetween = "space-between"
  case spaceAround = "space-around"
  case spaceEvenly = "space-evenly"

  /// The value for lines that overflow: space cannot be spread where there is none.
  var withoutSpace: FlexAlign {
    switch self {
    case .stretch, .spaceBetween, .spaceAround, .spaceEvenly: .start
    default: self
    }
  }
}
