/// The value of `flexDirection`. React Native starts from a column, where CSS starts from a row.
package enum FlexDirection: String, Equatable, Sendable {
  case column
  case columnReverse = "column-reverse"
  case row
  case rowReverse = "row-reverse"

  var isRow: Bool { self == .row || self == .rowReverse }
  var isReversed: Bool { self == .columnReverse || self == .rowReverse }
}

/// The value of `flexWrap`.
package enum FlexWrap: String, Equatable, Sendable {
  case none = "nowrap"
  case wrap
  case reverse = "wrap-reverse"
}

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

/// The value of `boxSizing`: the box that sizes of a style refer to.
package enum FlexBoxSizing: String, Equatable, Sendable {
  case borderBox = "border-box"
  case contentBox = "content-box"
}

/// The value of `display`.
package enum FlexDisplay: String, Equatable, Sendable {
  case flex
  case none
  /// The node has no box of its own; its children belong to its parent's line.
  case contents
}

/// The value of `overflow`. A node that scrolls lets its content be as long as it is.
package enum FlexOverflow: String, Equatable, Sendable {
  case visible
  case hidden
  case scroll
}

/// The value of `position`. React Native starts from relative.
package enum FlexPosition: String, Equatable, Sendable {
  case relative
  case absolute
  /// As relative, but insets do not apply, and absolute descendants are not positioned against the node.
  case `static`
}

/// The value of `direction`.
package enum FlexWritingDirection: String, Equatable, Sendable {
  case inherit
  case leftToRight = "ltr"
  case rightToLeft = "rtl"
}
