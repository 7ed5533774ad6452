public import NavbridgeVocabulary

/// The way in which a view comes and goes (layered-navigation §11).
public typealias NavAnimationStyle = LayersAnimationStyle

extension NavAnimationStyle {
  /// The intensity without another value: the scale of a zoom, and the part of the size by which a slide moves.
  var intensity: Double {
    switch self {
    case .zoomIn: 1.2
    case .zoomOut: 0.8
    default: 1
    }
  }
}
