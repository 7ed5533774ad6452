public import NavbridgeRuntime
public import NavbridgeVocabulary

/// The animation of a screen, or of a layer, as it is shown and hidden (layered-navigation §11).
@MainQueue
public final class NavAnimator {
  /// The way in which the view comes and goes.
  public let style: NavAnimationStyle
  /// The scale of a zoom, or the part of the size by which a slide moves.
  public let intensity: Double
  /// The time of a transition, in seconds.
  public let duration: Double
  /// The movements that dismiss what the animator has shown. UIKit's own swipe from the edge is off.
  public var dismissGestures: Set<DismissGesture> = []
  /// The progress from which a lifted finger completes the dismissal, from 0 to 1.
  public var completesAt = 0.5
  /// Called when a transition has shown the screen. The argument is false if it was cut short.
  public var onShowCompletion: (Bool) -> Void = { _ in }
  /// Called when a transition has hidden the screen. The argument is false if it was cancelled.
  public var onHideCompletion: (Bool) -> Void = { _ in }

  /// - Parameters:
  ///   - intensity: the strength; that of the style without it.
  ///   - duration: the time in seconds.
  public init(_ style: NavAnimationStyle, intensity: Double? = nil, duration: Double = 0.4) {
    self.style = style
    self.intensity = intensity ?? style.intensity
    self.duration = duration
  }

  /// The animator of a push that names none. A drag to the right takes the place of UIKit's swipe from the edge.
  static var push: NavAnimator {
    let animator = NavAnimator(.slideLeft)
    animator.dismissGestures = [.pan]
    return animator
  }

  /// The animator of the tabs when no call names one.
  static var tabs: NavAnimator { NavAnimator(.zoomIn) }
  /// The animator of an accessory that appears.
  static var accesory: NavAnimator { NavAnimator(.fade) }
  /// The animator of an accessory that disappears.
  static var accesoryDismissal: NavAnimator { NavAnimator(.fade, duration: 0.1) }
}

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
