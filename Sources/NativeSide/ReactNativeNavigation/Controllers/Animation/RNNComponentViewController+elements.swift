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
