/// The value of `flexWrap`.
package enum FlexWrap: String, Equatable, Sendable {
  case none = "nowrap"
  case wrap
  case reverse = "wrap-reverse"
}
