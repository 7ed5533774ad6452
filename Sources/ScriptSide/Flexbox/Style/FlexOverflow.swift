/// The value of `overflow`. A node that scrolls lets its content be as long as it is.
package enum FlexOverflow: String, Equatable, Sendable {
  case visible
  case hidden
  case scroll
}
