internal import HeadlessUIKit

extension RNNComponentViewController {
  /// The elements that script has told of. A screen that was popped has ended its React view; what could be seen of it
  /// stays until it has gone, as a snapshot does on iOS.
  var elements: ReactElements? {
    if var elements = reactView?.elements {
      elements.surfaceFrame = reactView?.frame ?? .zero
      return elements
    }
    return elementsLeftBehind
  }

  /// An element, and where it lies in a container that this screen is in. Nil when there is none of that name.
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
