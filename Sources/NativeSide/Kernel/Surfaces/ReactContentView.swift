package import HeadlessUIKit
package import NavbridgeRuntime

/// The content of React's that a view shows: that of a surface, or of a component in it with content of its own.
package struct ReactPlace {
  package let surface: RCTSurface
  /// React's tag of the component. Nil for the content of the surface itself.
  package let hostTag: Int64?
}

/// A view in which content of React's is shown.
@MainQueue
package protocol ReactContentView: UIView {
  /// The content. Nil if the view shows none, or if the script context has ended.
  var reactPlace: ReactPlace? { get }
}
