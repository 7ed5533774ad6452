internal import HeadlessUIKit
internal import NavbridgeWire

/// One element of React's content that the script side has reported, for transitions that animate it separately.
///
/// It has no superview, because the script side draws React's content. `frame` is in the coordinates of its surface.
final class RCTViewComponentView: UIView {
  enum Content: String, Sendable { case view, image, text }

  let nativeID: String
  let content: Content
  let zIndex: Double
  let fillColor: AnimatedColor
  let cornerRadius: Double
  /// The font size, used for text only.
  let fontSize: Double
  let textColor: AnimatedColor

  /// Reads one element of `surface/elements` (protocol §11). Returns nil without a nativeID or a frame of four numbers.
  init?(_ json: JSON) {
    guard let nativeID = json["nativeID"]?.string, let numbers = json["frame"]?.array?.compactMap(\.double),
      numbers.count == 4
    else { return nil }
    self.nativeID = nativeID
    content = json["type"]?.string.flatMap(Content.init) ?? .view
    zIndex = json["zIndex"]?.double ?? 0
    fillColor = json["backgroundColor"]?.int.map(AnimatedColor.init(argb:)) ?? .clear
    cornerRadius = json["cornerRadius"]?.double ?? 0
    fontSize = json["fontSize"]?.double ?? 14
    textColor = json["color"]?.int.map(AnimatedColor.init(argb:)) ?? AnimatedColor(argb: 0xFF00_0000)
    super.init(frame: CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    alpha = json["opacity"]?.double ?? 1
    transform3D = json["transform"]?.array.flatMap { CATransform3D(entries: $0.compactMap(\.double)) } ?? .identity
  }
}
