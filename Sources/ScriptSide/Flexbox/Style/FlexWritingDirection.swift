/// The value of `direction`.
package enum FlexWritingDirection: String, Equatable, Sendable {
  case inherit
  case leftToRight = "ltr"
  case rightToLeft = "rtl"
}
