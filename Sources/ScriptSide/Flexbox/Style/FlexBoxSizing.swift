/// The value of `boxSizing`: the box that sizes of a style refer to.
package enum FlexBoxSizing: String, Equatable, Sendable {
  case borderBox = "border-box"
  case contentBox = "content-box"
}
