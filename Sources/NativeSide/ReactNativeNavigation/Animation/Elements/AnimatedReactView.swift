internal import HeadlessUIKit
internal import NavbridgeKernel
internal import NavbridgeWire
internal import OrderedCollections

/// The stand-in for an element that moves from one screen to another. It replaces both ends and lies in the container
/// of the transition.
final class AnimatedReactView: UIView {
  let fromId: String
  let toId: String
  private(set) var fillColor: AnimatedColor
  private(set) var cornerRadius: Double
  private(set) var text: RNNViewLocation.Text?

  init(fromId: String, toId: String, at location: RNNViewLocation) {
    self.fromId = fromId
    self.toId = toId
    fillColor = location.backgroundColor
    cornerRadius = location.cornerRadius
    text = location.text
    super.init(frame: location.frame)
    transform3D = location.transform
    isUserInteractionEnabled = false
  }

  func apply(_ values: AnimatedValues) {
    let center = values.center ?? CGPoint(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2)
    let size = values.bounds ?? frame.size
    frame = CGRect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
    if let color = values.backgroundColor { fillColor = color }
    if let radius = values.cornerRadius { cornerRadius = radius }
    if let text {
      self.text = RNNViewLocation.Text(
        fontSize: values.fontSize ?? text.fontSize, color: values.textColor ?? text.color)
    }
  }

  /// The description in snapshots. Its frame is in window coordinates.
  var json: JSON {
    var members: JSONObject = [
      "fromId": .string(fromId), "toId": .string(toId), "frame": .numbers(frameOnScreen.numbers),
      "alpha": .double(alpha), "backgroundColor": .numbers(fillColor.components),
      "cornerRadius": .double(cornerRadius),
    ]
    if let text {
      members["fontSize"] = .double(text.fontSize)
      members["color"] = .numbers(text.color.components)
    }
    return .object(members)
  }
}
