/// The value of `position`. React Native starts from relative.
package enum FlexPosition: String, Equatable, Sendable {
  case relative
  case absolute
  /// As relative, but insets do not apply, and absolute descendants are not positioned against the node.
  case `static`
}
