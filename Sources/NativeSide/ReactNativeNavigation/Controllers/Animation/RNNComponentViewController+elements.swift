internal import HeadlessUIKit

extension RNNComponentViewController {
  /// The elements that the script side has reported. The React view of a popped screen has ended, but its elements stay
  /// until the screen has disappeared, as a snapshot does on iOS.
  var elements: ReactElements? {
    if var elements = reactView?.elements {
      elements.surfaceFrame = reactView?.frame ?? .zero
      return elements
    }
    return elementsLeftBehind
  }

  /// Returns an element and its location in a container that contains this screen, or nil if there is no such element.
  func locate(_ nativeID: String, in container: UIView) -> (RCTViewComponentView, RNNViewLocation)? {
    guard let elements, let element = elements[nativeID], let view = viewIfLoaded else { return nil }
    let surface = elements.surfaceFrame
    let origin = view.convert(
      CGPoint(x: surface.x + element.frame.x, y: surface.y + element.frame.y), to: container)
    let location = RNNViewLocation(
      frame: CGRect(origin: origin, size: element.frame.size), backgroundColor: element.fillColor,
      transform: element.transform3D, cornerRadius: element.cornerRadius,
      text: element.content == .text ? .init(fontSize: element.fontSize, color: element.textColor) : nil)
    return (element, location)
  }
}

/// The options of an animated transition of any kind, as `ScreenAnimationController` draws it (rnn-options §7.2).
struct ScreenAnimation: Sendable, Equatable {
  /// The animation of the arriving view.
  let enter: TransitionOptions
  /// The animation of the leaving view.
  let exit: TransitionOptions
  let elementTransitions: [ElementTransitionOptions]
  let sharedElementTransitions: [SharedElementTransitionOptions]
  /// The duration that UIKit receives, in milliseconds.
  let maxDuration: Double

  /// Returns nil if the options leave the transition to UIKit.
  init?(_ options: RNNScreenTransition) {
    guard options.hasCustomAnimation else { return nil }
    enter = options.content.enter
    exit = options.content.exit
    elementTransitions = options.elementTransitions ?? options.content.elementTransitions ?? []
    sharedElementTransitions = options.sharedElementTransitions ?? options.content.sharedElementTransitions ?? []
    maxDuration = options.maxDuration
  }

  /// Returns nil if the options leave the transition to UIKit.
  init?(_ options: RNNEnterExitAnimation) {
    guard options.hasAnimation else { return nil }
    enter = options.enter
    exit = options.exit
    elementTransitions = options.elementTransitions ?? []
    sharedElementTransitions = options.sharedElementTransitions ?? []
    maxDuration = options.maxDuration
  }
}

/// Draws a pop or the dismissal of one modal, from options. The arriving view lies below and is visible from the start.
final class ScreenReversedAnimationController: ScreenAnimationController {
  override var hidesArrivingView: Bool { false }
}
